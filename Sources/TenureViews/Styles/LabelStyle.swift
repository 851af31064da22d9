import TenureRender

/// A look for labels that hosts know by name. There is no `makeBody` to write: a program cannot make more of them.
public protocol LabelStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

public struct DefaultLabelStyle: LabelStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated var _styleName: String { "iconOnly" }
  public init() {}
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated var _styleName: String { "titleOnly" }
  public init() {}
}

public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated var _styleName: String { "titleAndIcon" }
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { Self() } }

extension View {
  /// Gives the labels inside a look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style("labelStyle", .text(style._styleName))
  }
}
