import TenureIssues
import TenureSQL

/// A property that a store keeps: how it is read and written, whatever its type.
public class _ModelProperty: @unchecked Sendable {
  let name: String
  let keyPath: AnyKeyPath
  let settings: _PropertySettings
  /// Its place in the list of its model.
  var index = 0

  init(_ name: String, _ keyPath: AnyKeyPath, _ settings: _PropertySettings) {
    self.name = name
    self.keyPath = keyPath
    self.settings = settings
  }

  var relationship: (any Relation)? { nil }

  /// True where a row without a value for it cannot be loaded.
  var isMandatory: Bool { false }

  /// What older rows have of it when it is new.
  func initialColumn() throws -> SQLValue { .null }

  /// What the store keeps of an object.
  func column(of model: any PersistentModel) throws -> SQLValue { .null }

  /// Another context has saved the property of a row: the object has it now too, and says so.
  func merge(_ value: SQLValue, into model: any PersistentModel) {}

  /// It was set: what depends on it follows.
  func didChange<Value>(in model: any PersistentModel, from old: Value, to new: Value) {}

  /// One object takes over the value of another.
  func copy(from other: any PersistentModel, to model: any PersistentModel) {}
}

/// A property that finds its value in a row.
class RowProperty<Value>: _ModelProperty, @unchecked Sendable {
  func value(of column: SQLValue, in context: ModelContext?) -> Value { fatalError("\(name) is no property.") }
}

/// A property of a known model.
class TypedProperty<Model: PersistentModel, Value>: RowProperty<Value>, @unchecked Sendable {
  let path: ReferenceWritableKeyPath<Model, Value>
  /// Where the value lies: reading and writing it tells nobody.
  let stored: ReferenceWritableKeyPath<Model, Value>
  let initial: (() -> Value)?

  init(
    _ name: String, _ path: ReferenceWritableKeyPath<Model, Value>, _ stored: ReferenceWritableKeyPath<Model, Value>,
    _ settings: _PropertySettings, _ initial: (() -> Value)?
  ) {
    self.path = path
    self.stored = stored
    self.initial = initial
    super.init(name, path, settings)
  }

  override func copy(from other: any PersistentModel, to model: any PersistentModel) {
    guard let other = other as? Model, let model = model as? Model else { return }
    model[keyPath: path] = other[keyPath: path]
  }
}

/// A value of its own: a text, a number, whatever can be coded.
final class AttributeProperty<Model: PersistentModel, Value: Codable>: TypedProperty<Model, Value>,
  @unchecked Sendable
{
  override var isMandatory: Bool { initial == nil && ColumnForm.value(of: .null, as: Value.self) == nil }

  override func initialColumn() throws -> SQLValue { try initial.map { try ColumnForm.column(of: $0()) } ?? .null }

  override func column(of model: any PersistentModel) throws -> SQLValue {
    guard let model = model as? Model else { return .null }
    return try ColumnForm.column(of: model[keyPath: stored])
  }

  override func merge(_ value: SQLValue, into model: any PersistentModel) {
    guard let model = model as? Model else { return }
    let state = model._$model
    state.registrar.willSet(model, keyPath: path)
    model[keyPath: stored] = self.value(of: value)
    state.registrar.didSet(model, keyPath: path)
  }

  override func value(of column: SQLValue, in context: ModelContext?) -> Value { value(of: column) }

  private func value(of column: SQLValue) -> Value {
    if let value = ColumnForm.value(of: column, as: Value.self) { return value }
    // A column that was added later has no value in older rows.
    if column == .null, let initial { return initial() }
    Issues.stop(
      Issue(
        "The store has no \(Value.self) for \(Model.self).\(name).", severity: .fault,
        evidence: "It has \(column).",
        advice: "Give the property an initial value or make it optional, or write a SchemaMigrationPlan."))
  }
}

/// The row that an object is made of.
public struct _ModelRow {
  let entity: Entity
  let columns: [SQLValue]
  let context: ModelContext?

  /// The value of a property. Relationships begin empty, and are read when they are asked for; one that cannot be empty is
  /// read now.
  public func value<Value>(_ index: Int) -> Value {
    let property = entity.properties[index]
    guard let property = property as? RowProperty<Value> else {
      fatalError("\(entity.name).\(property.name) has another type than its list says.")
    }
    return property.value(of: columns[index], in: context)
  }
}

/// Lists a property of `@Model` that has a value of its own.
@_disfavoredOverload public func _$property<Model: PersistentModel, Value: Codable>(
  _ name: String, _ path: ReferenceWritableKeyPath<Model, Value>, _ stored: ReferenceWritableKeyPath<Model, Value>,
  _ settings: _PropertySettings = .none, initial: (() -> Value)? = nil
) -> _ModelProperty { AttributeProperty(name, path, stored, settings, initial) }

/// Lists a property of `@Model` that refers to another object, or to none.
public func _$property<Model: PersistentModel, Target: PersistentModel>(
  _ name: String, _ path: ReferenceWritableKeyPath<Model, Target?>, _ stored: ReferenceWritableKeyPath<Model, Target?>,
  _ settings: _PropertySettings = .none, initial: (() -> Target?)? = nil
) -> _ModelProperty { RelationshipProperty(name, path, stored, settings, .toOneOrNone()) }

/// Lists a property of `@Model` that refers to another object.
public func _$property<Model: PersistentModel, Target: PersistentModel>(
  _ name: String, _ path: ReferenceWritableKeyPath<Model, Target>, _ stored: ReferenceWritableKeyPath<Model, Target>,
  _ settings: _PropertySettings = .none, initial: (() -> Target)? = nil
) -> _ModelProperty { RelationshipProperty(name, path, stored, settings, .toOne()) }

/// Lists a property of `@Model` that refers to other objects.
public func _$property<Model: PersistentModel, Target: PersistentModel>(
  _ name: String, _ path: ReferenceWritableKeyPath<Model, [Target]>,
  _ stored: ReferenceWritableKeyPath<Model, [Target]>,
  _ settings: _PropertySettings = .none, initial: (() -> [Target])? = nil
) -> _ModelProperty { RelationshipProperty(name, path, stored, settings, .toMany()) }

/// Lists a property of `@Model` that refers to other objects, or to none.
public func _$property<Model: PersistentModel, Target: PersistentModel>(
  _ name: String, _ path: ReferenceWritableKeyPath<Model, [Target]?>,
  _ stored: ReferenceWritableKeyPath<Model, [Target]?>,
  _ settings: _PropertySettings = .none, initial: (() -> [Target]?)? = nil
) -> _ModelProperty { RelationshipProperty(name, path, stored, settings, .toManyOrNone()) }
