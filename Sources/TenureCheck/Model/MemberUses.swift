extension MemberUses {
  /// The places in the product where a name means a member, in the order of the files.
  func places(of name: String, meaning member: Member, in project: Project) -> [Node] {
    if let found = known.withLock({ $0[name] }) { return found[member] ?? [] }
    var found: [Member: [Node]] = [:]
    for node in project.occurrences.of(name) where project.isShipped(node) {
      if let member = project.member(meantBy: node) { found[member, default: []].append(node) }
    }
    known.withLock { $0[name] = found }
    return found[member] ?? []
  }

  /// Calls of `.init(…)` at places that ask for a value of the type.
  func implicitCalls(of type: NominalType, in project: Project) -> [Node] {
    if let found = made.withLock({ $0 }) { return found[type.id] ?? [] }
    var found: [NominalType.ID: [Node]] = [:]
    for use in project.occurrences.of("init") where use.kind == .implicitMember && use.role == .callee {
      guard let call = use.parent, call.kind == .call, let type = project.constructedType(call) else { continue }
      found[type.id, default: []].append(call)
    }
    made.withLock { $0 = found }
    return found[type.id] ?? []
  }
}

extension Project {
  /// The type that a key path starts at, where `node` is its first step: as it is written, or that of the elements which
  /// the path is used on, as in `items.map(\.name)` and `ForEach(items, id: \.name)`.
  func keyPathRoot(of node: Node) -> NominalType? {
    var path = node.parent
    while let step = path, step.kind == .member { path = step.parent }
    guard let path, path.kind == .keyPath else { return nil }
    if let root = path.child(.type) { return type(named: root) }
    if let parameter = pathParameter(of: path) {
      return parameter.child(.type)?.children(.generic).first.flatMap { type(named: $0) }
    }
    guard path.role == .argument, let call = path.parent, call.kind == .call, let callee = call.child(.callee) else {
      return nil
    }
    if callee.kind == .reference {
      guard path.label == "id", ["ForEach", "List", "Table"].contains(callee.name) else { return nil }
      return call.child(.argument).flatMap { valueType(of: $0, depth: 0) }?.element?.nominal
    }
    guard callee.kind == .member, Self.takingPathOfElement.contains(callee.name), let base = callee.child(.base) else {
      return nil
    }
    return valueType(of: base, depth: 0)?.element?.nominal
  }

  private static let takingPathOfElement: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "contains", "allSatisfy", "first", "last", "count", "drop", "prefix",
    "partition", "removeAll", "removeDuplicates", "publisher",
  ]

  /// The member that a name or an access means, as far as that is certain; `$name` and `_name` mean `name`, unless
  /// there is a member of that very name.
  func member(meantBy node: Node) -> Member? {
    switch node.kind {
    case .reference:
      guard case .member(let member)? = referent(of: node) else { return nil }
      return member
    case .member:
      guard let base = node.child(.base), let type = type(of: base) ?? typeReference(base) else { return nil }
      if let member = member(node.name, of: type) { return member }
      guard node.name.startsWithDollar || node.name.startsWithUnderscore else { return nil }
      return member(String(node.name.dropFirst()), of: type)
    case .implicitMember:
      return keyPathRoot(of: node).flatMap { member(node.name, of: $0) }
    default: return nil
    }
  }
}
