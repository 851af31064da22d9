import TenureGraph

/// Where a value lives: what a `Binding` points to.
@_spi(Tree) open class Location<Value>: Source, @unchecked Sendable {
  /// The value now. Read in a body, it makes the body depend on it.
  open func get() -> Value { fatalError("Location.get is each kind's own") }

  /// Stores a value; `transaction` is that of the binding it came through.
  open func set(_ value: Value, _ transaction: Transaction?) { fatalError("Location.set is each kind's own") }

  /// True when reading and writing there is the same as here.
  open func isSame(as other: Location<Value>) -> Bool { self === other }

  /// The value now, or nil where the collection that it is an element of has become too short.
  open func getIfThere() -> Value? { get() }
  /// The location without what one view watches it by.
  open var plain: Location<Value> { self }
  /// True where the value is kept in state of a view, so that reading it makes an edge in the graph.
  open var isInState: Bool { false }
  /// True for an element of a collection, and for a part of one.
  open var isElement: Bool { false }
  /// What holds the value in the end, where the way to it is known and none of the program's own code.
  open var origin: AnyObject? { nil }
}

/// A value that never changes: `Binding.constant`.
final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  override func get() -> Value { value }
  override func set(_ value: Value, _ transaction: Transaction?) {}

  override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ConstantLocation<Value> else { return false }
    return areSame(value, other.value)
  }
}

/// A pair of closures: `Binding(get:set:)`. Two of them are never the same, since closures cannot be compared.
package final class ClosureLocation<Value>: Location<Value>, @unchecked Sendable {
  let read: () -> Value
  let write: (Value, Transaction) -> Void

  package init(read: @escaping () -> Value, write: @escaping (Value, Transaction) -> Void) {
    self.read = read
    self.write = write
  }

  package override func get() -> Value { read() }

  package override func set(_ value: Value, _ transaction: Transaction?) {
    let transaction = Transaction.merged(transaction)
    withTransaction(transaction) { write(value, transaction) }
  }
}

/// A part of a value, by key path: `$form.name`.
final class PartLocation<Whole, Part>: Location<Part>, @unchecked Sendable {
  let whole: Location<Whole>
  let path: WritableKeyPath<Whole, Part>

  init(_ whole: Location<Whole>, _ path: WritableKeyPath<Whole, Part>) {
    self.whole = whole
    self.path = path
  }

  override func get() -> Part { whole.get()[keyPath: path] }

  override func set(_ value: Part, _ transaction: Transaction?) {
    var whole = whole.get()
    whole[keyPath: path] = value
    self.whole.set(whole, transaction)
  }

  override func isSame(as other: Location<Part>) -> Bool {
    guard let other = other as? PartLocation<Whole, Part> else { return false }
    return path == other.path && whole.plain.isSame(as: other.whole.plain)
  }

  override func getIfThere() -> Part? { whole.getIfThere()?[keyPath: path] }
  override var isInState: Bool { whole.isInState }
  override var isElement: Bool { whole.isElement }
  override var origin: AnyObject? { whole.origin }
}

/// A property of an object, by key path: `$model.name`.
final class ObjectLocation<Object: AnyObject, Part>: Location<Part>, @unchecked Sendable {
  let object: Object
  let path: ReferenceWritableKeyPath<Object, Part>

  init(_ object: Object, _ path: ReferenceWritableKeyPath<Object, Part>) {
    self.object = object
    self.path = path
  }

  override func get() -> Part { object[keyPath: path] }

  override func set(_ value: Part, _ transaction: Transaction?) {
    guard let transaction else { return object[keyPath: path] = value }
    withTransaction(Transaction.merged(transaction)) { object[keyPath: path] = value }
  }

  override func isSame(as other: Location<Part>) -> Bool {
    guard let other = other as? ObjectLocation<Object, Part> else { return false }
    return object === other.object && path == other.path
  }
}
