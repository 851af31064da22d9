import Dependencies
import Foundation
import Synchronization

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

  /// Shares any value that can be encoded, which user defaults hold as JSON.
  ///
  ///     struct Profile: Codable { var name = "" }
  ///     @Shared(.appStorage("profile")) var profile = Profile()
  ///
  /// The trap: SwiftUI's `@AppStorage` has no such form, and reads the data.
  @_disfavoredOverload
  public static func appStorage<Value: Codable & Sendable>(_ key: String, store: UserDefaults? = nil) -> Self
  where Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store, stored: encoded, value: decoded)
  }

  /// Shares a choice, which user defaults hold as its raw value, although it can be encoded.
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Codable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Value.RawValue: AppStorageValue, Self == AppStorageKey<Value> {
    AppStorageKey(key, store: store, stored: { $0.rawValue.storedValue }, value: Value.init(stored:))
  }

  /// Shares a choice that may be absent, although it can be encoded.
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Codable & Sendable>(
    _ key: String, store: UserDefaults? = nil
  ) -> Self where Value.RawValue: AppStorageValue, Self == AppStorageKey<Value?> {
    AppStorageKey(
      key, store: store, stored: { $0?.rawValue.storedValue }, value: { Value(stored: $0).map { .some($0) } })
  }

  /// Shares a choice that may be absent.
  @_disfavoredOverload
  public static func appStorage<Value: RawRepresentable & Sendable>(_ key: String, store: UserDefaults? = nil) -> Self
  where Value.RawValue: AppStorageValue, Self == AppStorageKey<Value?> {
    AppStorageKey(
      key, store: store, stored: { $0?.rawValue.storedValue }, value: { Value(stored: $0).map { .some($0) } })
  }
}

/// Nothing of an optional is nothing there.
private func encoded<Value: Encodable>(_ value: Value) -> Any? {
  if let optional = value as? any OptionalValue, optional.isNil { return nil }
  return try? JSONEncoder().encode(value)
}

private func decoded<Value: Decodable>(_ stored: Any) -> Value? {
  (stored as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
}

private protocol OptionalValue { var isNil: Bool { get } }
extension Optional: OptionalValue { fileprivate var isNil: Bool { self == nil } }

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
public struct AppStorageKey<Value: Sendable>: SharedKey, KeepsInitialValue {
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

  /// Others may change the setting, or take it away: a property's own value is needed.
  var valueNow: Value? { nil }

  /// Nothing is the value nil of an optional: only a property's first look finds its own value instead.
  private var value: Result<Value?, any Error> {
    guard let stored = store.defaults.object(forKey: key) else { return .success(Self.nothing) }
    if let value = made(stored) { return .success(value) }
    return .failure(
      DecodingError.typeMismatch(
        Value.self, DecodingError.Context(codingPath: [], debugDescription: "There is a '\(type(of: stored))'.")))
  }

  private static var nothing: Value? {
    func nothing<Wrapped: ExpressibleByNilLiteral>(_ type: Wrapped.Type) -> Any { nil as Wrapped }
    return (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { nothing($0) as? Value }
  }

  /// Reads the setting. Where there is none, the property's own value is written.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    if case .initialValue = context, store.defaults.object(forKey: key) == nil {
      return continuation.resumeReturningInitialValue()
    }
    continuation.resume(with: value)
  }

  /// Tells of changes made through the user defaults themselves.
  public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    // Any setting may have changed: one that was not there before is not taken away again.
    let wasThere = Mutex(store.defaults.object(forKey: key) != nil)
    let token = Token(
      NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: store.defaults, queue: nil
      ) { _ in
        let isThere = store.defaults.object(forKey: key) != nil
        let isTakenAway = wasThere.withLock { wasThere in
          defer { wasThere = isThere }
          return wasThere && !isThere
        }
        if isThere { return subscriber.yield(with: value) }
        if isTakenAway
          && AppStorageSaves.current != AppStorageSaves.Setting(key: key, store: ObjectIdentifier(store.defaults))
        {
          subscriber.yieldReturningInitialValue()
        }
      })
    return SharedSubscription { NotificationCenter.default.removeObserver(token.value) }
  }

  private struct Token: @unchecked Sendable {
    let value: any NSObjectProtocol
    init(_ value: any NSObjectProtocol) { self.value = value }
  }

  /// Writes the setting.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    AppStorageSaves.$current.withValue(AppStorageSaves.Setting(key: key, store: ObjectIdentifier(store.defaults))) {
      write(value)
    }
    continuation.resume()
  }

  private func write(_ value: Value) {
    putAside()
    if let stored = self.stored(value) {
      store.defaults.set(stored, forKey: key)
    } else {
      store.defaults.removeObject(forKey: key)
    }
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

/// Which setting is written here: of that one its own property needs no news.
private enum AppStorageSaves {
  struct Setting: Hashable, Sendable {
    let key: String
    let store: ObjectIdentifier
  }

  @TaskLocal static var current: Setting?
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

extension DependencyValues {
  /// Whether a warning is wanted of keys that only Apple's platforms cannot observe, those with a '.' or an '@'. Here all
  /// keys are observed, and there is no such warning.
  public var appStorageKeyFormatWarningEnabled: Bool {
    get { self[AppStorageKeyFormatWarning.self] }
    set { self[AppStorageKeyFormatWarning.self] = newValue }
  }

  private enum AppStorageKeyFormatWarning: DependencyKey {
    static let liveValue = true
    static let testValue = true
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
