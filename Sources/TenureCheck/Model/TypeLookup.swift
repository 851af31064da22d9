/// What a type's name means at a place: looked up from there outward, as the compiler does.
struct TypeLookup: Sendable {
  struct Nested: Hashable {
    let outer: NominalType.ID?
    let name: String
  }

  enum Found {
    case type(NominalType.ID)
    case alias(Node)
    /// A generic parameter or an associated type: some type, unknown which.
    case parameter
  }

  var idOfDeclaration: [Node: NominalType.ID] = [:]
  private(set) var types: [Nested: [NominalType.ID]] = [:]
  /// Of names that more than one type has.
  private var homonyms: [Nested: Homonyms] = [:]
  /// Folders that have been looked at to tell types of one name apart.
  let steps = LookUpCount()
  private var aliases: [Nested: [Node]] = [:]
  /// Every name of a type or an alias, with whether it is also one within a type. Most names that code speaks of are of
  /// none of these: `String`, `View`.
  private var isNested: [String: Bool] = [:]
  /// Where each type is declared, by its id.
  var declarations: [Node] = []

  mutating func add(_ declaration: Node, in outer: NominalType.ID?) -> NominalType.ID {
    let id = NominalType.ID(index: declarations.count)
    declarations.append(declaration)
    idOfDeclaration[declaration] = id
    let key = Nested(outer: outer, name: declaration.name)
    types[key, default: []].append(id)
    if let ids = types[key], ids.count > 1 {
      for id in homonyms[key] == nil ? ids : [id] {
        homonyms[key, default: Homonyms()].add(id, declaredAt: declarations[id.index])
      }
    }
    isNested[declaration.name, default: false] = isNested[declaration.name] == true || outer != nil
    return id
  }

  mutating func add(alias: Node, in outer: NominalType.ID?) {
    aliases[Nested(outer: outer, name: alias.name), default: []].append(alias)
    isNested[alias.name, default: false] = isNested[alias.name] == true || outer != nil
  }

  func find(_ dotted: String, at node: Node) -> Found? {
    if !dotted.utf8.contains(UInt8(ascii: ".")) { return dotted.isEmpty ? nil : find(dotted, from: node) }
    var parts = dotted.split(separator: ".").map(String.init)
    guard let first = parts.first else { return nil }
    var found = find(first, from: node)
    if found == nil, parts.count > 1 {
      // The first part may be a module's name.
      parts.removeFirst()
      found = topLevel(parts[0], at: node)
    }
    for part in parts.dropFirst() {
      guard let outer = found.flatMap({ typeID($0) }) else { return nil }
      found = nested(part, in: outer, at: node)
    }
    return found
  }

  /// The type behind a name, type aliases followed.
  func typeID(_ dotted: String, at node: Node) -> NominalType.ID? { find(dotted, at: node).flatMap { typeID($0) } }

  func typeID(_ found: Found, depth: Int = 0) -> NominalType.ID? {
    switch found {
    case .type(let id): return id
    case .parameter: return nil
    case .alias(let alias):
      guard depth < 8, let target = alias.child(.type), target.kind == .typeName,
        let next = find(target.name, at: alias.parent ?? alias)
      else { return nil }
      return typeID(next, depth: depth + 1)
    }
  }

  private func find(_ name: String, from node: Node) -> Found? {
    let isNested = isNested[name]
    let file = node.file
    var index = node.index
    while true {
      let scope = file.nodes[index]
      if scope.kind.isTypeDeclaration || scope.kind.isFunctionLike {
        if scope.traits.contains(.hasGenerics), declaresGeneric(name, Node(file, index)) { return .parameter }
        if let isNested, scope.kind.isTypeDeclaration, isNested || file.names[Int(scope.name)] == name,
          let id = idOfDeclaration[Node(file, index)]
        {
          if isNested, let found = nested(name, in: id, at: node) { return found }
          if scope.kind != .extensionDeclaration, file.names[Int(scope.name)] == name { return .type(id) }
        }
      }
      if index == 0 { break }
      index = Int(scope.parent)
    }
    return isNested == nil ? nil : topLevel(name, at: node)
  }

  private func declaresGeneric(_ name: String, _ scope: Node) -> Bool {
    scope.children.contains { ($0.role == .generic || $0.kind == .associatedType) && $0.name == name }
  }

  private func nested(_ name: String, in outer: NominalType.ID, at node: Node) -> Found? {
    let key = Nested(outer: outer, name: name)
    if let id = type(key, at: node) { return .type(id) }
    if let alias = aliases[key]?.first { return .alias(alias) }
    return nil
  }

  private func topLevel(_ name: String, at node: Node) -> Found? {
    let key = Nested(outer: nil, name: name)
    if let id = type(key, at: node) { return .type(id) }
    if let nodes = aliases[key], nodes.count == 1 || nodes[0].file === node.file { return .alias(nodes[0]) }
    return nil
  }

  private func type(_ key: Nested, at node: Node) -> NominalType.ID? {
    guard let ids = types[key] else { return nil }
    return ids.count == 1 ? ids[0] : homonyms[key]?.nearest(to: node, steps: steps)
  }

  /// The folder that a package or a project keeps a target in, as far as the path tells.
  static func module(of path: String) -> String {
    let parts = path.split(separator: "/")
    if let sources = parts.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }), sources + 1 < parts.count - 1 {
      return parts[...(sources + 1)].joined(separator: "/")
    }
    return parts.count > 1 ? String(parts[0]) : ""
  }
}
