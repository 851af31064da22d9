/// A two-way way to a value that somebody else owns.
///
///     Toggle("Wifi", isOn: $settings.wifi)
///
/// The trap: `Binding(get:set:)` made in a body is new at every evaluation, so the views that hold it run again;
/// `$state` and key paths of it compare equal and do not.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private(set) var location: Location<Value>
  /// What writes through this binding carry; nil for a plain one.
  var ownTransaction: Transaction?

  init(_ location: Location<Value>, _ transaction: Transaction? = nil) {
    self.location = location
    ownTransaction = transaction
  }

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let (read, write) = (withoutIsolation(get), withoutIsolation(set))
    location = ClosureLocation(read: read, write: { value, _ in write(value) })
  }

  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let (read, write) = (withoutIsolation(get), withoutIsolation(set))
    location = ClosureLocation(read: read, write: { write($0, $1) })
  }

  /// Always reads `value` and swallows writes: for previews and tests.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      guard let ownTransaction else { return location.set(newValue, nil) }
      ownTransaction.awaited { location.set(newValue, ownTransaction) }
    }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) { self = projectedValue }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    Binding<Subject>(PartLocation(location, keyPath), ownTransaction)
  }

  public var transaction: Transaction {
    get { ownTransaction ?? Transaction() }
    set { ownTransaction = newValue }
  }

  public func transaction(_ transaction: Transaction) -> Binding<Value> { Binding(location, transaction) }

  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return Binding(location, transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: InstalledProperty {
  nonisolated static var comparesInput: Bool { true }

  nonisolated func isSameInput(as other: Binding<Value>) -> Bool {
    location === other.location || location.plain.isSame(as: other.location.plain)
  }

  mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    if location.isElement && location.isInState { location = WatchedLocation(location, in: node) }
  }

  mutating func adopt(_ old: Binding<Value>, in node: ViewNode, as plan: PropertyPlan) {
    if isSameInput(as: old) { location = old.location } else { install(in: node, as: plan) }
  }

  /// The value only where reading it runs none of the program's code.
  func inspect(in node: ViewNode) -> PropertyFacts? {
    guard let target = location.origin else { return PropertyFacts() }
    return PropertyFacts(value: location.plain.getIfThere(), target: ObjectIdentifier(target))
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}
