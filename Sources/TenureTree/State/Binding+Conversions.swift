import TenureIssues

extension Binding {
  /// The value as an optional: a written nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(ConvertedLocation(base.location, read: { $0 }, write: { $0 }), base.ownTransaction)
  }

  /// The value of an optional, or nil if there is none now.
  ///
  /// The trap: reading it after the optional has become nil stops the program.
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    self.init(ConvertedLocation(base.location, read: unwrapped, write: { $0 }), base.ownTransaction)
  }

  /// The value as `AnyHashable`: writing a value of another type stops the program.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      ConvertedLocation(base.location, read: { AnyHashable($0) }, write: { unerased($0) as V }), base.ownTransaction)
  }
}

private func unwrapped<Value>(_ value: Value?) -> Value {
  if let value { return value }
  Issues.stop(
    Issue(
      "A binding to the value of an optional was read while the optional is nil.", severity: .fault,
      evidence: "It is a Binding<\(Value.self)> made of a Binding<\(Value?.self)>, which had a value then.",
      advice: "Make it where it is used, with `if let $value = Binding($optional)`, and keep no copy of it."))
}

private func unerased<Value: Hashable>(_ value: AnyHashable) -> Value {
  if let value = value.base as? Value { return value }
  Issues.stop(
    Issue(
      "A \(type(of: value.base)) was written through a binding to AnyHashable whose value is an \(Value.self).",
      severity: .fault, evidence: "The binding was made of a Binding<\(Value.self)>.",
      advice: "Write values of that type only."))
}

/// A value seen as another type.
package final class ConvertedLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  let base: Location<Base>
  let read: (Base) -> Value
  /// Makes the base's value from the new one; nil to leave it.
  let write: (Value) -> Base?

  package init(_ base: Location<Base>, read: @escaping (Base) -> Value, write: @escaping (Value) -> Base?) {
    self.base = base
    self.read = read
    self.write = write
  }

  package override func get() -> Value { read(base.get()) }

  package override func set(_ value: Value, _ transaction: Transaction?) {
    if let new = write(value) { base.set(new, transaction) }
  }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConvertedLocation<Base, Value> else { return false }
    return base.plain.isSame(as: other.base.plain)
  }
}
