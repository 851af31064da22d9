import Foundation

/// A distance with a direction.
public struct CGVector: Hashable, Codable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Down.
  public var dy: CGFloat

  /// Of two distances.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  /// Of two whole distances.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  /// Of no length.
  public init() { self.init(dx: 0.0, dy: 0.0) }

  /// Of no length.
  public static let zero = CGVector()
}
