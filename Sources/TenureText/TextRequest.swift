/// A piece of text in one font.
public struct TextRun: Hashable, Sendable {
  /// May have line breaks.
  public var text: String
  /// As it is before a minimum scale makes it smaller.
  public var font: TextFont
  /// Points added after each character: `tracking`, or `kerning` where no tracking is set.
  public var tracking: Double
  /// Points up from the line's baseline.
  public var baselineOffset: Double
  /// A symbol that stands among the words: the run has one character for it.
  package var symbol: TextSymbol?

  /// Tracking and offset that are no numbers count as 0, and none as more than 10,000 points.
  public init(_ text: String, font: TextFont, tracking: Double = 0, baselineOffset: Double = 0) {
    self.text = text
    self.font = font
    self.tracking = tracking
    self.baselineOffset = baselineOffset
  }

  /// A symbol among words, in their font.
  package init(symbol: TextSymbol, font: TextFont) {
    self.init("\u{FFFC}", font: font)
    self.symbol = symbol
  }

  var usedTracking: Double { tracking.isFinite ? min(max(tracking, -10_000), 10_000) : 0 }
  var usedOffset: Double { baselineOffset.isFinite ? min(max(baselineOffset, -10_000), 10_000) : 0 }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(font)
  }
}

/// A symbol among words.
package struct TextSymbol: Hashable, Sendable {
  package var name: String
  /// Its width, in parts of the font's size.
  package var width: Double

  package init(_ name: String, width: Double) { (self.name, self.width) = (name, width) }
}

/// A text to be measured, and the room that it is offered.
public struct TextRequest: Hashable, Sendable {
  /// One after the other, without anything between them: a word may go on in the next run.
  public var runs: [TextRun]
  /// Everything that is not the text itself: asked again with others, the text is not shaped again.
  public var options: TextOptions

  /// Without options: as wide as the text likes, with as many lines.
  public init(_ runs: [TextRun], _ options: TextOptions = TextOptions()) {
    self.runs = runs
    self.options = options
  }
}

/// The room that a text is offered, and what its environment says about its lines.
public struct TextOptions: Hashable, Sendable {
  /// `Text.TruncationMode`.
  public enum Truncation: UInt8, Sendable { case head, middle, tail }
  /// `TextAlignment`.
  public enum Alignment: UInt8, Sendable { case leading, center, trailing }
  /// `LayoutDirection`.
  public enum Direction: UInt8, Sendable { case leftToRight, rightToLeft }

  /// What the parent proposes. None, not a number and infinite mean: as much as it likes.
  public var width: Double?
  /// Lines that do not fit into it are left out, all but the first.
  public var height: Double?
  /// No more than this many lines; less than one means one, as none means no limit.
  public var maximumLines: Int?
  /// Room is kept for as many lines, if the text has fewer.
  public var reservedLines: Int
  /// Where the ellipsis stands in the last line that is shown.
  public var truncation: Truncation
  /// Points between two lines, beside what the font asks for.
  public var lineSpacing: Double
  /// Of lines in the text's own width, not in the room that it is offered.
  public var alignment: Alignment
  /// Which side leads; how a text is read follows from its characters.
  public var direction: Direction
  /// How small the text may become before it is truncated: from 0 to 1.
  public var minimumScale: Double
  /// Characters may move together before the text is truncated.
  public var allowsTightening: Bool
  /// Pixels in a point: sizes are rounded up to whole pixels.
  public var displayScale: Double

  /// Numbers out of their range are brought into it when the text is measured.
  public init(
    width: Double? = nil, height: Double? = nil, maximumLines: Int? = nil, reservedLines: Int = 0,
    truncation: Truncation = .tail, lineSpacing: Double = 0, alignment: Alignment = .leading,
    direction: Direction = .leftToRight, minimumScale: Double = 1, allowsTightening: Bool = false,
    displayScale: Double = 3
  ) {
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
    self.reservedLines = reservedLines
    self.truncation = truncation
    self.lineSpacing = lineSpacing
    self.alignment = alignment
    self.direction = direction
    self.minimumScale = minimumScale
    self.allowsTightening = allowsTightening
    self.displayScale = displayScale
  }

  /// Every number in its range.
  var checked: TextOptions {
    var options = self
    options.width = width.flatMap { $0.isFinite ? max($0, 0) : nil }
    options.height = height.flatMap { $0.isFinite ? max($0, 0) : nil }
    options.maximumLines = maximumLines.map { min(max($0, 1), .max - 1) }
    options.reservedLines = min(max(reservedLines, 0), maximumLines.map { max($0, 1) } ?? 10_000, 10_000)
    options.lineSpacing = lineSpacing.isFinite ? min(max(lineSpacing, 0), 10_000) : 0
    options.minimumScale = minimumScale > 0 ? min(minimumScale, 1) : (minimumScale <= 0 ? 0.01 : 1)
    options.displayScale = displayScale.isFinite && displayScale > 0 ? min(max(displayScale, 0.01), 10_000) : 1
    return options
  }
}
