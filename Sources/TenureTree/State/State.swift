import TenureIssues

/// A value that a view owns: made when the view is inserted, kept while it stays, gone when it leaves.
///
///     struct Counter: View {
///       @State private var count = 0
///       var body: some View { Button("\(count)") { count += 1 } }
///     }
///
/// The trap: the initial value counts once. A parent that passes another one later changes nothing; give the view
/// another `.id`, or hold the value above and pass a binding.
@frozen @propertyWrapper public struct State<Value>: DynamicProperty {
  @usableFromInline var initial: Value
  /// A `StateBox<Value>` once the view is on the screen; untyped, so that making a value needs no type looked up.
  @usableFromInline var storage: AnyObject?

  @inlinable public init(wrappedValue value: Value) { initial = value }
  /// The same as `init(wrappedValue:)`.
  @inlinable public init(initialValue value: Value) { initial = value }

  var box: StateBox<Value>? {
    get {
      guard let storage else { return nil }
      return cast(storage, to: StateBox<Value>.self)
    }
    set { storage = newValue }
  }

  /// The value that the view owns. Only the first one of an initialiser counts.
  public var wrappedValue: Value {
    get {
      if let storage { return readLocation(storage) }
      return initial
    }
    nonmutating set { box?.set(newValue, nil) }
  }

  /// A binding to it, for a child that changes it.
  public var projectedValue: Binding<Value> {
    if let box { return Binding(box) }
    Issues.report(
      Issue(
        "Accessing State's value outside of being installed on a View. "
          + "This will result in a constant Binding of the initial value and will not update.",
        evidence: "The projected value of State<\(Value.self)> was taken before its view was on the screen.",
        advice: "Take $state in body or in an action, not in an initialiser."))
    return .constant(initial)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstalledProperty {
  package nonisolated static var storedType: Any.Type? { Value.self }

  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    box = StateBox(initial, of: node, as: plan)
  }

  package mutating func adopt(_ old: State<Value>, in node: ViewNode, as plan: PropertyPlan) { storage = old.storage }

  package func uninstall(from node: ViewNode) { box?.release() }

  package func inspect(in node: ViewNode) -> PropertyFacts? { box.map(PropertyFacts.init(of:)) }
}
