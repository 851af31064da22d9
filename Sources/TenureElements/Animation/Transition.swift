import Foundation
@_spi(Tree) import TenureTree

/// Whether a view is coming, is there, or is going.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// The is identity.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 while it is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// How a view comes on the screen and leaves it, made of what is around it in each phase.
///
/// The trap: hosts know the system's transitions. With one of the program's own a view appears and goes at once, and its body
/// is not called.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// For hosts.
  nonisolated var _name: String { get }
}

extension Transition {
  public nonisolated var _name: String { "custom" }
}

extension AnyTransition {
  /// A transition whose type is not said.
  public init<T: Transition>(_ transition: T) { self.init(name: transition._name) }

  /// Between two modifiers. Recorded; hosts show the view at once.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(name: "custom")
  }
  /// With an animation of its own. Hosts use that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

extension View {
  /// Sets the transition with which the view appears and disappears.
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    style(.transition, .text(transition._name))
  }
}

/// The transition `.opacity`.
public struct OpacityTransition: Transition {
  public nonisolated var _name: String { "opacity" }
  /// The one that there is by default.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition { public static var opacity: Self { Self() } }

/// The transition `.slide`.
public struct SlideTransition: Transition {
  public nonisolated var _name: String { "slide" }
  /// The one that there is by default.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SlideTransition { public static var slide: Self { Self() } }

/// The transition `.scale`.
public struct ScaleTransition: Transition {
  public nonisolated var _name: String {
    scale == 0 && anchor == .center ? "scale" : AnyTransition.scale(scale: scale, anchor: anchor).name
  }
  /// How large the view is before and after.
  public var scale: Double
  /// Around which point of it.
  public var anchor: UnitPoint
  /// Made with a size before and after, and a point of the view.
  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == ScaleTransition {
  /// Grows out of the view's middle, and shrinks back to it.
  public static var scale: Self { Self(0) }
  /// Grows from a size around a point of the view, and shrinks back to it.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { Self(scale, anchor: anchor) }
}

/// The transition `.identity`.
public struct IdentityTransition: Transition {
  public nonisolated var _name: String { "identity" }
  /// The one that there is by default.
  public nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == IdentityTransition { public static var identity: Self { Self() } }

/// What is known of a transition beside how it looks.
public struct TransitionProperties: Sendable {
  /// True where something moves, so that a user who wants less motion sees a fade instead.
  public var hasMotion: Bool
  /// What is known of a transition.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// Those of a transition that moves. Hosts do not ask.
  public static var properties: TransitionProperties { TransitionProperties() }
}
