/// `onAppear { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { … } }`: one more timer with each appearance.
enum TimerInOnAppear {
  static func findings(in project: Project) -> [Finding] {
    project.calls(of: "scheduledTimer").compactMap { finding($0, project) }
  }

  private static func finding(_ timer: Node, _ project: Project) -> Finding? {
    guard timer.child(.callee)?.child(.base)?.name == "Timer", repeats(timer),
      let view = project.enclosingType(of: timer), view.isViewLike, let appearance = appearance(of: timer, project),
      !isInvalidated(timer, in: view, project)
    else { return nil }
    return Finding(
      TaskInOnAppear.self, at: timer,
      fact: "\(view.name) starts a timer in 'onAppear' that nothing ends.",
      evidence: appearance.contains(timer) ? [] : [Evidence(nameOf: appearance, "it comes from here")],
      consequence: "It goes on when the view has gone, and one more starts each time the view comes back.",
      advice:
        "Keep it in a property and invalidate it in 'onDisappear'; or use '.onReceive' of a timer's publisher, or a "
        + "loop in '.task { }', which end with the view.")
  }

  private static func repeats(_ timer: Node) -> Bool {
    timer.children.contains { $0.label == "repeats" && $0.text == "true" }
  }

  /// The `onAppear` that starts it, itself or by a function of its view.
  static func appearance(of node: Node, _ project: Project, depth: Int = 1) -> Node? {
    // `.onAppear(perform: start)`
    if node.role == .argument, let modifier = node.parent, modifier.calledName == "onAppear" { return modifier }
    for ancestor in node.ancestors {
      if ancestor.kind == .closure, ClosureUse(of: ancestor) != .immediate {
        return ancestor.parent.flatMap { $0.calledName == "onAppear" ? $0 : nil }
      }
      // What is asked before may be whether there is one.
      if ancestor.kind == .ifBranch { return nil }
      if ancestor.kind == .function {
        guard depth > 0, let view = project.enclosingType(of: ancestor),
          let function = view.members.first(where: { $0.node == ancestor }),
          !ancestor.descendants(of: .guardStatement).contains(where: { $0.start < node.start })
        else { return nil }
        return project.ownUses(of: function).lazy
          .compactMap { appearance(of: $0.node, project, depth: depth - 1) }.first
      }
      if ancestor.kind.isFunctionLike { return nil }
    }
    return nil
  }

  /// By itself, by the property that keeps it, or by whom it is handed to.
  private static func isInvalidated(_ timer: Node, in view: NominalType, _ project: Project) -> Bool {
    if timer.descendants.contains(where: { $0.name == "invalidate" }) { return true }
    if timer.role == .statement { return false }
    guard let target = timer.assignmentOfValue?.child(.left), let kept = project.storage(of: target),
      kept.owner == view.id
    else { return true }
    return project.uses(of: kept).contains { $0.node.accessedMember?.name == "invalidate" }
  }
}
