import Foundation
import TenureElements
@_spi(Tree) import TenureTree

/// An effect that does not change the layout. Only `scrollTransition` takes one, and hosts do not ask for it.
public protocol VisualEffect: Sendable {}

/// No effect, to begin with.
public struct EmptyVisualEffect: VisualEffect {
  /// The one that there is.
  public init() {}
}

/// Another effect after those before.
private struct FurtherEffect: VisualEffect {}

extension VisualEffect {
  /// More or less opaque.
  public func opacity(_ opacity: Double) -> some VisualEffect { FurtherEffect() }
  /// Larger or smaller.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect { FurtherEffect() }
  /// Larger or smaller.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect { FurtherEffect() }
  /// Wider, narrower, higher or lower.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    FurtherEffect()
  }
  /// Turned.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect { FurtherEffect() }
  /// Turned in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { FurtherEffect() }
  /// Moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { FurtherEffect() }
  /// Moved.
  public func offset(_ offset: CGSize) -> some VisualEffect { FurtherEffect() }
  /// Blurred.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { FurtherEffect() }
  /// In other hues.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { FurtherEffect() }
  /// With more or less colour.
  public func saturation(_ amount: Double) -> some VisualEffect { FurtherEffect() }
  /// With less colour.
  public func grayscale(_ amount: Double) -> some VisualEffect { FurtherEffect() }
  /// Brighter or darker.
  public func brightness(_ amount: Double) -> some VisualEffect { FurtherEffect() }
  /// With more or less contrast.
  public func contrast(_ amount: Double) -> some VisualEffect { FurtherEffect() }
}
