import TenureRender
@_spi(Tree) import TenureTree

/// A style for labels. A program cannot make its own: there is no `makeBody`.
public protocol LabelStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The label style of the context.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

/// A label that shows only its icon; its title stays for assistive technology.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated var _styleName: String { "iconOnly" }
  public init() {}
}

/// A label that shows only its title.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated var _styleName: String { "titleOnly" }
  public init() {}
}

/// A label that shows its icon and its title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated var _styleName: String { "titleAndIcon" }
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { Self() } }

extension View {
  /// Sets the style of the labels inside.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(.labelStyle, .text(style._styleName))
  }
}
