import TenureIssues

/// Reads and moves the keyboard focus among a view's fields.
///
///     @FocusState private var field: Field?
///     TextField("Name", text: $name).focused($field, equals: .name)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: FocusBox<Value>?

  /// Whether the one view that names this state has the focus.
  public init() where Value == Bool { initial = false }
  /// Which of several views has the focus; nil for none of them.
  public init<T: Hashable>() where Value == T? { initial = nil }

  /// Who has the focus. Writing it moves the focus.
  public var wrappedValue: Value {
    get { box?.get() ?? initial }
    nonmutating set { box?.set(newValue, nil) }
  }

  /// What `focused(_:)` takes.
  public var projectedValue: Binding { Binding(box: resolvedBox) }

  private var resolvedBox: FocusBox<Value> {
    if let box { return box }
    Issues.report(
      Issue(
        "Accessing FocusState's value outside of the body of a View. "
          + "This will result in a constant Binding of the initial value and will not update.",
        evidence: "The projected value of FocusState<\(Value.self)> was taken before its view was on the screen.",
        advice: "Take $focus in body, not in an initialiser."))
    return FocusBox(initial, idle: initial)
  }

  /// A binding to a focus state that a view above owns.
  @propertyWrapper public struct Binding {
    package let box: FocusBox<Value>

    /// Who has the focus. Writing it moves the focus.
    public var wrappedValue: Value {
      get { box.get() }
      nonmutating set { box.set(newValue, nil) }
    }

    /// The binding itself, to hand on.
    public var projectedValue: Binding { self }
  }
}

/// The storage of one focus state. Writing it asks for focus; moving focus writes it.
package final class FocusBox<Value: Hashable>: Location<Value>, @unchecked Sendable {
  private var value: Value
  /// What it stands at when none of its fields has focus.
  package let idle: Value
  /// True for what assistive technology is at.
  let isOfAssistance: Bool
  /// nil when the view is not on the screen.
  @MainActor var place: WindowReference?

  init(_ value: Value, idle: Value, isOfAssistance: Bool = false) {
    self.value = value
    self.idle = idle
    self.isOfAssistance = isOfAssistance
  }

  package override func get() -> Value {
    access()
    return value
  }

  package override var origin: AnyObject? { self }

  package override func set(_ new: Value, _ transaction: Transaction?) {
    let requested = Unchecked(value: new)
    asMainActor { request(requested.value) }
  }

  @MainActor private func request(_ new: Value) {
    guard let window = place?.window, new != value else { return }
    value = new
    invalidate()
    (isOfAssistance ? window.attention : window.focus).requested(by: self, in: window)
  }

  /// Focus has moved: the value follows, where there is a view that has it.
  @MainActor package func follow(_ new: Value) {
    if place?.window == nil || new == value { return }
    value = new
    invalidate()
  }
}

extension FocusBox: NamedSource {
  package var sourceName: String { isOfAssistance ? "accessibility focus" : "focus" }
}

extension FocusState: InstalledProperty {
  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    box = FocusBox(initial, idle: initial)
    box?.place = node.window.reference
  }

  package mutating func adopt(_ old: FocusState<Value>, in node: ViewNode, as plan: PropertyPlan) { box = old.box }
  package func uninstall(from node: ViewNode) { box?.place = nil }

  package func inspect(in node: ViewNode) -> PropertyFacts? {
    box.map { PropertyFacts(value: $0.get(), sources: [$0], place: ObjectIdentifier($0), isOwner: true) }
  }
}
