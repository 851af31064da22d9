/// What a name in an expression stands for.
public enum Referent: Sendable {
  /// A variable of a function, a name bound by a condition or a pattern.
  case local(Node)
  case parameter(Node)
  case member(Member)
  case type(NominalType)
  /// A variable or a function outside of all types.
  case global(Node)
}

extension Project {
  /// What a reference means at its place: looked up from there outward.
  public func referent(of reference: Node) -> Referent? {
    guard reference.kind == .reference else { return nil }
    let name = reference.name
    guard name.startsWithDollar || name.startsWithUnderscore else { return referent(name, at: reference) }
    // `_name` may be a member's own name.
    if name.startsWithUnderscore, let found = referent(name, at: reference) { return found }
    return referent(String(name.dropFirst()), at: reference)
  }

  /// What a name means at a place: a local, a member, a type.
  public func referent(_ name: String, at place: Node) -> Referent? {
    knownTypes.count(place)
    var inner = place
    for scope in place.ancestors {
      defer { inner = scope }
      if scope.kind.isTypeDeclaration {
        if let type = type(declaredAt: scope), let member = member(name, of: type) { return .member(member) }
        continue
      }
      // `catch { … }` has an `error` of its own.
      if name == "error", scope.kind == .catchClause, !scope.children.contains(where: { $0.role == .pattern }),
        inner.role == .statement || inner.role == .body
      {
        return .local(scope)
      }
      for child in scope.children(whoseKindBinds: inner) {
        switch child.kind {
        // `ForEach($items) { $item in item.name }`
        case .parameter where child.name == name || child.name.startsWithDollar && child.name.dropFirst() == name:
          return .parameter(child)
        case .capture where child.name == name && child.child(.value) != nil: return .local(child)
        case .variable where child.role == .statement:
          if child.name == name { return .local(child) }
          if let pattern = binds(name, child.child(.pattern)) { return .local(pattern) }
        case .optionalBinding where child.name == name: return .local(child)
        case .patternCondition:
          if let pattern = binds(name, child.child(.pattern)) { return .local(pattern) }
        case .guardStatement:
          for condition in child.children(.condition) {
            if condition.kind == .optionalBinding, condition.name == name { return .local(condition) }
            if let pattern = binds(name, condition.child(.pattern)) { return .local(pattern) }
          }
        case .function where child.role == .statement && child.name == name: return .local(child)
        default:
          if child.role == .pattern, let pattern = binds(name, child) { return .local(pattern) }
        }
      }
    }
    if let id = lookup.typeID(name, at: place) { return .type(self[id]) }
    for child in place.file.root.children where child.name == name {
      if child.kind == .variable || child.kind == .function { return .global(child) }
    }
    return nil
  }

  private func binds(_ name: String, _ pattern: Node?) -> Node? {
    pattern?.withDescendants.first { $0.kind == .namePattern && $0.name == name }
  }

  /// The project's type that a written type names; that of its wrapped value where it is an optional.
  public func type(named node: Node) -> NominalType? { valueType(named: node)?.nominal }

  /// The type that a name means at a place.
  public func type(named name: String, at place: Node) -> NominalType? {
    lookup.typeID(name, at: place).map { self[$0] }
  }
}

extension Node {
  /// The children that can bind a name for what stands in `inner`, one of them or below one: what a function does later
  /// binds nothing for it. Most nodes bind nothing, so that they are passed over by their kind alone.
  fileprivate func children(whoseKindBinds inner: Node) -> [Node] {
    var found: [Node] = []
    let nodes = file.nodes
    var next = index + 1
    let end = Int(nodes[index].end)
    let start = nodes[inner.index].start
    let isCaptured = inner.role == .capture
    // `for name in name`, `if case let name? = name`: the pattern is for what comes after.
    let isTakenApart = inner.role == .subject || inner.role == .value
    while next < end {
      let child = nodes[next]
      if child.start >= start, child.role == .statement || child.role == .condition { break }
      switch child.kind {
      case .parameter, .capture, .optionalBinding, .patternCondition, .guardStatement:
        // What is captured is evaluated outside of the closure: `[name = name]`.
        if !isCaptured { found.append(Node(file, next)) }
      case .variable, .function: if child.role == .statement { found.append(Node(file, next)) }
      default: if child.role == .pattern, !isTakenApart { found.append(Node(file, next)) }
      }
      next = Int(child.end)
    }
    return found
  }
}
