/// A value that changes while a gesture goes on, and returns to its first value when the gesture ends.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  let initial: Value
  let reset: (Value, inout Transaction) -> Void
  var box: StateBox<Value>?

  /// A value that is back at its first one when the gesture ends.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  /// The same as `init(wrappedValue:)`.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// With what going back carries: an animation, for one.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// With a closure that decides, from the last value, how going back is animated.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// The same as `init(wrappedValue:resetTransaction:)`.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// The same as `init(wrappedValue:reset:)`.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value of the gesture that is going on, or the first one.
  public var wrappedValue: Value { box?.get() ?? initial }
  /// What `updating(_:body:)` takes.
  public var projectedValue: GestureState<Value> { self }

  /// Writes while the gesture goes on.
  package func write(_ change: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var transaction = Transaction()
    var value = box.get()
    change(&value, &transaction)
    box.set(value, transaction)
  }

  /// The gesture has ended or was cancelled.
  package func end() {
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
  package nonisolated static var storedType: Any.Type? { Value.self }

  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    box = StateBox(initial, of: node, as: plan)
  }
  package mutating func adopt(_ old: GestureState<Value>, in node: ViewNode, as plan: PropertyPlan) { box = old.box }
  package func uninstall(from node: ViewNode) { box?.release() }

  package func inspect(in node: ViewNode) -> PropertyFacts? { box.map(PropertyFacts.init(of:)) }
}
