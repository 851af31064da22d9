/// `.onReceive(Timer.publish(every: 1, …).autoconnect())` in a body: another timer each time that runs.
enum TimerMadeInBody {
  static func findings(in project: Project) -> [Finding] {
    project.calls(of: "onReceive").compactMap { finding($0, project) }
  }

  private static func finding(_ call: Node, _ project: Project) -> Finding? {
    guard let publisher = call.child(.argument), publisher.kind == .call,
      let timer = publisher.withDescendants(of: .call).first(where: { isTimer($0) }),
      let closure = call.children.first(where: { $0.kind == .closure }), project.runsWhileBuilding(call),
      let view = project.enclosingType(of: call), view.isViewLike,
      let (cause, change) = change(in: view, besides: closure, project)
    else { return nil }
    return Finding(
      ModelCreatedInBody.self, at: timer,
      fact: "\(view.name) makes a timer each time its body runs.",
      evidence: [Evidence(change, "'\(cause.name)' changes here, and the body runs again")],
      consequence:
        "The new timer begins to wait anew, and the old one is let go: while '\(cause.name)' keeps changing, "
        + "it does not fire at all.",
      advice: "Keep it in state: '@State private var timer = \(publisher.excerpt)'.")
  }

  private static func isTimer(_ call: Node) -> Bool {
    call.calledName == "publish" && call.child(.callee)?.child(.base)?.name == "Timer"
  }

  /// State that the view shows and that others than the timer change.
  private static func change(in view: NominalType, besides closure: Node, _ project: Project) -> (Member, Node)? {
    for member in view.stored where member.wrapper == .state || member.wrapper == .binding {
      let uses = project.uses(of: member)
      guard project.type(of: member)?.isReference != true else { continue }
      let change = uses.first { use in
        if closure.contains(use.node) { return false }
        return use.isProjected || use.kind == .write && project.operation(of: use.node)?.kind != .initializer
      }
      if let change { return (member, change.node) }
    }
    return nil
  }
}
