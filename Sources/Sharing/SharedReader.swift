import IssueReporting
import TenureCombine

/// A shared value that is only read here.
///
///     @SharedReader(.appStorage("isSoundOn")) var isSoundOn = true
///     SettingsModel(count: SharedReader($count))
@propertyWrapper @dynamicMemberLookup public struct SharedReader<Value>: @unchecked Sendable {
  let reference: ReadReference<Value>

  init(reference: ReadReference<Value>) { self.reference = reference }

  /// A value that does not change.
  public init(value: Value) { reference = KeyedReadReference(RootReference(value)) }

  /// A value that does not change.
  public static func constant(_ value: Value) -> SharedReader { SharedReader(value: value) }

  /// What another property shares.
  public init(projectedValue: SharedReader) { self = projectedValue }

  /// What another property shares and may write.
  public init(_ base: Shared<Value>) { reference = KeyedReadReference(base.reference) }

  /// The value now.
  public var wrappedValue: Value { reference.value }

  /// This, to be handed over, or to get a part of.
  public var projectedValue: SharedReader {
    get { self }
    set { self = newValue }
  }

  /// A part of it.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(reference: ReadPartReference(reference) { $0[keyPath: path] })
  }

  /// Loads it anew from where it is kept.
  public func load() async throws { try await reference.load() }
  /// Why it could not be loaded the last time.
  public var loadError: (any Error)? { reference.loadError }
  /// Whether it is on its way.
  public var isLoading: Bool { reference.isLoading }
  /// The value now and after each change.
  public var publisher: AnyPublisher<Value, Never> { reference.publisher }
}

extension SharedReader where Value: Sendable {
  /// What the key names; with the value given here where there is nothing yet.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    reference = KeyedReadReference(
      RootReference.of(key, initial: wrappedValue, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names, which may be written elsewhere; with the value given here where there is nothing yet.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    reference = KeyedReadReference(
      RootReference.of(key, initial: wrappedValue, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names; with the value given here instead of the key's own.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    reference = KeyedReadReference(
      RootReference.of(key, initial: wrappedValue, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names; nil where there is nothing yet.
  @_disfavoredOverload public init<Wrapped>(
    _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Value == Wrapped? {
    reference = KeyedReadReference(
      RootReference.of(key, initial: { nil }, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names, which may be written elsewhere; with the value given here instead of the key's own.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    reference = KeyedReadReference(
      RootReference.of(key, initial: wrappedValue, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names, which may be written elsewhere; nil where there is nothing yet.
  @_disfavoredOverload public init<Wrapped>(
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Value == Wrapped? {
    reference = KeyedReadReference(
      RootReference.of(key, initial: { nil }, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names; with the key's own value where there is nothing yet.
  public init<Key: SharedReaderKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    reference = KeyedReadReference(
      RootReference.of(key, initial: key.value, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names, which may be written elsewhere; with the key's own value where there is nothing yet.
  public init<Key: SharedKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    reference = KeyedReadReference(
      RootReference.of(key, initial: key.value, at: CallerLine(fileID, filePath, line, column)))
  }
}
