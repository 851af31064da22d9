import IssueReporting
import TenureCombine

/// A value that several features share: one source of truth.
///
///     @Shared(.fileStorage(.meetings)) var meetings: [Meeting] = []      // with everybody who names that file
///     @Shared var settings: Settings                                      // with whoever hands it over
///
///     $meetings.withLock { $0.append(meeting) }
///     ChildModel(meeting: $meetings[0])
///
/// Read in a view's body it is observed, as a property of an `@Observable` model is. The trap: it is written through
/// `withLock` only, so that nobody writes between a read and the write that follows from it.
@propertyWrapper @dynamicMemberLookup public struct Shared<Value>: @unchecked Sendable {
  let reference: KeyedReference<Value>

  init(reference: Reference<Value>) { self.reference = KeyedReference(reference) }

  /// A value that nobody else has yet: hand `$property` to others.
  public init(value: Value) { self.init(reference: RootReference(value)) }

  /// What another property shares.
  public init(projectedValue: Shared) { self = projectedValue }

  /// What a shared optional holds; nil where it holds nothing.
  public init?(_ base: Shared<Value?>) {
    guard let wrapped = WrappedReference(base.reference.current) else { return nil }
    self.init(reference: wrapped)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { reference.value }
    @available(
      *, unavailable,
      message: "write '$value.withLock { $0 = … }', which others wait for; a view's binding is 'Binding($value)'"
    )
    nonmutating set { fatalError("unavailable: \(newValue)") }
  }

  /// This, to be handed over, or to get a part of.
  ///
  /// Where another one is put here, the property and its copies share that from now on: `$items = Shared(.fileStorage(url))`.
  /// The trap: a view's property is made anew with the view, and has its first key again; `@State.Shared` keeps it.
  public var projectedValue: Shared {
    get { self }
    nonmutating set { reference.replace(by: newValue.reference.current) }
  }

  /// A part of it. The trap: it stays a part of what is shared now, where the property gets another key later.
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Shared<Member> {
    Shared<Member>(reference: PartReference(reference.current, path))
  }

  /// A part of it that cannot be written.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(reference: ReadPartReference(reference.current) { $0[keyPath: path] })
  }

  /// What a closure makes of it, which follows it and cannot be written: `$items.reader { $0.count }`.
  public func reader<Part>(_ part: @escaping @Sendable (Value) -> Part) -> SharedReader<Part> {
    SharedReader<Part>(reference: ReadPartReference(reference.current, part))
  }

  /// Reads and writes it, while nobody else does. Then it is saved.
  ///
  ///     $count.withLock { $0 += 1 }
  @discardableResult public func withLock<Result>(_ operation: (inout Value) throws -> Result) rethrows -> Result {
    try reference.withLock(operation)
  }

  /// Loads it anew from where it is kept.
  public nonisolated(nonsending) func load() async throws { try await reference.load() }
  /// Saves it, and waits until it is saved.
  public nonisolated(nonsending) func save() async throws { try await reference.save() }
  /// Why it could not be loaded the last time.
  public var loadError: (any Error)? { reference.loadError }
  /// Why it could not be saved the last time.
  public var saveError: (any Error)? { reference.saveError }
  /// Whether it is on its way.
  public var isLoading: Bool { reference.isLoading }
  /// The value now and after each change.
  public var publisher: AnyPublisher<Value, Never> { reference.publisher }
}

extension Shared where Value: Sendable {
  /// What the key names; with the value given here where there is nothing yet.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(reference: RootReference.of(key, initial: wrappedValue, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names; with the key's own value where there is nothing yet.
  public init<Key: SharedKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(reference: RootReference.of(key, initial: key.value, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names; with the value given here instead of the key's own.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    self.init(reference: RootReference.of(key, initial: wrappedValue, at: CallerLine(fileID, filePath, line, column)))
  }

  /// What the key names; nil where there is nothing yet.
  @_disfavoredOverload public init<Wrapped>(
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Value == Wrapped? {
    self.init(reference: RootReference.of(key, initial: { nil }, at: CallerLine(fileID, filePath, line, column)))
  }
}
