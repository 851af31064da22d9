import Foundation

/// How sizes grow with the text size that a user has chosen.
///
/// The trap: as `UIFont` is, at the size where a user has chosen none, so everything keeps its size. `@ScaledMetric` follows the
/// `dynamicTypeSize` of the environment.
public class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Those of text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Those of what text is for.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font for the text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font for the text size, no larger than this.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// A length for the text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
