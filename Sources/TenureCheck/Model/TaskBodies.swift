extension Node {
  /// The closure of `Task { }`, `Task.detached { }`.
  var isTaskBody: Bool {
    guard kind == .closure, let call = parent, call.kind == .call, let callee = call.child(.callee) else {
      return false
    }
    return callee.name == "Task"
      || ["detached", "immediate"].contains(callee.name) && callee.child(.base)?.name == "Task"
  }
}
