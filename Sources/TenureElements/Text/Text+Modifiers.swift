import Foundation
import TenureRender
@_spi(Tree) import TenureTree

extension Text {
  /// Sets the font.
  public func font(_ font: Font?) -> Text { font.map { with(.font, .text($0.name)) } ?? self }
  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { with(.fontWeight, .text($0.name)) } ?? self }
  /// Sets the width of the letters.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { with(.fontWidth, .text($0.name)) } ?? self }
  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { with(.fontDesign, .text("\($0)")) } ?? self }
  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text { color.map { with($0) } ?? self }
  /// Sets the style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(style) }
  /// Makes the text bold.
  public func bold() -> Text { bold(true) }
  /// Makes the text bold.
  public func bold(_ isActive: Bool) -> Text { with(.bold, .flag(isActive)) }
  /// Makes the text italic.
  public func italic() -> Text { italic(true) }
  /// Makes the text italic.
  public func italic(_ isActive: Bool) -> Text { with(.italic, .flag(isActive)) }
  /// Underlines the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// Underlines the text with a line of dots or dashes.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with(.underline, LineStyle(pattern: pattern, color: color).value(isActive)) }
  /// Strikes the text through with a line of dots or dashes.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { with(.strikethrough, LineStyle(pattern: pattern, color: color).value(isActive)) }
  /// Strikes the text through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// Uses a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced, .flag(isActive)) }
  /// Uses digits of one width.
  public func monospacedDigit() -> Text { with(.monospacedDigit, .flag(true)) }
  /// Sets the space between letters.
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning, .number(kerning)) }
  /// Sets the space between letters.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking, .number(tracking)) }
  /// Moves the text above or below its baseline.
  public func baselineOffset(_ offset: CGFloat) -> Text { with(.baselineOffset, .number(offset)) }
}

extension Text {
  /// Has a screen reader speak each character by itself. In the browser Safari's does.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { with(.speechSpelling, .flag(value)) }

  /// Has a screen reader speak the punctuation marks. In the browser Safari's does.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { with(.speechPunctuation, .flag(value)) }

  /// Not here: a higher or a lower voice.
  @available(*, unavailable, message: "A page cannot change the voice of a screen reader.")
  public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Not here: whether a text that is announced waits for what is being spoken.
  @available(*, unavailable, message: "A page cannot say when a text is spoken. Post an announcement.")
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

extension View {
  /// Has a screen reader speak each character by itself. In the browser Safari's does.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    style(.speechSpelling, .flag(value))
  }

  /// Has a screen reader speak the punctuation marks. In the browser Safari's does.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    style(.speechPunctuation, .flag(value))
  }

  /// Not here: a higher or a lower voice.
  @available(*, unavailable, message: "A page cannot change the voice of a screen reader.")
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Not here: whether a text that is announced waits for what is being spoken.
  @available(*, unavailable, message: "A page cannot say when a text is spoken. Post an announcement.")
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
  /// How a line under or through a text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The dots and dashes of a line.
    public struct Pattern: Hashable, Sendable {
      fileprivate let name: String
      /// A line without gaps.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// A dash, a dot.
      public static let dashDot = Pattern(name: "dashDot")
      /// A dash, two dots.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    private let pattern: Pattern
    private let color: Color?

    /// A line of a pattern and a colour; without one, the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One solid line.
    public static let single = LineStyle()

    /// What hosts are told.
    func value(_ isActive: Bool = true) -> AttributeValue {
      if !isActive || self == .single { return .flag(isActive) }
      return .text(LineWords(pattern: pattern.name, color: color?.name).words)
    }
  }
}
