import TenureThread

/// Reads and writes a value that another view or a model owns.
///
///     Toggle("Wifi", isOn: $settings.wifi)
///
/// The trap: `Binding(get:set:)` made in a body is new at every evaluation, so the views that hold it run again;
/// `$state` and key paths of it compare equal and do not.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  package private(set) var location: Location<Value>
  /// What writes through this binding carry; nil for a plain one.
  package var ownTransaction: Transaction?

  package init(_ location: Location<Value>, _ transaction: Transaction? = nil) {
    self.location = location
    ownTransaction = transaction
  }

  /// A binding that reads and writes by closures. `get` is called once when the binding is made, and at each read: a body that
  /// makes one depends on what `get` reads, though it shows nothing of it (R069).
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let (read, write) = (withoutIsolation(get), withoutIsolation(set))
    self.init(made: ClosureLocation(read: read, write: { value, _ in write(value) }))
  }

  /// A binding by closures whose writes see the transaction of the change. `get` is called as in the other form.
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let (read, write) = (withoutIsolation(get), withoutIsolation(set))
    self.init(made: ClosureLocation(read: read, write: { write($0, $1) }))
  }

  private init(made location: ClosureLocation<Value>) {
    // Off the main thread nobody's body is running.
    if tenure_is_main_thread() { _ = location.read() }
    self.init(location)
  }

  /// Always reads `value` and swallows writes: for previews and tests.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

  /// The owner's value, now. Writing it changes the owner.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      guard let ownTransaction else { return location.set(newValue, nil) }
      ownTransaction.awaited { location.set(newValue, ownTransaction) }
    }
  }

  /// The binding itself: `$value` of an `@Binding` is handed on to another view.
  public var projectedValue: Binding<Value> { self }

  /// Takes over a binding, for `init($value: …)` of a closure's parameter.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value: `$person.name`.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(PartLocation(location, keyPath), ownTransaction)
  }

  /// What every write through this binding carries.
  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  /// A binding whose writes carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> { Binding(location, transaction) }

  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return Binding(location, transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: InstalledProperty {
  package nonisolated static var comparesInput: Bool { true }

  package nonisolated func isSameInput(as other: Binding<Value>) -> Bool {
    location === other.location || location.plain.isSame(as: other.location.plain)
  }

  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    if location.isElement && location.isInState { location = WatchedLocation(location, in: node) }
  }

  package mutating func adopt(_ old: Binding<Value>, in node: ViewNode, as plan: PropertyPlan) {
    if isSameInput(as: old) { location = old.location } else { install(in: node, as: plan) }
  }

  /// The value only where reading it runs none of the program's code.
  package func inspect(in node: ViewNode) -> PropertyFacts? {
    guard let target = location.origin else { return PropertyFacts() }
    return PropertyFacts(value: location.plain.getIfThere(), target: ObjectIdentifier(target))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
