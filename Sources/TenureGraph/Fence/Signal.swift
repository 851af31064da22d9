/// A value that can be read and set.
///
///     let name = Signal("Ada")
///     name.value = "Grace"  // what has read `name.value` runs again
///
/// Setting an equal value does nothing if the type is `Equatable`; otherwise every set counts as a change.
public final class Signal<Value>: Source {
  /// Without the run-time check for overlapping access: it is read and written whole, never held open.
  @exclusivity(unchecked) @usableFromInline final var stored: Value
  /// Decides that a new value is no change; nil iff every set is one.
  @usableFromInline let isSame: ((Value, Value) -> Bool)?
  public let name: String?

  @inlinable
  public init(_ value: Value, name: String? = nil, isSame: ((Value, Value) -> Bool)?) {
    unsafe stored = value
    self.isSame = isSame
    self.name = name
    super.init()
  }

  @inlinable @_disfavoredOverload
  public convenience init(_ value: Value, name: String? = nil) {
    self.init(value, name: name, isSame: nil)
  }

  @inlinable public var value: Value {
    get {
      access()
      return unsafe stored
    }
    set {
      if let isSame, unsafe isSame(stored, newValue) { return }
      unsafe stored = newValue
      invalidate()
    }
  }
}

extension Signal where Value: Equatable {
  @inlinable
  public convenience init(_ value: Value, name: String? = nil) {
    self.init(value, name: name, isSame: { $0 == $1 })
  }
}
