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
  /// True iff `isSame` is the type's own `==`, so that where the type is known no call is needed.
  @usableFromInline let isEquality: Bool
  public let name: String?

  @usableFromInline
  init(_ value: Value, name: String?, isSame: ((Value, Value) -> Bool)?, isEquality: Bool) {
    unsafe stored = value
    self.isSame = isSame
    self.isEquality = isEquality
    self.name = name
    super.init()
  }

  /// `isSame` decides that a new value is no change.
  @inlinable
  public convenience init(_ value: Value, name: String? = nil, isSame: @escaping (Value, Value) -> Bool) {
    self.init(value, name: name, isSame: isSame, isEquality: false)
  }

  /// For values that can't be compared: every set is a change.
  @inlinable @_disfavoredOverload
  public convenience init(_ value: Value, name: String? = nil) {
    self.init(value, name: name, isSame: nil, isEquality: false)
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
    self.init(value, name: name, isSame: { $0 == $1 }, isEquality: true)
  }

  /// The same property, compiled for a type that is known to be comparable.
  @inlinable public var value: Value {
    get {
      access()
      return unsafe stored
    }
    set {
      if isEquality {
        if unsafe stored == newValue { return }
      } else if let isSame, unsafe isSame(stored, newValue) {
        return
      }
      unsafe stored = newValue
      invalidate()
    }
  }
}
