import Synchronization

/// What is known of a type of models: its properties, and where its relationships end.
final class Entity: @unchecked Sendable {
  let type: any PersistentModel.Type
  let name: String
  let properties: [_ModelProperty]
  /// Groups of properties of which no two objects have the same values.
  let unique: [[Int]]
  private let ends = Mutex<[Int: End]>([:])

  private struct End {
    var inverse: (any Relation)?
    var isKept: Bool
  }

  private static let known = Mutex<[ObjectIdentifier: Entity]>([:])

  static func of(_ type: any PersistentModel.Type) -> Entity {
    if let entity = known.withLock({ $0[ObjectIdentifier(type)] }) { return entity }
    let new = Entity(type)
    return known.withLock { known in
      let entity = known[ObjectIdentifier(type)] ?? new
      known[ObjectIdentifier(type)] = entity
      return entity
    }
  }

  private init<Model: PersistentModel>(_ type: Model.Type) {
    self.type = type
    name = "\(type)"
    let properties = Model._$properties
    for (index, property) in properties.enumerated() { property.index = index }
    self.properties = properties
    let groups = properties.filter { $0.settings.options.contains(.unique) }.map { [$0.index] }
    unique =
      groups + Model._$unique.map { group in group.compactMap { path in properties.firstIndex { $0.keyPath == path } } }
  }

  /// The property at the other end of a relationship.
  func inverse(of index: Int) -> (any Relation)? { end(of: index).inverse }

  /// False where the store finds the objects through the other end.
  func isKept(_ index: Int) -> Bool { end(of: index).isKept }

  private func end(of index: Int) -> End {
    if let end = ends.withLock({ $0[index] }) { return end }
    let end = findEnd(of: index)
    ends.withLock { $0[index] = end }
    return end
  }

  private func findEnd(of index: Int) -> End {
    guard let relation = properties[index].relationship else { return End(inverse: nil, isKept: true) }
    let other = Entity.of(relation.destination)
    guard let inverse = findInverse(of: relation, in: other) else { return End(inverse: nil, isKept: true) }
    if !relation.isMany { return End(inverse: inverse, isKept: true) }
    if !inverse.isMany { return End(inverse: inverse, isKept: false) }
    // Of two lists one is enough.
    return End(inverse: inverse, isKept: "\(name).\(relation.name)" < "\(other.name).\(inverse.name)")
  }

  /// What either end names, else the only pair that there can be.
  private func findInverse(of relation: any Relation, in other: Entity) -> (any Relation)? {
    let theirs = other.properties.compactMap(\.relationship)
    if let named = relation.settings.inverse { return theirs.first { $0.keyPath == named } }
    if let naming = theirs.first(where: { $0.settings.inverse == relation.keyPath }) { return naming }
    let back = theirs.filter { $0.destination == type && $0.settings.inverse == nil && $0 !== relation }
    let ours = properties.compactMap(\.relationship).filter { here in
      here.destination == other.type && here.settings.inverse == nil
        && !theirs.contains { $0.settings.inverse == here.keyPath }
    }
    return back.count == 1 && ours.count == 1 ? back[0] : nil
  }
}
