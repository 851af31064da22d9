import Foundation
import TenureElements

/// A colour in CoreGraphics' words.
///
///     Color(cgColor: CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
public final class CGColor: Hashable, Sendable {
  let color: Color

  init(color: Color) { self.color = color }

  /// A colour of red, green and blue, each between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// A colour of red, green and blue, each between 0 and 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A grey between 0, which is black, and 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(color: Color(white: gray, opacity: alpha)) }

  /// Red, green, blue and opacity. Those of a colour of a catalogue are zero.
  public var components: [CGFloat]? {
    let resolved = color.resolvedOnLight
    return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// Red, green, blue and opacity.
  public var numberOfComponents: Int { 4 }
  /// How much of what is behind stays hidden.
  public var alpha: CGFloat { CGFloat(color.resolvedOnLight.opacity) }

  /// Of the same colour.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }
  /// Hashes the colour.
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  /// A colour in CoreGraphics' words.
  public init(cgColor: CGColor) { self = cgColor.color }
  /// A colour in CoreGraphics' words. The older form of `init(cgColor:)`.
  @_disfavoredOverload public init(_ cgColor: CGColor) { self = cgColor.color }

  /// The colour in CoreGraphics' words; nil for one of a catalogue on a phone, where it is not known before it is shown.
  public var cgColor: CGColor? { CGColor(color: self) }
}
