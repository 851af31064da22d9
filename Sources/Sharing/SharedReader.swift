import IssueReporting
import TenureCombine

/// A shared value that is only read here.
///
///     @SharedReader(.appStorage("isSoundOn")) var isSoundOn = true
///     SettingsModel(count: SharedReader($count))
@propertyWrapper @dynamicMemberLookup public struct SharedReader<Value>: @unchecked Sendable {
  let reference: KeyedReadReference<Value>

  init(reference: ReadReference<Value>) { self.reference = KeyedReadReference(reference) }

  /// A value that does not change.
  public init(value: Value) { self.init(reference: RootReference(value)) }

  /// A value that does not change.
  public static func constant(_ value: Value) -> SharedReader { SharedReader(value: value) }

  /// What another property shares.
  public init(projectedValue: SharedReader) { self = projectedValue }

  /// What another property shares and may write.
  public init(_ base: Shared<Value>) { self.init(reference: base.reference.current) }

  /// The value now.
  public var wrappedValue: Value { reference.value }

  /// This, to be handed over, or to get a part of.
  ///
  /// Where another one is put here, the property and its copies read that from now on: `$items = SharedReader(.search(text))`.
  /// The trap: a view's property is made anew with the view, and has its first key again; `@State.SharedReader` keeps it.
  public var projectedValue: SharedReader {
    get { self }
    nonmutating set { reference.replace(by: newValue.reference.current) }
  }

  /// A part of it. The trap: it stays a part of what is shared now, where the property gets another key later.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(reference: ReadPartReference(reference.current) { $0[keyPath: path] })
  }

  /// What a closure makes of it, which follows it: `$items.reader { $0.count }`.
  public func reader<Part>(_ part: @escaping @Sendable (Value) -> Part) -> SharedReader<Part> {
    SharedReader<Part>(reference: ReadPartReference(reference.current, part))
  }

  /// Loads it anew from where it is kept.
  public nonisolated(nonsending) func load() async throws { try await reference.load() }
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
    self.init(reference: RootReference.of(key, initial: wrappedValue, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names, which may be written elsewhere; with the value given here where there is nothing yet.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(reference: RootReference.of(key, initial: wrappedValue, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names; with the value given here instead of the key's own.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(reference: RootReference.of(key, initial: wrappedValue, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names; nil where there is nothing yet.
  @_disfavoredOverload public init<Wrapped>(
    _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Value == Wrapped? {
    self.init(reference: RootReference.of(key, initial: { nil }, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names, which may be written elsewhere; with the value given here instead of the key's own.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(reference: RootReference.of(key, initial: wrappedValue, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names, which may be written elsewhere; nil where there is nothing yet.
  @_disfavoredOverload public init<Wrapped>(
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Value == Wrapped? {
    self.init(reference: RootReference.of(key, initial: { nil }, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names; with the key's own value where there is nothing yet.
  public init<Key: SharedReaderKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(reference: RootReference.of(key, initial: key.value, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names, which may be written elsewhere; with the key's own value where there is nothing yet.
  public init<Key: SharedKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(reference: RootReference.of(key, initial: key.value, at: CallerLine(fileID, filePath, line, column)))
  }
}
