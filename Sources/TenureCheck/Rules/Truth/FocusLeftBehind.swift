/// State that says which field has the focus, and is told nothing when the user taps another field:
/// `.onChange(of: field) { focus = field }`.
enum FocusLeftBehind {
  static func finding(
    _ assignment: Node, of source: Member, into focus: Member, in view: NominalType, _ project: Project
  ) -> Finding? {
    guard source.wrapper == .state, source.owner == view.id, focus.owner == view.id, !isFollowed(focus, view, project),
      project.ownUses(of: source).allSatisfy({ !$0.isProjected }),
      let shown = project.ownUses(of: source).first(where: { use in
        use.kind == .read && project.runsForBody(use.node) && use.node.label != "of"
          && !use.node.ancestors.contains { $0.label == "of" }
      })?.node,
      let field = project.ownUses(of: focus).first(where: { $0.isProjected && $0.node.parent?.calledName == "focused" })
    else { return nil }
    return Finding(
      OnChangeMirrorsState.self, at: assignment, severity: .warning,
      fact: "'\(focus.name)' follows '\(source.name)', and '\(source.name)' never hears where the focus went.",
      evidence: [
        Evidence(field.node, "a tap moves the focus"), Evidence(shown, "'\(source.name)' is shown here"),
      ],
      consequence: "After a tap on another field '\(source.name)' still names the one before.",
      advice: "Read and set '\(focus.name)' itself, and remove '\(source.name)'.")
  }

  /// `.onChange(of: focus) { … }`, whatever it does.
  private static func isFollowed(_ focus: Member, _ view: NominalType, _ project: Project) -> Bool {
    project.calls(of: "onChange", in: view).contains { call in
      call.children.contains { $0.label == "of" && project.storage(of: $0) == focus }
    }
  }
}
