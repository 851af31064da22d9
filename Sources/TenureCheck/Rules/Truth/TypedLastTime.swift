/// What a sheet's fields are bound to in the view below, and that nobody empties: the second time it opens with what was
/// sent the first time.
enum TypedLastTime {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type in
      PresentingCall.all(in: type, project).filter { $0.kind == .modal }.compactMap { finding(rule, $0, type, project) }
    }
  }

  private static func finding(
    _ rule: any Rule.Type, _ presenting: PresentingCall, _ type: NominalType, _ project: Project
  ) -> Finding? {
    let contents = presenting.contents
    for member in type.stored where member.wrapper == .state && isEmptyAtFirst(member) {
      let uses = project.ownUses(of: member)
      // All that happens to it happens in the sheet, and nothing below shows it.
      guard !uses.contains(where: { $0.kind == .write }),
        uses.allSatisfy({ use in contents.contains { $0.contains(use.node) } }),
        let field = uses.first(where: { $0.isProjected && isField($0.node, project) })?.node,
        let sent = uses.first(where: { isSent($0, in: contents, presenting.flag, project) })?.node
      else { continue }
      return Finding(
        rule, at: member.node, severity: .warning,
        fact:
          "'\(member.name)' of \(type.name) is what the \(presenting.call.calledName ?? "sheet") asks for, and stays "
          + "when that is done.",
        evidence: [Evidence(field, "typed here"), Evidence(sent, "handed on here, and then it closes")],
        consequence: "The next time it opens, what was sent the last time is still in the field.",
        advice: "Make what is presented a view of its own that has '\(member.name)' in its state: it begins anew each "
          + "time.")
    }
    return nil
  }

  private static func isEmptyAtFirst(_ member: Member) -> Bool { member.value?.text == "\"\"" }

  /// `TextField("Title", text: $title)`, here or in a view that is handed the binding.
  private static func isField(_ binding: Node, _ project: Project, depth: Int = 2) -> Bool {
    guard binding.role == .argument, let call = binding.parent, depth > 0 else { return false }
    if ["TextField", "TextEditor", "SecureField"].contains(call.calledName ?? "") { return true }
    guard let form = project.constructedType(call), form.isView, let label = binding.label,
      let bound = form.member(label), bound.wrapper == .binding
    else { return false }
    return project.ownUses(of: bound).contains { $0.isProjected && isField($0.node, project, depth: depth - 1) }
  }

  /// In an action of the sheet, which hands it on and closes.
  private static func isSent(_ use: Use, in contents: [Node], _ flag: Member, _ project: Project) -> Bool {
    guard use.kind == .read || use.kind == .call, !use.isProjected,
      let action = use.node.ancestors.first(where: { $0.kind == .closure && project.use(of: $0) == .action }),
      contents.contains(where: { $0.contains(action) }),
      use.node.ancestors.prefix(while: { $0 != action }).contains(where: { $0.kind == .call })
    else { return false }
    return action.descendants(of: .assignment).contains { assignment in
      assignment.child(.left).flatMap { project.storage(of: $0) } == flag && assignment.child(.right)?.text == "false"
    }
  }
}
