import Foundation
import TenureRender
@_spi(Tree) import TenureTree

extension Text {
  public func font(_ font: Font?) -> Text { font.map { with(.font, .text($0.name)) } ?? self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { weight.map { with(.fontWeight, .text($0.name)) } ?? self }
  /// Sets the width of the letters.
  public func fontWidth(_ width: Font.Width?) -> Text { width.map { with(.fontWidth, .text($0.name)) } ?? self }
  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text { design.map { with(.fontDesign, .text("\($0)")) } ?? self }
  public func foregroundColor(_ color: Color?) -> Text { color.map { with(.foreground, .text($0.name)) } ?? self }
  /// Sets the style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with(.foreground, .text(style._styleName)) }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { with(.bold, .flag(isActive)) }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { with(.italic, .flag(isActive)) }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with(.underline, .flag(isActive)) }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with(.strikethrough, .flag(isActive))
  }
  public func monospaced(_ isActive: Bool = true) -> Text { with(.monospaced, .flag(isActive)) }
  public func monospacedDigit() -> Text { with(.monospacedDigit, .flag(true)) }
  public func kerning(_ kerning: CGFloat) -> Text { with(.kerning, .number(kerning)) }
  /// Sets the space between letters.
  public func tracking(_ tracking: CGFloat) -> Text { with(.tracking, .number(tracking)) }
  /// Moves the text above or below its baseline.
  public func baselineOffset(_ offset: CGFloat) -> Text { with(.baselineOffset, .number(offset)) }
}
