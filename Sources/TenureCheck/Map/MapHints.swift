/// What the map shows beyond the rules: state that one leaf alone reads, a value derived twice, truth stored twice.
struct MapHints {
  private let project: Project

  init(_ project: Project) { self.project = project }

  /// Notes them beside the state, and says what stands twice.
  func add(to states: inout [StateMap.State]) -> [StateMap.Twice] {
    let members = Dictionary(
      project.shippedTypes.flatMap { type in type.stored.map { ("\(type.qualifiedName).\($0.name)", $0) } },
      uniquingKeysWith: { first, _ in first })
    var stored: [String: [Int]] = [:]
    for index in states.indices where states[index].holding == .owns {
      guard let member = members[states[index].id] else { continue }
      if let child = onlyReader(of: states[index]) {
        states[index].hints.append("Only \(child) uses it: it could be kept there.")
      }
      for (text, places) in derivations(of: member) where places.count > 1 {
        states[index].hints.append("Derived alike in \(places.joined(separator: " and ")): '\(text)'.")
      }
      if states[index].ownerKind == .model, let entity = entity(of: member) {
        stored[entity, default: []].append(index)
      }
    }
    for (entity, indices) in stored {
      for index in indices {
        let others = indices.filter { states[$0].owner != states[index].owner }.map { states[$0].id }
        if !others.isEmpty {
          states[index].hints.append("\(entity) is also stored in \(others.joined(separator: ", ")).")
        }
      }
    }
    return stored.compactMap { entity, indices in
      Set(indices.map { states[$0].owner }).count > 1
        ? StateMap.Twice(entity: entity, states: indices.map { states[$0].id }) : nil
    }
    .sorted { $0.entity < $1.entity }
  }

  /// The child that gets it, when its owner does nothing but hand it there.
  private func onlyReader(of state: StateMap.State) -> String? {
    guard state.ownerKind == .view, !state.routes.isEmpty else { return nil }
    let children = Set(state.routes.map(\.to))
    let places = Set(state.routes.map(\.place))
    guard children.count == 1, let child = children.first, child != "environment",
      (state.readers + state.writers).allSatisfy({ places.contains($0.place) })
    else { return nil }
    return child
  }

  private static let deriving: Set = ["filter", "sorted", "map", "compactMap", "reduce", "flatMap", "grouping"]

  /// What is worked out from a member: the text behind its name, and where.
  private func derivations(of member: Member) -> [(text: String, places: [String])] {
    var found: [String: [String]] = [:]
    for use in project.uses(of: member) {
      var outermost = use.node
      // Up to the last call that derives: what is done with the result may differ.
      var derived: Node?
      while let parent = outermost.parent,
        outermost.role == .base && parent.kind == .member || outermost.role == .callee && parent.kind == .call
      {
        if parent.kind == .call, Self.deriving.contains(parent.calledName ?? "") { derived = parent }
        outermost = parent
      }
      guard let derived else { continue }
      let text = use.node.file.source.text(use.node.range.upperBound..<derived.range.upperBound)
        .onOneLine(limit: 80)
      let type = project.enclosingType(of: use.node)?.qualifiedName ?? ""
      let place = "\(type).\(project.enclosingMember(of: use.node)?.name ?? "")"
      if !(found[text] ?? []).contains(place) { found[text, default: []].append(place) }
    }
    return found.map { ($0.key, $0.value) }.sorted { $0.text < $1.text }
  }

  /// The project's own value that a member stores one or several of.
  private func entity(of member: Member) -> String? {
    let types = (member.type?.withDescendants).map { nodes in
      nodes.compactMap { $0.kind == .typeName ? project.type(named: $0) : nil }
    }
    let type = types?.first ?? project.type(of: member)
    guard let type, type.isStruct, !type.isDynamicHost, !type.supertypes.contains("Error") else { return nil }
    return type.qualifiedName
  }
}
