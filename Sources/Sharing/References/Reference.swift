import TenureCombine

/// A value that several properties share, as they read it.
class ReadReference<Value>: @unchecked Sendable {
  /// The value; who reads it while being observed hears of its changes.
  var value: Value { abstract() }
  var isLoading: Bool { abstract() }
  var loadError: (any Error)? { abstract() }
  /// The value now and after each change.
  var publisher: AnyPublisher<Value, Never> { abstract() }
  nonisolated(nonsending) func load() async throws { abstract() }
  /// Those who observe the value shall read it again.
  func tellObservers() { abstract() }
  /// What it is called: its key, or `value: 3` without one.
  var keyName: String { "value: \(String(reflecting: value))" }
  /// Itself, or what it stands for now.
  var current: ReadReference { self }
  /// What holds the value that it is, or is a part of.
  var root: ObjectIdentifier { ObjectIdentifier(self) }
}

/// The same, as they write it.
class Reference<Value>: ReadReference<Value>, @unchecked Sendable {
  var saveError: (any Error)? { abstract() }
  override var current: Reference { self }
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result { abstract() }
  nonisolated(nonsending) func save() async throws { abstract() }
}

private func abstract(_ function: StaticString = #function) -> Never {
  fatalError("\(function) has no implementation.")
}
