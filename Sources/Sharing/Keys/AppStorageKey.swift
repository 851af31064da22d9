import Dependencies
import Foundation

extension SharedReaderKey {
  /// Shares a setting of the user defaults.
  ///
  ///     @Shared(.appStorage("isSoundOn")) var isSoundOn = true
  public static func appStorage<Value: AppStorageValue>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store, stored: { $0.storedValue }, value: { Value(storedValue: $0) })
  }

  /// Shares a choice, which user defaults hold as its raw value.
  ///
  ///     enum Filter: String { case all, open }
  ///     @Shared(.appStorage("filter")) var filter = Filter.all
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Sendable>(_ key: String, store: UserDefaults? = nil) -> Self
  where Value.RawValue: AppStorageValue, Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store, stored: { $0.rawValue.storedValue }, value: Value.init(stored:))
  }

  /// Shares a choice that may be absent.
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Sendable>(_ key: String, store: UserDefaults? = nil) -> Self
  where Value.RawValue: AppStorageValue, Self == AppStorageKey<Value?> {
    AppStorageKey(
      key, store: store, stored: { $0?.rawValue.storedValue }, value: { Value(stored: $0).map { .some($0) } })
  }
}

extension RawRepresentable where RawValue: AppStorageValue {
  fileprivate init?(stored: Any) {
    guard let rawValue = RawValue(storedValue: stored) else { return nil }
    self.init(rawValue: rawValue)
  }
}

/// A value that user defaults can hold.
public protocol AppStorageValue: Sendable {
  /// It, as user defaults hold it; nil takes it out.
  var storedValue: Any? { get }
  /// It, from what user defaults hold.
  init?(storedValue: Any)
}

/// A setting of the user defaults.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  private let key: String
  private let store: Store
  /// The value, as user defaults hold it, and back.
  private let stored: @Sendable (Value) -> Any?
  private let made: @Sendable (Any) -> Value?

  init(
    _ key: String, store: UserDefaults?, stored: @escaping @Sendable (Value) -> Any?,
    value: @escaping @Sendable (Any) -> Value?
  ) {
    @Dependency(\.defaultAppStorage) var defaultStore
    (self.key, self.stored, made) = (key, stored, value)
    self.store = Store(store ?? defaultStore)
  }

  /// User defaults may be used on any thread.
  private struct Store: @unchecked Sendable {
    let defaults: UserDefaults
    init(_ defaults: UserDefaults) { self.defaults = defaults }
  }

  /// What tells it apart.
  public struct ID: Hashable, Sendable {
    let key: String
    let store: ObjectIdentifier
  }

  public var id: ID { ID(key: key, store: ObjectIdentifier(store.defaults)) }

  private var value: Result<Value?, any Error> {
    guard let stored = store.defaults.object(forKey: key) else { return .success(nil) }
    if let value = made(stored) { return .success(value) }
    return .failure(
      DecodingError.typeMismatch(
        Value.self, DecodingError.Context(codingPath: [], debugDescription: "There is a '\(type(of: stored))'.")))
  }

  /// Reads the setting. Without one the property keeps its own value.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: value)
  }

  /// Tells of changes made through the user defaults themselves.
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    let token = Token(
      NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: store.defaults, queue: nil
      ) { _ in subscriber.yield(with: value) })
    return SharedSubscription { NotificationCenter.default.removeObserver(token.value) }
  }

  private struct Token: @unchecked Sendable {
    let value: any NSObjectProtocol
    init(_ value: any NSObjectProtocol) { self.value = value }
  }

  /// Writes the setting.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    putAside()
    if let stored = self.stored(value) {
      store.defaults.set(stored, forKey: key)
    } else {
      store.defaults.removeObject(forKey: key)
    }
    continuation.resume()
  }

  /// What is there and is no value of this type lies beside it then: 'volume.undecodable-1'.
  private func putAside() {
    guard let old = store.defaults.object(forKey: key), made(old) == nil else { return }
    func known(_ number: Int) -> Any? { store.defaults.object(forKey: Aside.name(key, number)) }
    Aside.put(
      isTaken: { known($0) != nil },
      isSame: { number in (old as? AnyHashable).map { $0 == known(number) as? AnyHashable } ?? false },
      write: { store.defaults.set(old, forKey: Aside.name(key, $0)) })
  }
}

extension AppStorageKey: KeepsUndecodable {
  package var whereUndecodableGoes: String { Aside.fate("'\(Aside.name(key, 1))'") }
}

extension AppStorageKey: CustomStringConvertible {
  /// As it is written.
  public var description: String { ".appStorage(\"\(key)\")" }
}

extension DependencyValues {
  /// The user defaults of `appStorage`: in tests, in memory and for each test on its own.
  public var defaultAppStorage: UserDefaults {
    get { self[AppStorageDependency.self].defaults }
    set { self[AppStorageDependency.self] = AppStorageDependency(defaults: newValue) }
  }

  private struct AppStorageDependency: DependencyKey, @unchecked Sendable {
    let defaults: UserDefaults
    static var liveValue: Self { Self(defaults: .standard) }
    static var previewValue: Self { Self(defaults: MemoryDefaults()) }
    static var testValue: Self { Self(defaults: MemoryDefaults()) }
  }
}

extension UserDefaults {
  /// New ones, in memory and empty: `$0.defaultAppStorage = .inMemory`.
  public static var inMemory: UserDefaults { MemoryDefaults() }
}

/// User defaults that are nowhere on disk.
private final class MemoryDefaults: UserDefaults {
  private let lock = NSLock()
  private var values: [String: Any] = [:]

  init() { super.init(suiteName: "Sharing.MemoryDefaults")! }

  override func object(forKey defaultName: String) -> Any? { lock.withLock { values[defaultName] } }

  override func set(_ value: Any?, forKey defaultName: String) {
    lock.withLock { values[defaultName] = value }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func removeObject(forKey defaultName: String) {
    // As any value: `nil` alone would be a URL, which comes back here.
    set(nil as Any?, forKey: defaultName)
  }
}
