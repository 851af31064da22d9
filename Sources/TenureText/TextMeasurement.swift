/// What measures text: hosts have one, the arithmetic of the layout asks it.
public protocol TextMeasurer: Sendable {
  /// Never fails: what cannot be measured (a size that is not a number, a character in no font) has a stated result.
  func measure(_ request: TextRequest) -> TextMeasurement
}

/// How large a text is in the room it was offered, and where its lines are.
public struct TextMeasurement: Hashable, Sendable {
  /// Rounded up to whole pixels.
  public var width: Double
  /// Of all lines together, rounded up to whole pixels once; no less than the reserved lines.
  public var height: Double
  /// From the top; none for an empty text.
  public var lines: [TextLine]
  /// From the top, in points: where the first line's letters stand.
  public var firstBaseline: Double
  /// The same for the last line that is shown.
  public var lastBaseline: Double
  /// Some of the text is not shown: an ellipsis stands for it.
  public var isTruncated: Bool
  /// The factor that the fonts were scaled by to fit: 1 unless a minimum scale allows less.
  public var scale: Double
  /// Points that every character was moved closer by to fit: 0 unless tightening is allowed.
  public var tightening: Double
  /// A line ends inside of a word.
  var dividesWord = false

  static let empty = TextMeasurement(
    width: 0, height: 0, lines: [], firstBaseline: 0, lastBaseline: 0, isTruncated: false, scale: 1, tightening: 0)
}

/// One line. Offsets into the text count UTF-8 bytes of all runs together.
public struct TextLine: Hashable, Sendable {
  /// The text that this line stands for, with the spaces that hang over its end; a line break belongs to no line.
  public var range: Range<Int>
  /// What the ellipsis stands for, if the line was truncated: a part of the range.
  public var omitted: Range<Int>?
  /// Where the line begins in the text's width.
  public var x: Double
  /// Without the spaces at which the line was wrapped.
  public var width: Double
  /// From the top of the text.
  public var baseline: Double
  /// From the baseline up to the top of the line's highest font.
  public var ascent: Double
  /// From the baseline down.
  public var descent: Double
  /// Points between this line and the next, which the font asks for.
  public var leading: Double
}
