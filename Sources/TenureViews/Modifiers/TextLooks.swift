import Foundation
import TenureRender

extension Text {
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, middle, tail }
}

extension View {
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    style("fontDesign", .text(design.map { "\($0)" } ?? "default"))
  }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { style("tracking", .number(tracking)) }
  public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { style("lineSpacing", .number(spacing)) }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    style("minimumScaleFactor", .number(factor))
  }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    style("truncationMode", .text("\(mode)"))
  }
  /// The case that hosts show the text in; a test reads it as it was written.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    style("textCase", .text(textCase.map { "\($0)" } ?? "none"))
  }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { style("monospaced", .flag(isActive)) }
  public nonisolated func monospacedDigit() -> some View { style("monospacedDigit", .flag(true)) }
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { style("imageScale", .text("\(scale)")) }
  public nonisolated func baselineOffset(_ offset: CGFloat) -> some View { style("baselineOffset", .number(offset)) }
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { style("allowsTightening", .flag(flag)) }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    style("fontWidth", .text(width?.name ?? "standard"))
  }
}
