import Foundation
import TenureRender
@_spi(Tree) import TenureTree

extension View {
  /// Sets the design of the font of the text inside.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    style(.fontDesign, .text(design.map { "\($0)" } ?? "default"))
  }
  /// Sets the space between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { style(.tracking, .number(tracking)) }
  /// Sets the space between letters, where pairs of them keep their own distance.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { style(.kerning, .number(kerning)) }
  /// Sets the space between lines of text.
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
  /// Lets text shrink to fit. The browser does not show it.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor, .minimumScaleFactor, .number(factor))
  }
  /// Sets where text that does not fit is cut. The browser cuts it at its end.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
  /// The case that hosts show the text in; a test reads it as it was written.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase, .textCase, .text(textCase.map { "\($0)" } ?? "none"))
  }
  /// Uses a monospaced font for the text inside.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { style(.monospaced, .flag(isActive)) }
  /// Uses digits of one width for the text inside.
  public nonisolated func monospacedDigit() -> some View { style(.monospacedDigit, .flag(true)) }
  /// Sets the size of symbols relative to text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  /// Moves the text above or below its baseline.
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { style(.baselineOffset, .number(offset)) }
  /// Lets text move its letters closer to fit. The browser does not show it.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag, .allowsTightening, .flag(flag))
  }
  /// Sets the width of the letters of the text inside.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    style(.fontWidth, .text(width?.name ?? "standard"))
  }
}
