/// A value that stands while a gesture goes on and returns to its first value when it ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  let initial: Value
  let reset: (Value, inout Transaction) -> Void
  var box: StateBox<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  public var wrappedValue: Value { box?.get() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  /// Writes while the gesture goes on.
  func write(_ change: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var transaction = Transaction()
    var value = box.get()
    change(&value, &transaction)
    box.set(value, transaction)
  }

  /// The gesture has ended or was cancelled.
  func end() {
    guard let box else { return }
    var transaction = Transaction()
    reset(box.get(), &transaction)
    box.set(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: InstalledProperty {
  nonisolated static var storedType: Any.Type? { Value.self }

  mutating func install(in node: ViewNode, as plan: PropertyPlan) { box = StateBox(initial, of: node, as: plan) }
  mutating func adopt(_ old: GestureState<Value>, in node: ViewNode, as plan: PropertyPlan) { box = old.box }
  func uninstall(from node: ViewNode) { box?.release() }

  func inspect(in node: ViewNode) -> PropertyFacts? { box.map(PropertyFacts.init(of:)) }
}
