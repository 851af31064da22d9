import TenureTree

/// What the record of a window's causes is told of objects: which property was set, before and after.
@MainActor enum ChangeRecord {
  /// To be called before a view reads an object.
  static func begin() {
    StateKeepers.add(module: "SwiftData") { path in
      let root = type(of: path).rootType
      if let query = root as? any NamedQuery.Type { return query.name }
      guard let model = root as? any PersistentModel.Type else { return nil }
      let entity = Entity.of(model)
      return entity.properties.first { $0.keyPath == path }.map { "\(entity.name).\($0.name)" }
    }
  }

  /// Made and told on the main thread.
  struct Write<Value>: @unchecked Sendable {
    let model: any PersistentModel
    let property: _ModelProperty
    let old: Value
    let new: Value
  }

  static func tell<Value>(_ write: Write<Value>) {
    guard let log = Cause.current?.window?.log else { return }
    log.write(
      "\(type(of: write.model))", write.property.name, shown(write.old, write.property),
      shown(write.new, write.property), at: ObjectIdentifier(write.model))
  }

  /// Of a relationship its objects' identifiers, or how many there are.
  private static func shown<Value>(_ value: Value, _ property: _ModelProperty) -> Any {
    guard let relation = property.relationship else { return value }
    let targets = relation.targets(in: value)
    return Text(
      description: relation.isMany
        ? "\(targets.count) of \(relation.destination)" : targets.first.map { id(of: $0) } ?? "nil")
  }

  private static func id(of model: any PersistentModel) -> String { "\(model.persistentModelID)" }

  private struct Text: CustomStringConvertible {
    let description: String
  }
}

/// A query, for people.
protocol NamedQuery {
  static var name: String { get }
}
