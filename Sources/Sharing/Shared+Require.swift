extension Shared where Value: Sendable {
  /// What the key names, loaded before this returns. Where there is nothing it throws: no value is made up.
  ///
  ///     let meeting = try await Shared(require: .fileStorage(url))
  public init<Key: SharedKey<Value>>(require key: Key) async throws {
    let value = try await required(key)
    self.init(reference: RootReference.of(key, initial: { value }, isLoaded: true))
  }
}

extension SharedReader where Value: Sendable {
  /// What the key names, loaded before this returns. Where there is nothing it throws: no value is made up.
  public init<Key: SharedReaderKey<Value>>(require key: Key) async throws {
    let value = try await required(key)
    self.init(reference: RootReference.of(key, initial: { value }, isLoaded: true))
  }

  /// What the key names, which may be written elsewhere; loaded before this returns.
  public init<Key: SharedKey<Value>>(require key: Key) async throws {
    let value = try await required(key)
    self.init(reference: RootReference.of(key, initial: { value }, isLoaded: true))
  }
}

/// There is nothing under a key that a program requires to be there.
public struct MissingSharedValue: Error, CustomStringConvertible {
  let key: String
  public var description: String {
    "There is no value under the key '\(key)'. Write one first, or give the property a value instead of 'require:'."
  }
}

private func required<Key: SharedReaderKey>(_ key: Key) async throws -> Key.Value {
  let loaded: Key.Value? = try await withCheckedThrowingContinuation { continuation in
    key.load(
      context: .userInitiated,
      continuation: LoadContinuation(of: name(of: key)) { continuation.resume(with: $0.asThrown) })
  }
  guard let loaded else { throw MissingSharedValue(key: "\(key)") }
  return loaded
}
