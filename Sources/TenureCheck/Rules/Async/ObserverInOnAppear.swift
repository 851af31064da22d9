/// `onAppear { NotificationCenter.default.addObserver(forName: …) { … } }`: one more observer with each appearance.
enum ObserverInOnAppear {
  static func findings(in project: Project) -> [Finding] {
    project.calls(of: "addObserver").compactMap { finding($0, project) }
  }

  private static func finding(_ call: Node, _ project: Project) -> Finding? {
    guard let center = call.child(.callee)?.child(.base),
      center.withDescendants.contains(where: { $0.name == "NotificationCenter" }),
      call.children.contains(where: { $0.label == "forName" }),
      call.children.contains(where: { $0.kind == .closure }), let view = project.enclosingType(of: call),
      let appearance = view.isViewLike
        ? TimerInOnAppear.appearance(of: call, project) : appearance(ofModel: call, project),
      isLeft(call, to: view, project)
    else { return nil }
    return Finding(
      TaskInOnAppear.self, at: call,
      fact: "\(view.name) adds an observer in 'onAppear' that nothing removes.",
      evidence: appearance.contains(call) ? [] : [Evidence(nameOf: appearance, "it comes from here")],
      consequence: "It stays when the view has gone, and each time the view comes back its closure runs once more.",
      advice:
        "Use '.onReceive(NotificationCenter.default.publisher(for: …))', or a loop over 'notifications(named:)' in "
        + "'.task { }', which end with the view.")
  }

  /// `.onAppear { model.appear() }`, of a model whose method adds it and asks for nothing before.
  private static func appearance(ofModel call: Node, _ project: Project) -> Node? {
    guard let code = call.enclosingCode, code.kind == .function, let type = project.enclosingType(of: code),
      type.isModel,
      let function = type.members.first(where: { $0.node == code }),
      !code.descendants.contains(where: { $0.kind == .guardStatement || $0.kind == .ifBranch })
    else { return nil }
    return project.uses(of: function).lazy.compactMap { TimerInOnAppear.appearance(of: $0.node, project) }.first
  }

  /// Nobody has what would remove it, or the view keeps that and removes nothing.
  private static func isLeft(_ call: Node, to view: NominalType, _ project: Project) -> Bool {
    if ([view.declaration] + view.extensions).contains(where: { code in
      code.descendants.contains { $0.name == "removeObserver" }
    }) {
      return false
    }
    if call.role == .statement { return true }
    guard let target = call.assignmentOfValue?.child(.left) else { return false }
    return target.kind == .wildcard || project.storage(of: target)?.owner == view.id
  }
}
