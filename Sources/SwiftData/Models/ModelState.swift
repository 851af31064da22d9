import Synchronization
import TenureIssues

/// What the framework keeps beside an object's own properties.
public final class _ModelState: @unchecked Sendable {
  let registrar = ObservationRegistrar()
  /// Contexts belong to one thread, and their objects with them.
  weak var context: ModelContext?
  private var key: Int64?
  /// True until the first save.
  var isInserted = false
  var isDeleted = false
  /// Properties that the context has yet to save.
  var changed = PropertySet()
  /// Relationships that were not read yet: their objects are in the store.
  var unread = PropertySet()

  /// Of an object that no context has yet.
  public init() {}

  func identifier(of model: some PersistentModel) -> PersistentIdentifier {
    PersistentIdentifier(entityName: Entity.of(type(of: model)).name, key: number)
  }

  /// Objects are numbered as they are made.
  var number: Int64 {
    if let key { return key }
    let new = Self.numbers.withLock { last in
      last += 1
      return last
    }
    key = new
    return new
  }

  func take(_ number: Int64) { key = number }

  /// The object was numbered before the store was opened, which has numbers of its own.
  func takeNewNumber() {
    key = nil
    _ = number
  }

  private static let numbers = Mutex<Int64>(0)

  /// A store that is opened has numbers of its own: new objects come after them.
  static func startNumbers(after used: Int64) { numbers.withLock { $0 = max($0, used) } }

  /// A property is read: whoever asked is told when it changes.
  public func read<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>, _ index: Int
  ) {
    if !unread.isEmpty, unread.contains(index) { readRelationship(index, of: model) }
    if let context, context.isQuiet { return }
    registrar.access(model, keyPath: keyPath)
  }

  func readRelationship(_ index: Int, of model: any PersistentModel) {
    if let context { return context.readRelationship(index, of: model) }
    let entity = Entity.of(type(of: model))
    Issues.report(
      Issue(
        "\(entity.name).\(entity.properties[index].name) was read after its context was gone.",
        evidence: "\(model.persistentModelID) was fetched, and nothing holds the ModelContext that it belongs to.",
        advice: "Keep the context as long as its objects, or use the container's mainContext."))
  }

  /// A property is about to be written; returns what it is until then.
  public func willWrite<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>, _ index: Int,
    _ stored: ReferenceWritableKeyPath<Model, Value>
  ) -> Value {
    if !unread.isEmpty, unread.contains(index) { readRelationship(index, of: model) }
    registrar.willSet(model, keyPath: keyPath)
    return model[keyPath: stored]
  }

  /// A property was written.
  public func didWrite<Model: PersistentModel, Value>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>, _ index: Int, from old: Value, to new: Value
  ) {
    let property = Entity.of(Model.self).properties[index]
    property.didChange(in: model, from: old, to: new)
    ChangeRecord.tell(model, property, old, new)
    context?.noteChange(of: model, index, property.keyPath)
    registrar.didSet(model, keyPath: keyPath)
  }
}

/// Some properties of a model, by their places in its list.
struct PropertySet {
  private var words: [UInt64] = []

  var isEmpty: Bool { words.isEmpty }

  func contains(_ index: Int) -> Bool { index / 64 < words.count && words[index / 64] & (1 << UInt64(index % 64)) != 0 }

  mutating func insert(_ index: Int) {
    while words.count <= index / 64 { words.append(0) }
    words[index / 64] |= 1 << UInt64(index % 64)
  }

  mutating func remove(_ index: Int) {
    guard contains(index) else { return }
    words[index / 64] &= ~(1 << UInt64(index % 64))
    if words.allSatisfy({ $0 == 0 }) { words = [] }
  }

  mutating func removeAll() { words = [] }
}
