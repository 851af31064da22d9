import Foundation
@_spi(Tree) import TenureTree

/// How a view comes on the screen and leaves it.
public struct AnyTransition: Sendable {
  let name: String
  public static let identity = AnyTransition(name: "identity")
  public static let opacity = AnyTransition(name: "opacity")
  public static let slide = AnyTransition(name: "slide")
  public static let scale = AnyTransition(name: "scale")
  /// Grows from `scale` around a point of the view, and shrinks back to it.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(name: "scale_\(scale)" + (anchor == .center ? "" : "_\(anchor.x)_\(anchor.y)"))
  }
  /// Moves in from this far away, and out to there.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition(name: "offset_\(x)_\(y)") }
  /// Moves in from this far away, and out to there.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }
  /// Moves in over one edge and out over the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(
      insertion: move(edge: edge).combined(with: .opacity),
      removal: move(edge: edge.opposite).combined(with: .opacity))
  }
  /// A symbol comes and goes by an effect. Hosts let it fade.
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default)
    -> AnyTransition
  {
    opacity
  }
  /// A symbol comes and goes by an effect. Hosts let it fade.
  public static var symbolEffect: AnyTransition { opacity }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move-\(edge)") }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(name: "\(insertion.name)|\(removal.name)")
  }
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(name: "\(name)+\(other.name)") }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
