extension Project {
  /// What a piece of code, when it runs, sets going: a task, a request, a subscription, a timer. Followed through
  /// functions of its own type, and nothing that is only kept for later.
  public func startedWork(in code: Node, depth: Int = 2) -> Node? {
    for node in code.descendants(of: .call) where runsWith(code, node) {
      if isStart(node) { return node }
    }
    guard depth > 0 else { return nil }
    for function in ownFunctions(calledIn: code) {
      if let work = startedWork(in: function, depth: depth - 1) { return work }
    }
    return nil
  }

  /// Whether a node runs when the code around it does, and not in a closure that is kept.
  private func runsWith(_ code: Node, _ node: Node) -> Bool {
    for ancestor in node.ancestors {
      if ancestor == code { return true }
      if ancestor.kind == .closure, ClosureUse(of: ancestor) != .immediate { return false }
      if ancestor.kind.isFunctionLike { return false }
    }
    return false
  }

  private func isStart(_ call: Node) -> Bool {
    guard let callee = call.child(.callee) else { return false }
    let base = callee.child(.base)
    switch callee.name {
    case "Task": return callee.kind == .reference && call.children.contains { $0.kind == .closure }
    case "detached": return base?.name == "Task"
    // What an object hears of itself ends with it.
    case "sink": return call.children.contains { $0.kind == .closure } && callee.dottedRoot?.startsWithDollar != true
    case "resume": return base?.calledName.map { $0.hasSuffix("Task") } == true
    case "async", "asyncAfter": return base?.dottedRoot == "DispatchQueue"
    case "scheduledTimer": return base?.name == "Timer"
    case "addObserver": return base?.dottedRoot == "NotificationCenter"
    case "addSnapshotListener", "observeSingleEvent": return call.children.contains { $0.kind == .closure }
    default: return false
    }
  }
}

extension Node {
  /// The first name of a chain: `DispatchQueue` of `DispatchQueue.main.async`.
  var dottedRoot: String? {
    var current = self
    while let base = current.child(current.kind == .call ? .callee : .base) { current = base }
    return current.kind == .reference ? current.name : nil
  }
}
