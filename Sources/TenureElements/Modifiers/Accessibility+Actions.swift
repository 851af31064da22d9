import TenureRender
@_spi(Tree) import TenureTree

/// What assistive technology can ask a view to do.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// Default.
  public static let `default` = Self("default")
  /// Escape.
  public static let escape = Self("escape")
  /// Magic tap.
  public static let magicTap = Self("magicTap")
  /// Delete.
  public static let delete = Self("delete")
  /// Show menu.
  public static let showMenu = Self("showMenu")
  private init(_ name: String) { self.name = name }
  /// Made with named.
  public init(named name: Text) { self.name = name.plain }
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What kind of text assistive technology reads.
public struct AccessibilityTextContentType: Sendable {
  let name: String
  /// Plain.
  public static let plain = Self(name: "plain")
  /// Console.
  public static let console = Self(name: "console")
  /// File system.
  public static let fileSystem = Self(name: "fileSystem")
  /// Messaging.
  public static let messaging = Self(name: "messaging")
  /// Narrative.
  public static let narrative = Self(name: "narrative")
  /// Source code.
  public static let sourceCode = Self(name: "sourceCode")
  /// Spreadsheet.
  public static let spreadsheet = Self(name: "spreadsheet")
  /// Word processing.
  public static let wordProcessing = Self(name: "wordProcessing")
}

/// A modifier that does what assistive technology asks for by name.
public struct _AccessibilityActionModifier {
  let name: String
  let action: () -> Void
}

extension _AccessibilityActionModifier: LifecycleModifier {
  /// Body, by the name that styles use.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { AccessibilityActionNode(self, in: place) }
}

private final class AccessibilityActionNode: LifecycleNode<_AccessibilityActionModifier>, Responder {
  override var style: RenderModifier? { RenderModifier(.accessibilityAction, value: .text(modifier.name)) }

  func respond(to action: UserAction) -> Answer {
    guard action == .assist(modifier.name) else { return .none }
    modifier.action()
    return .done
  }
}

/// A modifier that answers when assistive technology adjusts a value.
public struct _AccessibilityAdjustableModifier {
  let action: (AccessibilityAdjustmentDirection) -> Void
}

extension _AccessibilityAdjustableModifier: LifecycleModifier {
  /// Body, by the name that styles use.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { AccessibilityAdjustableNode(self, in: place) }
}

private final class AccessibilityAdjustableNode: LifecycleNode<_AccessibilityAdjustableModifier>, Responder {
  override var style: RenderModifier? { RenderModifier(.accessibilityAction, value: .text("adjust")) }

  func respond(to action: UserAction) -> Answer {
    switch action {
    case .increment: modifier.action(.increment)
    case .decrement: modifier.action(.decrement)
    default: return .none
    }
    return .done
  }
}

extension View {
  /// Runs `action` when assistive technology asks for it. In a test: `accessibilityAction()`.
  public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { modifier(_AccessibilityActionModifier(name: kind.name, action: handler)) }

  /// Runs `action` when assistive technology asks for it by its name. In a test: `accessibilityAction("Archive")`.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    modifier(_AccessibilityActionModifier(name: name.plain, action: handler))
  }

  /// Runs `action` when assistive technology asks for it by its name. In a test: `accessibilityAction("Archive")`.
  public nonisolated func accessibilityAction(
    named key: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { modifier(_AccessibilityActionModifier(name: key.text, action: handler)) }

  /// Runs `action` when assistive technology asks for it by its name. In a test: `accessibilityAction("Archive")`.
  @_disfavoredOverload public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View { modifier(_AccessibilityActionModifier(name: String(name), action: handler)) }

  /// Runs `handler` when assistive technology adjusts the value: `increment()` and `decrement()` in a test.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { modifier(_AccessibilityAdjustableModifier(action: handler)) }

  /// Lets assistive technology see another view in the place of this one. Hosts show both: the other one unseen.
  public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    accessibilityHidden(true).background { representation().opacity(0).hitTestingOff() }
  }

  /// Says whether the view answers to a user, for assistive technology. Recorded; hosts find out by themselves.
  public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
    style(.accessibilityRespondsToUserInteraction, .flag(responds))
  }

  /// Keeps the view's colours where a user inverts those of the screen. Recorded; hosts do not invert colours.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    style(.accessibilityIgnoresInvertColors, .flag(active))
  }

  /// Sets the level of a heading, for assistive technology. Recorded; the browser reads headings without levels.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    style(.accessibilityHeading, .number(Double(level.rawValue)))
  }

  /// Says what kind of text it is, for assistive technology. Recorded; the browser reads all alike.
  public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    style(.accessibilityTextContentType, .text(value.name))
  }

  private nonisolated func hitTestingOff() -> some View { style(.hitTesting, .flag(false)) }
}
