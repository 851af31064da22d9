import Foundation
import TenureElements
@_spi(Tree) import TenureTree

/// How far a row has been scrolled in or out.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Beyond the upper or leading edge.
  case topLeading
  /// Wholly visible.
  case identity
  /// Beyond the lower or trailing edge.
  case bottomTrailing

  /// Wholly visible.
  public var isIdentity: Bool { self == .identity }
  /// -1 beyond the upper edge, 1 beyond the lower one, and 0 between.
  public var value: Double { self == .topLeading ? -1 : self == .bottomTrailing ? 1 : 0 }
}

/// When rows change their phase. Taken and not used.
public struct ScrollTransitionConfiguration: Sendable {
  /// At once, with an animation.
  public static let animated = ScrollTransitionConfiguration()
  /// At once, with an animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { animated }
  /// With the finger.
  public static let interactive = ScrollTransitionConfiguration()
  /// Never.
  public static let identity = ScrollTransitionConfiguration()

  /// From how much of a row on.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// How much of a row has to be visible.
  public struct Threshold: Sendable {
    /// Any part.
    public static let visible = Threshold()
    /// The middle.
    public static let centered = Threshold()
    /// So much of it.
    public static func visible(_ amount: Double) -> Threshold { visible }
  }
}

extension View {
  /// Changes how a row looks while it is scrolled in or out.
  ///
  /// The trap: hosts do not tell how far is scrolled, so a row looks as `transition` says of one that is wholly visible.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { showing(transition(EmptyVisualEffect(), .identity)) }

  /// Changes how a row looks while it is scrolled in or out.
  ///
  /// The trap: hosts do not tell how far is scrolled, so a row looks as `transition` says of one that is wholly visible.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { showing(transition(EmptyVisualEffect(), .identity)) }
}
