import TenureGraph

extension Binding {
  /// The value as an optional: a written nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(ConvertedLocation(base.location, read: { $0 }, write: { new, _ in new }), base.ownTransaction)
  }

  /// The value of an optional, or nil if there is none now.
  ///
  /// The trap: reading it after the optional has become nil stops the program.
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    self.init(ConvertedLocation(base.location, read: { $0! }, write: { new, _ in new }), base.ownTransaction)
  }

  /// The value as `AnyHashable`: writing a value of another type stops the program.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      ConvertedLocation(base.location, read: { AnyHashable($0) }, write: { new, _ in (new.base as! V) }),
      base.ownTransaction)
  }
}

/// A value seen as another type.
final class ConvertedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  let base: Location<Base>
  let read: (Base) -> Value
  /// Makes the base's value from the new one and the old; nil to leave it.
  let write: (Value, Base) -> Base?

  init(_ base: Location<Base>, read: @escaping (Base) -> Value, write: @escaping (Value, Base) -> Base?) {
    self.base = base
    self.read = read
    self.write = write
  }

  override func get() -> Value { read(base.get()) }

  override func set(_ value: Value, _ transaction: Transaction?) {
    if let new = write(value, Observer.untracked { base.get() }) { base.set(new, transaction) }
  }

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return base.isSame(as: other.base)
  }
}
