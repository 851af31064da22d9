/// What a font says of a text: how far each character moves on. Everything else (lines, truncation, scaling) is the same
/// for every shaper.
public protocol TextShaper: Sendable {
  func metrics(of font: TextFont) -> TextMetrics

  /// The width of a text on one line, if that is to be had at once; none for a text with line breaks, tabs, or characters
  /// that need more thought.
  func quickWidth(of text: String, in font: TextFont) -> Double?

  /// Appends one number for each UTF-8 byte: at a character's first byte how far it moves on, at the others 0, unless a
  /// part of the character moves on by itself.
  func appendAdvances(of text: String, in font: TextFont, to advances: inout [Float])
}

/// Of one line of a font, in points.
public struct TextMetrics: Hashable, Sendable {
  /// From the baseline up.
  public var ascent: Double
  /// From the baseline down; not negative.
  public var descent: Double
  /// Between two lines.
  public var leading: Double

  /// All in points, at the size that is meant.
  public init(ascent: Double, descent: Double, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// The system's font has these at every weight and design: a line is 1.1934 of the size.
  ///
  /// Of SF Pro's tables: ascent 1950, descent 494, no gap, of 2048 to the em; see docs/text.md.
  public static func system(size: Double) -> TextMetrics {
    TextMetrics(ascent: size * 1950 / 2048, descent: size * 494 / 2048)
  }

  /// Tight and loose lines differ from others by two points, as WWDC 2020 has it (The details of UI typography).
  public func with(_ leading: TextFont.Leading) -> TextMetrics {
    var metrics = self
    switch leading {
    case .standard: break
    case .tight: metrics.leading -= min(2, ascent + descent)
    case .loose: metrics.leading += 2
    }
    return metrics
  }
}
