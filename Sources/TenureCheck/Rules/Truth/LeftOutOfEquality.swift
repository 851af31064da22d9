/// A view that is Equatable, and whose `==` leaves out what it shows: `a.team.id == b.team.id`, where the body shows
/// `team.goals`.
enum LeftOutOfEquality {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter { $0.isView && $0.supertypes.contains("Equatable") }.flatMap { type -> [Finding] in
      guard let equality = type.members.first(where: { $0.isFunction && $0.name == "==" }) else { return [] }
      return type.stored.compactMap { finding(rule, $0, equality.node, type, project) }
    }
  }

  private static func finding(
    _ rule: any Rule.Type, _ input: Member, _ equality: Node, _ type: NominalType, _ project: Project
  ) -> Finding? {
    guard input.wrapper == nil, !input.isStatic, !input.isClosure, input.value == nil,
      let written = input.plainType, project.isPlainValue(written) || project.type(named: written)?.isReference == false
    else { return nil }
    // `a.team`, `b.team`, and what is asked of each.
    let accesses = equality.descendants(of: .member).filter {
      $0.name == input.name && $0.child(.base)?.kind == .reference
    }
    let parts = Set(accesses.map { $0.accessedMember?.name })
    guard !parts.contains(nil),
      let shown = project.ownUses(of: input).first(where: { use in
        use.kind != .write && !equality.contains(use.node) && project.runsForBody(use.node)
          && isLeftOut(use.node, parts.compactMap { $0 }, project)
      })?.node,
      let (evidence, severity) = project.callersThatChange(input.name, of: type), !evidence.isEmpty
    else { return nil }
    let part = shown.accessedMember.map { "\(input.name).\($0.name)" } ?? input.name
    return Finding(
      rule, at: shown, severity: severity,
      fact: "\(type.name) shows '\(part)', which its '==' does not compare.",
      evidence: evidence + [Evidence(equality, "what says whether it is the same view")],
      consequence: "When '\(part)' alone changes, the view is taken for the same one, and still shows the old value.",
      advice: "Compare all that the body shows, or leave out '==' and let the compiler write it.")
  }

  /// Shown as a whole, or by a part that can change and is not compared.
  private static func isLeftOut(_ use: Node, _ compared: [String], _ project: Project) -> Bool {
    guard let access = use.accessedMember else { return compared.isEmpty }
    if compared.contains(access.name) { return false }
    if compared.isEmpty { return true }
    return project.storage(of: access).map { $0.isStored && !$0.isConstant } ?? false
  }
}
