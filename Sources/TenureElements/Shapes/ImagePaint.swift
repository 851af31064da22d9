import Foundation

/// Not here: a shape filled with an image.
@available(*, unavailable, message: "Hosts fill shapes with colours and gradients. Use image.clipShape(shape).")
public struct ImagePaint: ShapeStyle {
  /// For hosts.
  public var _styleName: String { "clear" }

  /// Made with an image, the part of it that is used, and its scale.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {}
}
