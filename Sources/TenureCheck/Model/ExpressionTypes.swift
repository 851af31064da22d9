extension Project {
  /// The project's type of an expression's value, an optional's wrapped value included; nil where it is not known.
  public func type(of expression: Node) -> NominalType? { type(of: expression, depth: 0) }

  /// The project's type of a property's value: as written, else as far as its initial value tells.
  public func type(of member: Member) -> NominalType? { type(ofVariable: member.node, depth: 0) }

  /// The type that an expression constructs: `Model()`, `Model.init()`, `Outer.Model(id: 1)`.
  public func constructedType(_ expression: Node) -> NominalType? {
    guard expression.kind == .call, let callee = expression.child(.callee) else { return nil }
    if callee.kind == .member, callee.name == "init", let base = callee.child(.base) { return typeReference(base) }
    return typeReference(callee)
  }

  /// The type that an expression names: `Model`, `Outer.Model`.
  public func typeReference(_ expression: Node) -> NominalType? {
    guard expression.name.startsWithCapital, let name = dottedPath(expression) else { return nil }
    return lookup.typeID(name, at: expression).map { self[$0] }
  }

  /// `a.b.c` of a chain of names.
  public func dottedPath(_ expression: Node) -> String? {
    switch expression.kind {
    case .reference: return expression.name
    case .member:
      guard let base = expression.child(.base), let path = dottedPath(base) else { return nil }
      return "\(path).\(expression.name)"
    default: return nil
    }
  }

  private func type(of expression: Node, depth: Int) -> NominalType? {
    guard depth < 24 else { return nil }
    switch expression.kind {
    case .reference:
      if expression.name == "self" || expression.name == "Self" { return enclosingType(of: expression) }
      guard let referent = referent(of: expression) else { return nil }
      return type(of: referent, depth: depth + 1)
    case .member:
      guard let base = expression.child(.base) else { return nil }
      if let type = typeReference(base) {
        if let member = member(expression.name, of: type), member.isStatic {
          return self.type(ofVariable: member.node, depth: depth + 1)
        }
        return nil
      }
      guard let outer = type(of: base, depth: depth + 1), let member = member(expression.name, of: outer) else {
        return nil
      }
      return member.isProperty ? type(ofVariable: member.node, depth: depth + 1) : nil
    case .call:
      if let type = constructedType(expression) { return type }
      guard let callee = expression.child(.callee) else { return nil }
      return resultType(callee, depth: depth + 1)
    case .tryExpression, .awaitExpression, .forceUnwrap, .optionalChain, .inoutReference:
      return expression.child(.base).flatMap { type(of: $0, depth: depth + 1) }
    case .cast: return expression.name == "is" ? nil : expression.child(.type).flatMap { type(named: $0) }
    case .ternary: return expression.child(.then).flatMap { type(of: $0, depth: depth + 1) }
    case .binary where expression.name == "??":
      return (expression.child(.right).flatMap { type(of: $0, depth: depth + 1) })
    default: return nil
    }
  }

  private func type(of referent: Referent, depth: Int) -> NominalType? {
    switch referent {
    case .local(let node), .global(let node): return type(ofVariable: node, depth: depth)
    case .parameter(let node): return node.child(.type).flatMap { type(named: $0) }
    case .member(let member): return member.isProperty ? type(ofVariable: member.node, depth: depth) : nil
    case .type: return nil
    }
  }

  private func type(ofVariable node: Node, depth: Int) -> NominalType? {
    if let written = node.child(.type) { return type(named: written) }
    if node.kind == .optionalBinding, node.child(.value) == nil {
      return referent(node.name, at: node).flatMap { type(of: $0, depth: depth + 1) }
    }
    if let attribute = node.children(.attribute).first(where: { $0.name == "Environment" }),
      let argument = attribute.child(.argument), argument.kind == .member, argument.name == "self",
      let base = argument.child(.base)
    {
      return typeReference(base)
    }
    return node.child(.value).flatMap { type(of: $0, depth: depth + 1) }
  }

  private func resultType(_ callee: Node, depth: Int) -> NominalType? {
    var function: Node?
    if callee.kind == .reference {
      switch referent(of: callee) {
      case .member(let member) where member.isFunction: function = member.node
      case .local(let node) where node.kind == .function: function = node
      case .global(let node) where node.kind == .function: function = node
      default: break
      }
    } else if callee.kind == .member, let base = callee.child(.base) {
      let outer = typeReference(base) ?? type(of: base, depth: depth + 1)
      function = outer.flatMap { member(callee.name, of: $0) }.flatMap { $0.isFunction ? $0.node : nil }
    }
    return function?.child(.result).flatMap { type(named: $0) }
  }
}
