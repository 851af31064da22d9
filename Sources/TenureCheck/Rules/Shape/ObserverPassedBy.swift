/// An observer of what SwiftUI keeps for a view, which a binding passes by: `@State var volume = 0.5 { didSet { … } }`
/// under `Slider(value: $volume)`.
enum ObserverPassedBy {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    project.shippedTypes.filter(\.isViewLike).flatMap { type in
      type.stored.compactMap { finding(of: rule, $0, type, project) }
    }
  }

  private static func finding(
    of rule: any Rule.Type, _ member: Member, _ type: NominalType, _ project: Project
  ) -> Finding? {
    guard isKeptElsewhere(member), let observer = member.accessors.first(where: doesSomething),
      let binding = project.ownUses(of: member).first(where: \.isProjected)?.node,
      !isFollowed(member, in: type, project)
    else { return nil }
    return Finding(
      rule, at: observer,
      fact: "'\(observer.name)' of '\(member.name)' does not run where '$\(member.name)' is bound.",
      evidence: [Evidence(binding, "what is done here sets the value past it")],
      consequence: "It runs for assignments in \(type.name) alone: what a user changes here is not followed.",
      advice: "Write '.onChange(of: \(member.name)) { … }' in the body instead.")
  }

  /// What the wrapper keeps somewhere else than in the view, and gives bindings to.
  private static func isKeptElsewhere(_ member: Member) -> Bool {
    switch member.wrapper {
    case .state, .binding, .appStorage, .sceneStorage, .focusState: true
    default: false
    }
  }

  private static func doesSomething(_ accessor: Node) -> Bool {
    ["didSet", "willSet"].contains(accessor.name)
      && accessor.children(.statement).contains { !["print", "debugPrint"].contains($0.calledName ?? "") }
  }

  private static func isFollowed(_ member: Member, in type: NominalType, _ project: Project) -> Bool {
    project.calls(of: "onChange", in: type).contains { call in
      call.children.contains { child in
        child.label == "of" && child.withDescendants.contains { project.storage(of: $0) == member }
      }
    }
  }
}
