extension Project {
  /// The project's type of an expression's value, an optional's wrapped value included; nil where it is not known.
  public func type(of expression: Node) -> NominalType? { valueType(of: expression)?.nominal }

  /// The project's type of a property's value: as written, else as far as its initial value tells.
  public func type(of member: Member) -> NominalType? { valueType(ofVariable: member.node, depth: 0)?.nominal }

  /// The type of the elements of a collection: `[Item]`, `Set<Item>`, `[Item]?`, `$items`, `items.filter { … }`.
  public func elementType(of collection: Node) -> NominalType? {
    guard case .sequence(let element)? = valueType(of: collection) else { return nil }
    return element?.nominal
  }

  /// The type of the elements of an array, set or optional; nil for anything else.
  public func elementType(of member: Member) -> NominalType? {
    guard case .sequence(let element)? = valueType(ofVariable: member.node, depth: 0) else { return nil }
    return element?.nominal
  }

  /// The type that an expression constructs: `Model()`, `Model.init()`, `Outer.Model(id: 1)`.
  public func constructedType(_ expression: Node) -> NominalType? {
    guard expression.kind == .call, let callee = expression.child(.callee) else { return nil }
    if callee.kind == .member, callee.name == "init", let base = callee.child(.base) { return typeReference(base) }
    if callee.kind == .implicitMember { return callee.name == "init" ? expectedType(of: expression) : nil }
    return typeReference(callee)
  }

