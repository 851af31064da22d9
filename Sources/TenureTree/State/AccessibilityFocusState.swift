import TenureIssues
import TenureRender

/// Reads and moves what assistive technology is at.
///
///     @AccessibilityFocusState private var isAtNotice: Bool
///     Text(notice).accessibilityFocused($isAtNotice)
///
/// The trap: a browser does not tell whether assistive technology runs. It is where the browser's own focus is, and moving it
/// moves that. In a test, `accessibilityFocus()` of an element is assistive technology that comes there.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private let initial: Value
  private var box: FocusBox<Value>?

  /// Whether assistive technology is at the one view that names this state.
  public init() where Value == Bool { initial = false }
  /// At which of several views assistive technology is; nil for none of them.
  public init<T: Hashable>() where Value == T? { initial = nil }
  /// The same, of some technologies: hosts do not tell them apart.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { initial = false }
  /// The same, of some technologies: hosts do not tell them apart.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { initial = nil }

  /// Where it is. Writing it moves assistive technology.
  public var wrappedValue: Value {
    get { box?.get() ?? initial }
    nonmutating set { box?.set(newValue, nil) }
  }

  /// What `accessibilityFocused(_:)` takes.
  public var projectedValue: Binding { Binding(box: resolvedBox) }

  private var resolvedBox: FocusBox<Value> {
    if let box { return box }
    Issues.report(
      Issue(
        "Accessing AccessibilityFocusState's value outside of the body of a View. "
          + "This will result in a constant Binding of the initial value and will not update.",
        evidence:
          "The projected value of AccessibilityFocusState<\(Value.self)> was taken before its view was on the screen.",
        advice: "Take it in body, not in an initialiser."))
    return FocusBox(initial, idle: initial, isOfAssistance: true)
  }

  /// A binding to a state that a view above owns.
  @propertyWrapper public struct Binding {
    package let box: FocusBox<Value>

    /// Where assistive technology is. Writing it moves it.
    public var wrappedValue: Value {
      get { box.get() }
      nonmutating set { box.set(newValue, nil) }
    }

    /// The binding itself, to hand on.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: InstalledProperty {
  package mutating func install(in node: ViewNode, as plan: PropertyPlan) {
    box = FocusBox(initial, idle: initial, isOfAssistance: true)
    box?.place = node.window.reference
  }

  package mutating func adopt(_ old: AccessibilityFocusState<Value>, in node: ViewNode, as plan: PropertyPlan) {
    box = old.box
  }
  package func uninstall(from node: ViewNode) { box?.place = nil }

  package func inspect(in node: ViewNode) -> PropertyFacts? {
    box.map { PropertyFacts(value: $0.get(), sources: [$0], place: ObjectIdentifier($0), isOwner: true) }
  }
}

/// Technologies that help people to use a screen.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  /// From its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What reads the screen aloud.
  public static let voiceOver = Self(rawValue: 1)
  /// What goes through the screen by switches.
  public static let switchControl = Self(rawValue: 2)
}

/// What assistive technology is at in one window.
@MainActor final class AttentionPart: ElementKeeper {
  static let slot = PartSlot()
  let center: FocusCenter

  init(of window: Window) { center = FocusCenter(of: window, isOfAssistance: true) }

  func forget(_ element: ElementNode) { center.forget(element) }
  func isLeaving(_ element: ElementNode) { center.forget(element) }
}

extension Window {
  var attention: FocusCenter { (part() as AttentionPart).center }

  /// Assistive technology comes to an element, or leaves it.
  func attend(_ element: ElementNode, _ isHere: Bool) {
    if isHere { attention.move(to: element) } else if attention.focused === element { attention.move(to: nil) }
  }

  /// Where code has moved assistive technology to since the last call.
  package func takeAttended() -> NodeID? {
    guard let attended = patches.attended else { return nil }
    patches.attended = nil
    return attended
  }
}

extension View {
  /// Ties `binding` to assistive technology: its value is `value` while that is at this view.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(box: binding.box, value: value))
  }

  /// Ties `condition` to assistive technology: it is true while that is at this view.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(box: condition.box, value: true))
  }
}
