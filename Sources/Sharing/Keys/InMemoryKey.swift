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

  /// Nobody else changes it.
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Keeps it.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage[key] = value
    continuation.resume()
  }
}

/// Where values in memory are kept.
public final class InMemoryStorage: Sendable {
  private let values = Mutex<[String: any Sendable]>([:])

  /// An empty one.
  public init() {}

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
