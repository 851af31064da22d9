extension Project {
  /// The property that a value was taken from, as it is or as one of its elements: `model.items` of the `item` in
  /// `ForEach(model.items) { item in … }`, of `model.items.first`, of `if let item = model.items[0]`.
  public func origin(of expression: Node) -> Member? { origin(of: expression, depth: 0) }

  private func origin(of expression: Node, depth: Int) -> Member? {
    guard depth < 16 else { return nil }
    func next(_ node: Node?) -> Member? { node.flatMap { origin(of: $0, depth: depth + 1) } }
    switch expression.kind {
    case .reference:
      if expression.name.startsWithDollar, Int(expression.name.dropFirst()) != nil {
        return next(expression.ancestors.first { $0.kind == .closure }.flatMap(source))
      }
      switch referent(of: expression) {
      case .member(let member)?: return member.isStored ? member : nil
      case .local(let local)?:
        if local.kind == .namePattern {
          let loop = local.ancestors.first { $0.kind == .forLoop || $0.kind == .switchCase || $0.kind == .block }
          return loop?.kind == .forLoop ? next(loop?.child(.subject)) : nil
        }
        return next(local.child(.value))
      case .parameter(let parameter)?: return next(parameter.parent.flatMap(source))
      default: return nil
      }
    case .member:
      if let member = storage(of: expression) { return member.isStored ? member : nil }
      guard ["first", "last", "lazy", "element", "wrappedValue"].contains(expression.name) else { return nil }
      return next(expression.child(.base))
    case .call:
      guard let callee = expression.child(.callee) else { return nil }
      if callee.kind == .reference, callee.name == "Array" { return next(expression.child(.argument)) }
      guard callee.kind == .member, Self.keepingElements.contains(callee.name) else { return nil }
      return next(callee.child(.base))
    case .subscriptAccess, .optionalChain, .forceUnwrap: return next(expression.child(.base))
    default: return nil
    }
  }

  /// What the closure of a loop goes over.
  private func source(_ closure: Node) -> Node? {
    guard closure.kind == .closure, let call = closure.parent, let callee = call.child(.callee) else { return nil }
    if callee.kind == .reference, ["ForEach", "List", "Table", "OutlineGroup"].contains(callee.name) {
      return call.children.first { $0.role == .argument && ($0.label == nil || $0.label == "data") }
    }
    guard callee.kind == .member, ClosureUse(of: closure) == .immediate else { return nil }
    return callee.child(.base)
  }

  private static let keepingElements: Set<String> = [
    "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop", "first", "last",
    "enumerated", "randomElement", "min", "max",
  ]
}
