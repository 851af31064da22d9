extension Node {
  /// Whether an assignment sets a member of `self`, directly or by its wrapper: `name =`, `self.name =`, `_name =`.
  func assigns(_ name: String) -> Bool {
    guard kind == .assignment, let target = child(.left) else { return false }
    guard target.name == name || target.name == "_" + name else { return false }
    if target.kind == .reference { return true }
    return target.kind == .member && target.child(.base)?.name == "self"
  }

  /// `value` of `StateObject(wrappedValue: value)`, `State(initialValue: value)`, `.init(wrappedValue: value)`.
  var wrappedValue: Node? {
    guard kind == .call, let callee = child(.callee) else { return nil }
    let path = callee.kind == .member && callee.name == "init" ? callee.child(.base)?.name : callee.name
    guard ["StateObject", "State", "ObservedObject", "Bindable", "init"].contains(path ?? "") else { return nil }
    return children.first { node in
      node.role == .argument && ["wrappedValue", "initialValue"].contains(node.label ?? "")
        || node.role == .trailing && node.label == nil
    }?.closureResult
  }

  /// The only expression of a closure; any other node is itself.
  var closureResult: Node? {
    guard kind == .closure else { return self }
    let statements = children(.statement)
    return statements.count == 1 ? statements[0] : nil
  }
}
