import Foundation

/// Distances from the edges of a rectangle, in UIKit's words. `EdgeInsets` is SwiftUI's.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
  /// From above.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From below.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// Of four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distances.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distances.
  public static let zero = UIEdgeInsets()
}

extension CGRect {
  /// The rectangle without its edges.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
