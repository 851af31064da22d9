import TenureThread
import TenureTree

/// What the record of a window's causes is told of objects: which property was set, before and after.
enum ChangeRecord {
  /// To be called before a view reads an object.
  @MainActor static func begin() {
    StateKeepers.add(module: "SwiftData") { path in
      let root = type(of: path).rootType
      if let query = root as? any NamedQuery.Type { return query.name }
      guard let model = root as? any PersistentModel.Type else { return nil }
      let entity = Entity.of(model)
      return entity.properties.first { $0.keyPath == path }.map { "\(entity.name).\($0.name)" }
    }
  }

  /// True where somebody keeps one.
  static var isKept: Bool { tenure_is_main_thread() && MainActor.assumeIsolated { Cause.current?.window?.log != nil } }

  static func tell<Value>(_ model: any PersistentModel, _ property: _ModelProperty, _ old: Value, _ new: Value) {
    guard isKept else { return }
    let write = Write(
      owner: "\(type(of: model))", property: property.name, old: shown(old, property), new: shown(new, property),
      place: ObjectIdentifier(model))
    MainActor.assumeIsolated {
      Cause.current?.window?.log?.write(write.owner, write.property, write.old, write.new, at: write.place)
    }
  }

  /// Made and told on the main thread.
  private struct Write: @unchecked Sendable {
    let owner: String
    let property: String
    let old: Any
    let new: Any
    let place: ObjectIdentifier
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
