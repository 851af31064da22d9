import TenureGraph
import TenureRender

/// Which element of a window has the keyboard, and which focus states want to know.
@MainActor package final class FocusCenter: ElementKeeper {
  package static let slot = PartSlot()
  package private(set) weak var focused: ElementNode? {
    willSet { if newValue !== focused { dropTyped() } }
    didSet { if !isOfAssistance { window.patches.focused = focused?.id } }
  }
  /// What the user has typed into the focused field, where that shows a value with a format, and the value's own text.
  private var typed: (text: String, meaning: String)?
  private unowned let window: Window
  private var fields = Registry<any FocusField>()
  /// True for what assistive technology is at, which is not where the keyboard is.
  private let isOfAssistance: Bool

  package convenience init(of window: Window) { self.init(of: window, isOfAssistance: false) }

  init(of window: Window, isOfAssistance: Bool) {
    self.window = window
    self.isOfAssistance = isOfAssistance
  }

  /// Keeps what the user types as they typed it while they are in the field: `4.` on the way to `4.5`.
  package func keep(_ text: String, meaning: String, of element: ElementNode) {
    guard element === focused else { return }
    typed = (text, meaning)
    showAgain(element)
  }

  /// What the user has typed into a field; nil where its value has another text by now.
  package func typed(in element: ElementNode, meaning: String) -> String? {
    guard element === focused, let typed, typed.meaning == meaning else { return nil }
    return typed.text
  }

  /// The user is done with the field, which shows its value again.
  package func dropTyped() {
    guard typed != nil else { return }
    typed = nil
    if let focused { showAgain(focused) }
  }

  /// Once the bodies have run: what a field shows may be another text, though no view depends on it.
  package func showAgain(_ element: ElementNode) {
    window.afterBodies { [weak element] in if let element, !element.hasLeft { element.describeAgain() } }
  }

  package func add(_ field: any FocusField) { fields.add(field, at: field) }

  package func remove(_ field: any FocusField) {
    fields.remove(field)
    if isFocused(field) { field.window.asAction { field.lost(false) } }
  }

  /// An element leaves the screen, perhaps with the focus.
  package func forget(_ element: ElementNode) {
    if focused !== element { return }
    focused = nil
    if !isOfAssistance { element.focusMoved(false) }
    element.window.asAction { [self] in
      for field in fields.all { field.lost(isFocused(field)) }
    }
  }

  package func isLeaving(_ element: ElementNode) { forget(element) }

  /// Puts focus on an element, or on none.
  package func move(to element: ElementNode?) {
    let previous = focused
    focused = element
    if previous !== element, !isOfAssistance {
      previous?.focusMoved(false)
      element?.focusMoved(true)
    }
    let fields = fields.all
    for field in fields { field.lost(isFocused(field)) }
    for field in fields where isFocused(field) { field.gained() }
  }

  func isFocused(_ field: any FocusField) -> Bool {
    focused.map { field.holds($0) } ?? false
  }

  /// A focus state was written: once the views are up to date, focus goes where it says.
  func requested(by box: AnyObject, in window: Window) {
    window.asAction { [self] in
      let fields = fields.all
      if let field = fields.first(where: { $0.isWanted(by: box) }) {
        move(to: field.focusTarget)
        if isOfAssistance { window.patches.attended = focused?.id }
      } else if fields.contains(where: { $0.belongs(to: box) && isFocused($0) }) {
        move(to: nil)
      }
    }
    window.needsUpdate()
  }
}

extension Window {
  package var focus: FocusCenter { part() }
}

/// One `.focused(…)` on the screen.
@MainActor package protocol FocusField: ViewNode {
  func belongs(to box: AnyObject) -> Bool
  /// True when the focus state of `box` names this field.
  func isWanted(by box: AnyObject) -> Bool
  /// Focus is elsewhere, unless `isFocused`.
  func lost(_ isFocused: Bool)
  func gained()
  /// What gets the focus where the program asks for it.
  var focusTarget: ElementNode? { get }
  /// True for an element whose focus is this field's.
  func holds(_ element: ElementNode) -> Bool
}

extension FocusField {
  package var focusTarget: ElementNode? { firstElement }

  package func holds(_ element: ElementNode) -> Bool {
    var node: ViewNode? = element
    while let current = node {
      if current === self { return true }
      node = current.parent
    }
    return false
  }
}

/// A field that sets a focus state to a value while it has the focus.
@MainActor package protocol ValuedFocusField: FocusField {
  associatedtype Value: Hashable
  var focusState: FocusBox<Value> { get }
  var focusValue: Value { get }
}

extension ValuedFocusField {
  package func belongs(to box: AnyObject) -> Bool { focusState === box }
  package func isWanted(by box: AnyObject) -> Bool {
    focusState === box && Observer.untracked { focusState.get() } == focusValue
  }
  package func lost(_ isFocused: Bool) {
    if !isFocused, isWanted(by: focusState) { focusState.follow(focusState.idle) }
  }
  package func gained() { focusState.follow(focusValue) }
}

public struct _FocusedModifier<Value: Hashable> {
  let box: FocusBox<Value>
  let value: Value
}

extension _FocusedModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { FocusedNode(self, in: place) }
}

private final class FocusedNode<Value: Hashable>: LifecycleNode<_FocusedModifier<Value>>, ValuedFocusField {
  private var center: FocusCenter { modifier.box.isOfAssistance ? window.attention : window.focus }

  override func began() { center.add(self) }
  override func leave() { center.remove(self) }
  override var style: RenderModifier? { modifier.box.isOfAssistance ? RenderModifier(.accessibilityFocused) : nil }
  var focusState: FocusBox<Value> { modifier.box }
  var focusValue: Value { modifier.value }
}

extension View {
  /// Ties `binding` to the focus of the field inside: its value is `value` while the field has focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(_FocusedModifier(box: binding.box, value: value))
  }

  /// Ties `condition` to the focus of the field inside.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(box: condition.box, value: true))
  }
}
