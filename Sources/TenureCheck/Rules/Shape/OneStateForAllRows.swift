/// One value of a view's state that a control, or a presentation, in each row of a list is bound to.
enum OneStateForAllRows {
  static func controls(of rule: any Rule.Type, in project: Project) -> [Finding] {
    controls.flatMap { name, label in
      project.calls(of: name).compactMap { finding(rule, $0, label, isPresentation: false, project) }
    }
  }

  static func presentations(of rule: any Rule.Type, in project: Project) -> [Finding] {
    presentations.flatMap { name in
      project.calls(of: name).compactMap { finding(rule, $0, "isPresented", isPresentation: true, project) }
    }
  }

  private static let controls: [(name: String, label: String?)] = [
    ("DisclosureGroup", "isExpanded"), ("Toggle", "isOn"), ("TextField", "text"), ("SecureField", "text"),
    ("TextEditor", "text"), ("Stepper", "value"), ("Slider", "value"), ("focused", nil),
  ]
  private static let presentations = ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog"]

  private static func finding(
    _ rule: any Rule.Type, _ call: Node, _ label: String?, isPresentation: Bool, _ project: Project
  ) -> Finding? {
    guard let bound = call.children(.argument).first(where: { $0.label == label }), bound.kind == .reference,
      bound.name.isProjection, !call.children.contains(where: { ["equals", "presenting"].contains($0.label ?? "") }),
      let member = project.storage(of: bound), member.wrapper == .state || member.wrapper == .focusState,
      project.owner(of: member).isViewLike, project.runsWhileBuilding(call), let loop = loop(around: call, project)
    else { return nil }
    let name = call.calledName ?? ""
    return Finding(
      rule, at: bound, severity: .warning,
      fact: "Each row binds its \(name) to the same '\(member.name)'.",
      evidence: [Evidence(loop, "a row for each element"), Evidence(member.node, "one value for all of them")],
      consequence: isPresentation
        ? "All rows ask for it at a time: which one presents it, and what for, is left to chance."
        : "What is done in one row is done in all of them.",
      advice: isPresentation
        ? "Put the \(name) on the list, and let an optional say for which element it is."
        : "Give the row a view of its own with the state in it, or keep a value for each element's id.")
  }

  /// The loop whose rows have the call in each of them, whatever the element is.
  private static func loop(around call: Node, _ project: Project) -> Node? {
    var inner = call
    for ancestor in call.ancestors {
      switch ancestor.kind {
      // There for one element, maybe.
      case .ifBranch, .switchBranch, .ternary, .conditional: return nil
      case .call where inner.kind == .closure:
        let name = ancestor.calledName ?? ""
        if ["ForEach", "List", "Table"].contains(name), ancestor.child(.callee)?.kind == .reference {
          return ancestor.child(.argument).map { isData($0, project) } == true ? ancestor : nil
        }
        if PresentingCall.isPresenter(name) || !containers(inner, project) { return nil }
      case let kind where kind.isFunctionLike || kind.isTypeDeclaration: return nil
      default: break
      }
      inner = ancestor
    }
    return nil
  }

  private static func containers(_ closure: Node, _ project: Project) -> Bool {
    [.content, .immediate].contains(project.use(of: closure))
  }

  /// Elements, not a selection: `List(selection: $chosen) { … }` has no rows of its own.
  private static func isData(_ argument: Node, _ project: Project) -> Bool {
    if argument.label == "selection" { return false }
    return argument.kind != .arrayLiteral || argument.children(.element).count > 1
  }
}
