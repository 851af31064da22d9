import Foundation

// What notifications of the keyboard carry.
extension NSValue {
  /// A box around a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// A box around a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// A box around a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// The rectangle inside.
  public var cgRectValue: CGRect { rectValue }
  /// The point inside.
  public var cgPointValue: CGPoint { pointValue }
  /// The size inside.
  public var cgSizeValue: CGSize { sizeValue }
}
