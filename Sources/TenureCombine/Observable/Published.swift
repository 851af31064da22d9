/// A property whose publisher and whose object's `objectWillChange` emit before each write, equal values included.
///
/// Works in classes only. `$property` emits the current value and then each new one *before* it is stored: whoever
/// reads the object from inside a subscription sees the old value.
@propertyWrapper
public struct Published<Value> {
  /// The only stored property: the fence reads it from an object's memory.
  @usableFromInline let storage: PublishedStorage<Value>

  public init(initialValue: Value) { storage = PublishedStorage(initialValue) }
  public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The publisher of the property. Setting it does nothing; it is settable for `assign(to: &$property)`.
  public var projectedValue: Publisher {
    mutating get { Publisher(storage: storage) }
    set {}
  }

  // Inlinable, because where the key path is known the compiler replaces it by a plain access.
  @inlinable
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set { object[keyPath: storageKeyPath].storage.write(newValue, in: object) }
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    projected projectedKeyPath: KeyPath<EnclosingSelf, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Publisher {
    get {
      let storage = object[keyPath: storageKeyPath].storage
      storage.adopt(object)
      return Publisher(storage: storage)
    }
    set {}
  }

  /// The publisher of one `@Published` property: its current value on subscription, then each new value.
  public struct Publisher: TenureCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    public func receive<S>(subscriber: S) where S: Subscriber, S.Input == Value, S.Failure == Never {
      storage.admit(subscriber)
    }
  }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable where Value: Sendable {}

extension Publisher where Failure == Never {
  /// Writes each value to a `@Published` property, for as long as the object with the property lives.
  public func assign(to published: inout Published<Output>.Publisher) { published.storage.follow(self) }
}

extension Published {
  /// What the property holds, for the inspector.
  package var latest: Any { storage.value }
}
