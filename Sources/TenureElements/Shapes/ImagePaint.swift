import Foundation

/// Fills a shape with a picture, again and again.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 8).fill(ImagePaint(image: Image("brick"), scale: 0.2))
/// ```
///
/// The trap: a browser takes the whole picture at its own size, and for rectangles alone; other shapes, lines and borders are
/// in the foreground colour there.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The picture.
  public var image: Image
  /// The part of it that is used, in fractions of its size.
  public var sourceRect: CGRect
  /// How large it is drawn.
  public var scale: CGFloat

  /// Made with an image, the part of it that is used, and its scale.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// For hosts.
  public var _styleName: String {
    let part = "\(sourceRect.minX) \(sourceRect.minY) \(sourceRect.width) \(sourceRect.height)"
    return "image(\(part), \(scale); \(image.name ?? ""))"
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> Self { Self(image: image, sourceRect: sourceRect, scale: scale) }
}
