import TenureRender
@_spi(Tree) import TenureTree

/// A modifier with which the views inside can have the keyboard though they are no fields.
public struct _FocusableModifier {
  let isFocusable: Bool
  @FocusState private var isFocused: Bool

  init(isFocusable: Bool) { self.isFocusable = isFocusable }
}

extension _FocusableModifier: ViewModifier {
  /// Tells what is inside whether focus is there.
  public func body(content: Content) -> some View {
    content.environment(\.isFocused, isFocused).modifier(FocusTarget(isFocusable: isFocusable)).focused($isFocused)
  }
}

private struct IsFocusedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True inside of a view that is `focusable` and has the keyboard.
  ///
  /// The trap: a view does not see it of a `focusable` on its own body, only of one around it.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

/// What the keyboard can go to.
private struct FocusTarget {
  let isFocusable: Bool
}

extension FocusTarget: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { FocusableNode(self, in: place) }
}

private final class FocusableNode: LifecycleNode<FocusTarget>, Responder {
  override var style: RenderModifier? { RenderModifier(.focusable, value: .flag(modifier.isFocusable)) }

  func respond(to action: UserAction, from element: ElementNode) -> Answer {
    guard modifier.isFocusable else { return .none }
    switch action {
    case .focus: window.focus.move(to: element)
    case .blur: window.focus.move(to: nil)
    default: return .none
    }
    return .done
  }
}

/// What a view that can have focus is used for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  /// From its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Activate.
  public static let activate = Self(rawValue: 1)
  /// Edit.
  public static let edit = Self(rawValue: 2)
  /// Automatic.
  public static let automatic: Self = [.activate, .edit]
}

extension View {
  /// Lets the view have the keyboard: `focused`, `onKeyPress`.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets the view have the keyboard for these interactions; all of them are the same here.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    modifier(_FocusableModifier(isFocusable: isFocusable))
  }

  /// Keeps the ring away that a host draws around what has focus. Recorded; the browser draws its own.
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled, .focusEffectDisabled, .flag(disabled))
  }

  /// Lets focus move from here to what is inside. Recorded; in hosts the tab key goes in written order.
  public nonisolated func focusSection() -> some View { style(.focusSection, .flag(true)) }
}
