/// An object that a store can keep: what `@Model` makes of a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// What the framework keeps beside the object's own properties.
  var _$model: _ModelState { get }
  /// An object of a row in the store.
  init(_$row row: _ModelRow)
  /// The properties that are kept, in the order of the source.
  static var _$properties: [_ModelProperty] { get }
  /// Groups of properties of which no two objects have the same values.
  static var _$unique: [[AnyKeyPath]] { get }
}

extension PersistentModel {
  /// None.
  public static var _$unique: [[AnyKeyPath]] { [] }

  /// What the object is known by, in every context and after the program has ended.
  public var persistentModelID: PersistentIdentifier { _$model.identifier(of: self) }

  /// The same as `persistentModelID`.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object was inserted into or fetched from; nil before, and once its deletion is saved.
  public var modelContext: ModelContext? { _$model.context }

  /// True when its context is to save something of it.
  public var hasChanges: Bool { _$model.isInserted || _$model.isDeleted || !_$model.changed.isEmpty }

  /// True when it is to go with the next save.
  public var isDeleted: Bool { _$model.isDeleted }

  /// Of one identifier.
  public static func == (first: Self, second: Self) -> Bool {
    first === second || first.persistentModelID == second.persistentModelID
  }

  /// By the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}

/// What an object is known by, in every context and after the program has ended.
public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
  /// The name of the object's type.
  public let entityName: String
  let key: Int64

  /// The identifier itself.
  public var id: PersistentIdentifier { self }

  /// In the order in which the objects were made.
  public static func < (first: PersistentIdentifier, second: PersistentIdentifier) -> Bool {
    (first.key, first.entityName) < (second.key, second.entityName)
  }
}

extension PersistentIdentifier: CustomStringConvertible {
  /// The type and the number of the object.
  public var description: String { "\(entityName) \(key)" }
}
