import IssueReporting

extension Shared where Value: Sendable {
  /// Lets the property and its copies share what another key names from now on, and loads it.
  ///
  ///     try await $items.load(.fileStorage(url))
  ///
  /// Until it is loaded the value is what it was, or the key's own. The trap: a part of a shared value has no key of its own.
  public func load(
    _ key: some SharedKey<Value>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    let line = CallerLine(fileID, filePath, line, column)
    guard let keyed = reference as? KeyedReference<Value> else { return refusePart(Value.self, line) }
    let other = RootReference.of(key, initial: { ownValue(of: key) ?? wrappedValue }, at: line)
    keyed.replace(by: other)
    try await other.load()
  }
}

extension SharedReader where Value: Sendable {
  /// Lets the property and its copies read what another key names from now on, and loads it.
  ///
  ///     try await $items.load(.query("SELECT …", in: database))
  public func load(
    _ key: some SharedReaderKey<Value>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    let line = CallerLine(fileID, filePath, line, column)
    try await load(RootReference.of(key, initial: { ownValue(of: key) ?? wrappedValue }, at: line), line)
  }

  /// The same for a key that may be written elsewhere.
  public func load(
    _ key: some SharedKey<Value>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    let line = CallerLine(fileID, filePath, line, column)
    try await load(RootReference.of(key, initial: { ownValue(of: key) ?? wrappedValue }, at: line), line)
  }

  private func load(_ other: RootReference<Value>, _ line: CallerLine) async throws {
    guard let keyed = reference as? KeyedReadReference<Value> else { return refusePart(Value.self, line) }
    keyed.replace(by: other)
    try await other.load()
  }
}

private func refusePart(_ type: Any.Type, _ line: CallerLine) {
  line.report(
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
