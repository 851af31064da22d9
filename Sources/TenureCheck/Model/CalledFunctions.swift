extension Project {
  /// The function of the project that a call calls.
  func function(calledBy call: Node) -> Node? {
    guard let callee = call.child(.callee) else { return nil }
    if callee.kind == .reference, case .member(let member)? = referent(of: callee), member.isFunction {
      return member.node
    }
    guard callee.kind == .member, let base = callee.child(.base), let type = type(of: base),
      let member = member(callee.name, of: type), member.isFunction
    else { return nil }
    return member.node
  }
}
