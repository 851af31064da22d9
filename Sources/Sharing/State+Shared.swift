import IssueReporting
@_spi(Tree) import TenureTree

extension State {
  /// A shared value whose key stays the one that it was given last, however often the view is made anew.
  ///
  ///     @State.Shared(.fileStorage(url)) var notes: [Note] = []
  ///     Button("Archive") { $notes = Shared(wrappedValue: [], .fileStorage(archive)) }
  @propertyWrapper public struct Shared: DynamicProperty {
    @State<Sharing.Shared<Value>> private var shared: Sharing.Shared<Value>

    private init(_ shared: Sharing.Shared<Value>) { _shared = State<Sharing.Shared<Value>>(initialValue: shared) }

    /// A value that nobody else has yet.
    public init(value: Value) { self.init(Sharing.Shared(value: value)) }

    /// What another property shares.
    public init(projectedValue: Sharing.Shared<Value>) { self.init(projectedValue) }

    /// The value now.
    public var wrappedValue: Value {
      get { shared.wrappedValue }
      @available(
        *, unavailable,
        message: "write '$value.withLock { $0 = … }', which others wait for; a view's binding is 'Binding($value)'"
      )
      nonmutating set { fatalError("unavailable: \(newValue)") }
    }

    /// What is shared. Where another one is put here, the property shares that from now on.
    public var projectedValue: Sharing.Shared<Value> {
      get { shared }
      nonmutating set { shared.projectedValue = newValue }
    }
  }

  /// A shared value that is only read here, and whose key stays the one that it was given last, however often the view is
  /// made anew.
  ///
  ///     @State.SharedReader(value: []) var found: [Note]
  ///     List(found) { … }.task(id: text) { try? await $found.load(.search(text)) }
  @propertyWrapper public struct SharedReader: DynamicProperty {
    @State<Sharing.SharedReader<Value>> private var shared: Sharing.SharedReader<Value>

    private init(_ shared: Sharing.SharedReader<Value>) {
      _shared = State<Sharing.SharedReader<Value>>(initialValue: shared)
    }

    /// A value that does not change until another key is loaded.
    public init(value: Value) { self.init(Sharing.SharedReader(value: value)) }

    /// What another property reads.
    public init(projectedValue: Sharing.SharedReader<Value>) { self.init(projectedValue) }

    /// The value now.
    public var wrappedValue: Value { shared.wrappedValue }

    /// What is shared. Where another one is put here, the property reads that from now on.
    public var projectedValue: Sharing.SharedReader<Value> {
      get { shared }
      nonmutating set { shared.projectedValue = newValue }
    }
  }
}

extension State.Shared where Value: Sendable {
  /// What the key names; with the value given here where there is nothing yet.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      projectedValue: Sharing.Shared(
        wrappedValue: wrappedValue(), key, fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// What the key names; with the key's own value where there is nothing yet.
  public init<Key: SharedKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      projectedValue: Sharing.Shared(key, fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// What the key names; with the value given here instead of the key's own.
  public init<Key: SharedKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      projectedValue: Sharing.Shared(
        wrappedValue: wrappedValue(), key, fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// What the key names; nil where there is nothing yet.
  @_disfavoredOverload public init<Wrapped>(
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Value == Wrapped? {
    self.init(
      projectedValue: Sharing.Shared(key, fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension State.SharedReader where Value: Sendable {
  /// What the key names; with the value given here where there is nothing yet.
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      projectedValue: Sharing.SharedReader(
        wrappedValue: wrappedValue(), key, fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// What the key names; with the key's own value where there is nothing yet.
  public init<Key: SharedReaderKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      projectedValue: Sharing.SharedReader(key, fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// What the key names; with the value given here instead of the key's own.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue: @autoclosure () -> Value, _ key: Key.Default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(
      projectedValue: Sharing.SharedReader(
        wrappedValue: wrappedValue(), key, fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// What the key names; nil where there is nothing yet.
  @_disfavoredOverload public init<Wrapped>(
    _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Value == Wrapped? {
    self.init(
      projectedValue: Sharing.SharedReader(key, fileID: fileID, filePath: filePath, line: line, column: column))
  }
}
