import Dependencies
import Synchronization

extension SharedReaderKey {
  /// Shares a value for as long as the program runs, or the test.
  ///
  ///     @Shared(.inMemory("filter")) var filter = Filter.all
  public static func inMemory<Value: Sendable>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// A value that nobody saves.
public struct InMemoryKey<Value: Sendable>: SharedKey, KeepsInitialValue {
  private let key: String
  private let storage: InMemoryStorage

  init(_ key: String) {
    @Dependency(\.defaultInMemoryStorage) var storage
    self.key = key
    self.storage = storage
  }

  /// What tells it apart.
  public struct ID: Hashable, Sendable {
    let key: String
    let storage: ObjectIdentifier
  }

  public var id: ID { ID(key: key, storage: ObjectIdentifier(storage)) }

  /// What was saved here before.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(valueNow))
  }

  // Not cast where there is nothing: nil would be a value where the value is an optional.
  var valueNow: Value? { storage[key].flatMap { $0 as? Value } }

  /// Nobody else changes it, and `InMemoryStorage` may take it away.
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    storage.onRemoval(of: key) { if let value = $0 as? Value { subscriber.yieldReplacement(value) } }
  }

  fileprivate func remove(leaving value: Value, from storage: InMemoryStorage) { storage.remove(key, leaving: value) }

  /// Keeps it.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage[key] = value
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// As it is written.
  public var description: String { ".inMemory(\"\(key)\")" }
}

/// Where values in memory are kept.
public final class InMemoryStorage: Sendable {
  private typealias OnRemoval = @Sendable (any Sendable) -> Void

  private let values = Mutex<[String: any Sendable]>([:])
  /// Who holds a value, by its key.
  private let holders = Mutex<[String: [Int: OnRemoval]]>([:])
  private static let numbers = Atomic(0)

  /// An empty one.
  public init() {}

  /// Takes a value away, as if nobody had ever given it one. Those who hold it have the value given here from now on, and
  /// are told so, also where it is the same.
  ///
  ///     @Dependency(\.defaultInMemoryStorage) var storage
  ///     storage.removeValue(for: .inMemory("filter"), default: Filter.all)
  public func removeValue<Value>(for key: InMemoryKey<Value>, default value: Value) {
    key.remove(leaving: value, from: self)
  }

  fileprivate func remove(_ key: String, leaving value: any Sendable) {
    values.withLock { $0[key] = nil }
    let holders = holders.withLock { $0[key] ?? [:] }
    for (_, tell) in holders.sorted(by: { $0.key < $1.key }) { tell(value) }
  }

  fileprivate func onRemoval(of key: String, _ tell: @escaping @Sendable (any Sendable) -> Void) -> SharedSubscription {
    let number = Self.numbers.add(1, ordering: .relaxed).newValue
    holders.withLock { $0[key, default: [:]][number] = tell }
    return SharedSubscription { [weak self] in
      self?.holders.withLock { holders in
        holders[key]?[number] = nil
        if holders[key]?.isEmpty == true { holders[key] = nil }
      }
    }
  }

  subscript(key: String) -> (any Sendable)? {
    get { values.withLock { $0[key] } }
    set { values.withLock { $0[key] = newValue } }
  }
}

extension DependencyValues {
  /// Where values in memory are kept: in tests, for each test on its own.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }

  private enum InMemoryStorageKey: DependencyKey {
    static var liveValue: InMemoryStorage { InMemoryStorage() }
    static var testValue: InMemoryStorage { InMemoryStorage() }
  }
}