  /// The type that the place of an expression asks for: of `.init()` in `let model: Model = .init()`, in
  /// `Page(model: .init())`, in `model = .init()`.
  private func expectedType(of expression: Node) -> NominalType? {
    guard let parent = expression.parent else { return nil }
    switch parent.kind {
    case .variable where expression.role == .value, .parameter where expression.role == .value:
      return parent.child(.type).flatMap { type(named: $0) }
    case .assignment where expression.role == .right: return parent.child(.left).flatMap { type(of: $0) }
    case .call where expression.role == .argument:
      guard let callee = parent.child(.callee) else { return nil }
      var declared: [Node] = []
      if let made = constructedType(parent) {
        declared = made.initializers.flatMap(\.parameters)
        if declared.isEmpty { declared = made.stored.map(\.node) }
      } else if let function = declaredFunction(of: callee, depth: 0) {
        declared = function.children(.parameter)
      }
      let meant = declared.first { ($0.kind == .parameter ? $0.label : $0.name) == expression.label }
      return meant?.child(.type).flatMap { type(named: $0) }
    default: return nil
    }
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

  func valueType(of expression: Node, depth: TypeInquiry = 0) -> ValueType? {
    if depth.isExhausted { return nil }
    switch expression.kind {
    case .call, .member, .subscriptAccess, .ternary, .binary, .arrayLiteral, .dictionaryLiteral:
      return depth.once(expression, in: knownTypes) { findValueType(of: expression, depth: depth) }
    case .reference where expression.name.startsWithDollar:
      return depth.once(expression, in: knownTypes) { findValueType(of: expression, depth: depth) }
    default: return findValueType(of: expression, depth: depth)
    }
  }

  private func findValueType(of expression: Node, depth: TypeInquiry) -> ValueType? {
    func inner(_ role: NodeRole) -> ValueType? {
      expression.child(role).flatMap { valueType(of: $0, depth: depth + 1) }
    }
    switch expression.kind {
    case .reference: return valueType(ofReference: expression, depth: depth)
    case .member: return valueType(ofAccess: expression, depth: depth)
    case .call:
      if let type = constructedType(expression) { return .nominal(type) }
      return valueType(ofCall: expression, depth: depth)
    case .subscriptAccess:
      switch inner(.base) {
      case .sequence(let element)? where expression.child(.argument)?.kind != .binary: return element
      case .sequence(let element)?: return .sequence(of: element)
      case .dictionary(_, let value)?: return value
      default: return nil
      }
    case .tryExpression, .awaitExpression, .forceUnwrap, .optionalChain, .inoutReference: return inner(.base)
    case .cast:
      return expression.name == "is" ? nil : expression.child(.type).flatMap { valueType(named: $0) }
    case .ternary: return inner(.then) ?? inner(.else)
    case .binary where expression.name == "??": return inner(.right) ?? inner(.left)
    case .binary where expression.name == "+": return inner(.left).flatMap { $0.isSequence ? $0 : nil }
    case .binary where expression.name == "..<" || expression.name == "...": return .sequence(of: nil)
    case .arrayLiteral: return .sequence(of: inner(.element))
    case .dictionaryLiteral: return .dictionary(key: inner(.key), value: inner(.element))
    default: return nil
    }
  }

  private func valueType(ofReference expression: Node, depth: TypeInquiry) -> ValueType? {
    if expression.name == "self" || expression.name == "Self" {
      return enclosingType(of: expression).map { .nominal($0) }
    }
    if expression.name.startsWithDollar, let index = Int(expression.name.dropFirst()) {
      guard let closure = expression.ancestors.first(where: { $0.kind == .closure }) else { return nil }
      return valueType(ofParameter: index, of: closure, depth: depth + 1)
    }
    switch referent(of: expression) {
    case .local(let node)?:
      return node.kind == .namePattern
        ? valueType(ofPattern: node, depth: depth + 1) : valueType(ofVariable: node, depth: depth + 1)
    case .global(let node)?: return valueType(ofVariable: node, depth: depth + 1)
    case .parameter(let node)?:
      if let written = node.child(.type) { return valueType(named: written) }
      guard let closure = node.parent, closure.kind == .closure,
        let index = closure.children(.parameter).firstIndex(of: node)
      else { return nil }
      return valueType(ofParameter: index, of: closure, depth: depth + 1)
    case .member(let member)?:
      guard member.isProperty, let type = valueType(ofVariable: member.node, depth: depth + 1) else { return nil }
      return isPublisher(expression, of: member) ? .sequence(of: type) : type
    case .type?, nil: return nil
    }
  }

  private func valueType(ofAccess expression: Node, depth: TypeInquiry) -> ValueType? {
    guard let base = expression.child(.base) else { return nil }
    if let type = typeReference(base) {
      guard let member = member(expression.name, of: type), member.isStatic else { return nil }
      return self.valueType(ofVariable: member.node, depth: depth + 1)
    }
    guard let outer = valueType(of: base, depth: depth + 1) else { return nil }
    guard case .nominal(let type) = outer else { return part(expression.name, of: outer) }
    if let member = member(expression.name, of: type) {
      return member.isProperty ? valueType(ofVariable: member.node, depth: depth + 1) : nil
    }
    if ["wrappedValue", "projectedValue"].contains(expression.name) { return outer }
    guard expression.name.startsWithDollar, let member = member(String(expression.name.dropFirst()), of: type),
      let value = valueType(ofVariable: member.node, depth: depth + 1)
    else { return nil }
    return isPublisher(expression, of: member) ? .sequence(of: value) : value
  }

  /// `$items` of a `@Published var items` is a publisher of it.
  private func isPublisher(_ expression: Node, of member: Member) -> Bool {
    expression.name.startsWithDollar && member.wrapper == .published
  }

  private func part(_ name: String, of outer: ValueType) -> ValueType? {
    switch (name, outer) {
    case ("first", _), ("last", _), ("randomElement", _): return outer.element
    case ("lazy", _), ("wrappedValue", _), ("projectedValue", _): return outer
    case ("values", .dictionary(_, let value)): return .sequence(of: value)
    case ("keys", .dictionary(let key, _)): return .sequence(of: key)
    default: return outer.part(name)
    }
  }

  func valueType(ofVariable node: Node, depth: TypeInquiry) -> ValueType? {
    if depth.isExhausted { return nil }
    return depth.once(node, in: knownTypes) { findValueType(ofVariable: node, depth: depth) }
  }

  private func findValueType(ofVariable node: Node, depth: TypeInquiry) -> ValueType? {
    if let written = node.child(.type) { return valueType(named: written) }
    if let attribute = node.children(.attribute).first(where: { $0.name == "Environment" }),
      let argument = attribute.child(.argument), argument.kind == .member, argument.name == "self",
      let base = argument.child(.base)
    {
      return typeReference(base).map { .nominal($0) }
    }
    if let entry = environmentEntry(of: node) { return valueType(ofVariable: entry, depth: depth + 1) }
    if let value = node.child(.value) { return valueType(of: value, depth: depth + 1) }
    return nil
  }

  /// The declaration of the function that is called, as far as the project shows it.
  func declaredFunction(of callee: Node, depth: TypeInquiry) -> Node? {
    if callee.kind == .reference {
      switch referent(of: callee) {
      case .member(let member) where member.isFunction: return member.node
      case .local(let node) where node.kind == .function: return node
      case .global(let node) where node.kind == .function: return node
      default: return nil
      }
    }
    guard callee.kind == .member, let base = callee.child(.base) else { return nil }
    let outer = typeReference(base) ?? valueType(of: base, depth: depth + 1)?.nominal
    return outer.flatMap { member(callee.name, of: $0) }.flatMap { $0.isFunction ? $0.node : nil }
  }
}
