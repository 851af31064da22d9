@_spi(Tree) import TenureTree

/// A turn, in degrees or radians.
///
///     Image("arrow").rotationEffect(.degrees(45) + heading / 2)
@frozen public struct Angle: Hashable, Sendable {
  public var radians: Double
  /// The turn in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  @inlinable public init() { radians = 0 }
  @inlinable public init(radians: Double) { self.radians = radians }
  @inlinable public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No turn.
  public static let zero = Angle(radians: 0)
  /// A turn in radians.
  @inlinable public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  @inlinable public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
}

extension Angle: Comparable {
  /// True when the first turn is the smaller one.
  @inlinable public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
}

extension Angle {
  /// One turn after the other.
  @inlinable public static func + (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians + other.radians) }
  @inlinable public static func - (one: Angle, other: Angle) -> Angle { Angle(radians: one.radians - other.radians) }
  @inlinable public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  @inlinable public static func * (angle: Angle, factor: Double) -> Angle { Angle(radians: angle.radians * factor) }
  @inlinable public static func * (factor: Double, angle: Angle) -> Angle { Angle(radians: angle.radians * factor) }
  @inlinable public static func / (angle: Angle, divisor: Double) -> Angle { Angle(radians: angle.radians / divisor) }
  @inlinable public static func += (one: inout Angle, other: Angle) { one.radians += other.radians }
  @inlinable public static func -= (one: inout Angle, other: Angle) { one.radians -= other.radians }
  @inlinable public static func *= (angle: inout Angle, factor: Double) { angle.radians *= factor }
  @inlinable public static func /= (angle: inout Angle, divisor: Double) { angle.radians /= divisor }
}
