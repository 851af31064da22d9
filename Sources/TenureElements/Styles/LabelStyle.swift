import TenureRender
@_spi(Tree) import TenureTree

/// A style for labels: one of the system's, or the program's own, made from its configuration.
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LabelStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension LabelStyle {
  public nonisolated var _styleName: String? { nil }
}

/// What a label style is made of.
public struct LabelStyleConfiguration {
  /// The label's title, as the label was given it.
  public struct Title {
    let content: AnyView
  }

  /// The label's icon, as the label was given it.
  public struct Icon {
    let content: AnyView
  }

  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

extension LabelStyleConfiguration.Title: View {
  public var body: some View { content }
}

extension LabelStyleConfiguration.Icon: View {
  public var body: some View { content }
}

/// The label style of the context.
public struct DefaultLabelStyle: LabelStyle {
  public nonisolated var _styleName: String? { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// A label that shows only its icon; its title stays for assistive technology.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated var _styleName: String? { "iconOnly" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// A label that shows only its title.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated var _styleName: String? { "titleOnly" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

/// A label that shows its icon and its title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated var _styleName: String? { "titleAndIcon" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: Self { Self() } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: Self { Self() } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: Self { Self() } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: Self { Self() } }

extension View {
  /// Sets the style of the labels inside: one of the system's, or the program's own.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self.style(.labelStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0.makeBody(configuration: $1) })
  }
}

extension Label: StyledElement {
  var configuration: LabelStyleConfiguration {
    let (icon, title) = inside.content
    return LabelStyleConfiguration(title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was given, as the styles around make it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
