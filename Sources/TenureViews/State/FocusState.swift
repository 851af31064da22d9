import TenureIssues

/// Which of a view's fields has the keyboard.
///
///     @FocusState private var field: Field?
///     TextField("Name", text: $name).focused($field, equals: .name)
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: FocusBox<Value>?

  public init() where Value == Bool { initial = false }
  public init<T: Hashable>() where Value == T? { initial = nil }

  public var wrappedValue: Value {
    get { box?.get() ?? initial }
    nonmutating set { box?.set(newValue, nil) }
  }

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

  /// A way to a focus state that a view above holds.
  @propertyWrapper public struct Binding {
    let box: FocusBox<Value>

    public var wrappedValue: Value {
      get { box.get() }
      nonmutating set { box.set(newValue, nil) }
    }

    public var projectedValue: Binding { self }
  }
}

/// The storage of one focus state. Writing it asks for focus; moving focus writes it.
final class FocusBox<Value: Hashable>: Location<Value>, @unchecked Sendable {
  private var value: Value
  /// What it stands at when none of its fields has focus.
  let idle: Value
  /// nil when the view is not on the screen.
  weak var window: Window?

  init(_ value: Value, idle: Value) {
    self.value = value
    self.idle = idle
  }

  override func get() -> Value {
    access()
    return value
  }

  override var origin: AnyObject? { self }

  override func set(_ new: Value, _ transaction: Transaction?) {
    let requested = Unchecked(value: new)
    asMainActor { request(requested.value) }
  }

  @MainActor private func request(_ new: Value) {
    guard let window, new != value else { return }
    value = new
    invalidate()
    window.focus.requested(by: self, in: window)
  }

  /// Focus has moved: the value follows, where there is a view that has it.
  @MainActor func follow(_ new: Value) {
    if window == nil || new == value { return }
    value = new
    invalidate()
  }
}

extension FocusBox: NamedSource {
  var sourceName: String { "focus" }
}

extension FocusState: InstalledProperty {
  mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    box = FocusBox(initial, idle: initial)
    box?.window = node.window
  }

  mutating func adopt(_ old: FocusState<Value>, in node: ViewNode, as plan: PropertyPlan) { box = old.box }
  func uninstall(from node: ViewNode) { box?.window = nil }

  func inspect(in node: ViewNode) -> PropertyFacts? {
    box.map { PropertyFacts(value: $0.get(), sources: [$0], place: ObjectIdentifier($0), isOwner: true) }
  }
}
