/// A task in what has one already: `.refreshable { Task { await reload() } }` ends before the work has begun, and
/// `.task { Task { … } }` no longer ends with its view.
enum TaskInTask {
  static func findings(of rule: any Rule.Type, in project: Project) -> [Finding] {
    ["refreshable", "task"].flatMap { name in
      project.calls(of: name).compactMap { finding(rule, $0, in: name, project) }
    }
  }

  private static func finding(_ rule: any Rule.Type, _ call: Node, in name: String, _ project: Project) -> Finding? {
    guard call.child(.callee)?.kind == .member, project.runsWhileBuilding(call),
      let closure = call.children.first(where: { $0.kind == .closure }),
      case let statements = closure.children(.statement), statements.count == 1, let task = statements.first,
      let body = task.child(.trailing), body.isTaskBody,
      body.descendants.contains(where: { $0.kind == .awaitExpression || $0.traits.contains(.async) }),
      let view = project.enclosingType(of: call)
    else { return nil }
    let isRefresh = name == "refreshable"
    return Finding(
      rule, at: task, severity: isRefresh ? nil : .info,
      fact: "\(view.name) starts a task of its own in '\(name)', which is done at once.",
      consequence: isRefresh
        ? "The control that shows the refresh goes away before anything has come, and a second pull asks once more "
          + "while the first still waits."
        : "It goes on when the view has gone, and with an 'id' also when that has changed.",
      advice: "Write what it does into the closure of '\(name)', which may wait.")
  }
}
