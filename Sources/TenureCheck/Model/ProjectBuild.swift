/// Makes the types of a project from its files: declarations, then extensions, then what they inherit.
struct ProjectBuild: Sendable {
  private(set) var types: [NominalType] = []
  private(set) var lookup = TypeLookup()

  private var outers: [NominalType.ID?] = []
  private var pending: [(node: Node, outer: NominalType.ID?)] = []
  private var extensions: [[Node]] = []

  init(files: [FileFacts]) {
    for file in files { declare(file.root, outer: nil) }
    attachExtensions()
    // From here on each type can be looked at by itself.
    let found = self
    let inherited = ProjectReader.onAllCores(upTo: found.count) { $0.map { found.inheritance(of: $0) } }
    let attributes = found.lookup.declarations.map { Set($0.children(.attribute).map(\.name)) }
    types = ProjectReader.onAllCores(upTo: found.count) { $0.map { found.type($0, inherited, attributes) } }
  }

  private var count: Int { lookup.declarations.count }

  private func type(
    _ index: Int, _ inherited: [[NominalType.Supertype]], _ attributes: [Set<String>]
  ) -> NominalType {
    let id = NominalType.ID(index: index)
    let declaration = lookup.declarations[index]
    let closure = closure(of: index, inherited)
    let superclasses = closure.ids.filter {
      lookup.declarations[$0.index].kind == .classDeclaration && declaration.kind == .classDeclaration
    }
    return NominalType(
      id: id, declaration: declaration, extensions: extensions[index], outer: outers[index],
      qualifiedName: qualifiedName(index),
      members: ([declaration] + extensions[index]).flatMap { members(of: $0, owner: id) },
      inherited: inherited[index], supertypes: closure.names, supertypeIDs: closure.ids,
      attributes: superclasses.reduce(into: attributes[index]) { $0.formUnion(attributes[$1.index]) },
      hasUnknownSupertypes: closure.hasUnknown)
  }

  /// Types within functions are of no interest to others, but are types all the same.
  private mutating func declare(_ node: Node, outer: NominalType.ID?) {
    for child in node.children {
      switch child.kind {
      case .structDeclaration, .classDeclaration, .actorDeclaration, .enumDeclaration, .protocolDeclaration:
        let id = lookup.add(child, in: outer)
        outers.append(outer)
        extensions.append([])
        declare(child, outer: id)
      case .extensionDeclaration:
        pending.append((child, outer))
      case .typeAlias:
        lookup.add(alias: child, in: outer)
      case .conditional, .conditionalClause:
        declare(child, outer: outer)
      default: break
      }
    }
  }

  /// An extension can extend a type that another extension declares, so rounds are made until nothing is new.
  private mutating func attachExtensions() {
    while !pending.isEmpty {
      let round = pending
      pending = []
      var left: [(node: Node, outer: NominalType.ID?)] = []
      for item in round {
        guard let id = lookup.typeID(item.node.name, at: item.node.parent ?? item.node) else {
          left.append(item)
          continue
        }
        extensions[id.index].append(item.node)
        lookup.idOfDeclaration[item.node] = id
        declare(item.node, outer: id)
      }
      if left.count == round.count { return }
      pending += left
    }
  }

  private func inheritance(of index: Int) -> [NominalType.Supertype] {
    ([lookup.declarations[index]] + extensions[index]).flatMap { node in
      node.children(.inherited).flatMap { supertypes($0, at: node.parent ?? node) }
    }
  }

  private func supertypes(_ type: Node, at place: Node, depth: Int = 0) -> [NominalType.Supertype] {
    if type.kind == .compositionType { return type.children(.element).flatMap { supertypes($0, at: place) } }
    guard type.kind == .typeName else { return [] }
    if depth < 8, case .alias(let alias)? = lookup.find(type.name, at: place), let target = alias.child(.type) {
      return supertypes(target, at: alias.parent ?? alias, depth: depth + 1)
    }
    let id = lookup.typeID(type.name, at: place)
    return [NominalType.Supertype(name: type.name.lastPart, id: id)]
  }

  private func closure(
    of index: Int, _ inherited: [[NominalType.Supertype]]
  ) -> (names: Set<String>, ids: [NominalType.ID], hasUnknown: Bool) {
    var names: Set<String> = []
    var ids: [NominalType.ID] = []
    var hasUnknown = false
    var waiting = inherited[index]
    while let next = waiting.popLast() {
      if let id = next.id {
        guard id.index != index, !ids.contains(id) else { continue }
        ids.append(id)
        names.insert(next.name)
        waiting += inherited[id.index]
      } else {
        names.insert(next.name)
        if !KnownNames.isKnown(next.name) { hasUnknown = true }
      }
    }
    return (names, ids, hasUnknown)
  }

  private func members(of node: Node, owner: NominalType.ID) -> [Member] {
    var found: [Member] = []
    for child in node.children {
      switch child.kind {
      case .variable, .function, .initializer, .subscriptDeclaration, .enumCase:
        found.append(Member(node: child, owner: owner))
      case .conditional, .conditionalClause:
        found += members(of: child, owner: owner)
      default: break
      }
    }
    return found
  }

  private func qualifiedName(_ index: Int) -> String {
    let name = lookup.declarations[index].name
    return outers[index].map { "\(qualifiedName($0.index)).\(name)" } ?? name
  }
}
