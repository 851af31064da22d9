import IssueReporting

extension Shared where Value: Sendable {
  /// Lets the property and its copies share what another key names from now on, and loads it.
  ///
  ///     try await $items.load(.fileStorage(url))
  ///
  /// Until it is loaded the value is what it was, or the key's own. The trap: a part of a shared value has no key of its own.
  public func load(_ key: some SharedKey<Value>) async throws {
    guard let keyed = reference as? KeyedReference<Value> else { return refusePart(Value.self) }
    let other = RootReference.of(key, initial: { ownValue(of: key) ?? wrappedValue })
    keyed.replace(by: other)
    try await other.load()
  }
}

extension SharedReader where Value: Sendable {
  /// Lets the property and its copies read what another key names from now on, and loads it.
  ///
  ///     try await $items.load(.query("SELECT …", in: database))
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    try await load(RootReference.of(key, initial: { ownValue(of: key) ?? wrappedValue }))
  }

  /// The same for a key that may be written elsewhere.
  public func load(_ key: some SharedKey<Value>) async throws {
    try await load(RootReference.of(key, initial: { ownValue(of: key) ?? wrappedValue }))
  }

  private func load(_ other: RootReference<Value>) async throws {
    guard let keyed = reference as? KeyedReadReference<Value> else { return refusePart(Value.self) }
    keyed.replace(by: other)
    try await other.load()
  }
}

private func refusePart(_ type: Any.Type) {
  reportIssue(
    """
    A part of a shared value was to be loaded from a key of its own.

      Part: \(type)

    Nothing was loaded. Call 'load(_:)' on the property that the part is of.
    """)
}

/// The value that a key brings for the case that there is none.
private func ownValue<Key: SharedReaderKey>(of key: Key) -> Key.Value? {
  (key as? any KeyWithOwnValue)?.ownValue as? Key.Value
}

/// A key with a value for the case that there is none.
private protocol KeyWithOwnValue { var ownValue: any Sendable { get } }

extension SharedKeyDefault: KeyWithOwnValue {
  fileprivate var ownValue: any Sendable { value() }
}
