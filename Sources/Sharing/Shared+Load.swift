import IssueReporting

extension Shared where Value: Sendable {
  /// Lets the property and its copies share what another key names from now on, and loads it.
  ///
  ///     try await $items.load(.fileStorage(url))
  ///
  /// Until it is loaded the value is what it was, or the key's own. A part of a shared value is no part of it any more.
  public nonisolated(nonsending) func load(
    _ key: some SharedKey<Value>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    let line = CallerLine(fileID, filePath, line, column)
    let other = RootReference.of(key, initial: { ownValue(of: key) ?? wrappedValue }, at: line)
    reference.replace(by: other)
    try await other.load()
  }
}

extension SharedReader where Value: Sendable {
  /// Lets the property and its copies read what another key names from now on, and loads it.
  ///
  ///     try await $items.load(.query("SELECT …", in: database))
  public nonisolated(nonsending) func load(
    _ key: some SharedReaderKey<Value>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    let line = CallerLine(fileID, filePath, line, column)
    try await load(RootReference.of(key, initial: { ownValue(of: key) ?? wrappedValue }, at: line))
  }

  /// The same for a key that may be written elsewhere.
  public nonisolated(nonsending) func load(
    _ key: some SharedKey<Value>, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async throws {
    let line = CallerLine(fileID, filePath, line, column)
    try await load(RootReference.of(key, initial: { ownValue(of: key) ?? wrappedValue }, at: line))
  }

  private nonisolated(nonsending) func load(_ other: RootReference<Value>) async throws {
    reference.replace(by: other)
    try await other.load()
  }
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
