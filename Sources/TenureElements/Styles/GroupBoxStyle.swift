import TenureRender
@_spi(Tree) import TenureTree

/// A style for group boxes: one of the system's, or the program's own, made from its configuration.
@MainActor @preconcurrency public protocol GroupBoxStyle {
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension GroupBoxStyle {
  public nonisolated var _styleName: String? { nil }
}

/// What a group box style is made of.
public struct GroupBoxStyleConfiguration {
  /// The group box's title.
  public struct Label {
    let content: AnyView
  }

  /// What is in the box.
  public struct Content {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension GroupBoxStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension GroupBoxStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// The group box style of the context.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated var _styleName: String? { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).groupBoxStyle(self) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle { public static var automatic: Self { Self() } }

extension View {
  /// Sets the style of the group boxes inside: one of the system's, or the program's own.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    self.style(.groupBoxStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0.makeBody(configuration: $1) })
  }
}

extension GroupBox: StyledElement {
  var configuration: GroupBoxStyleConfiguration {
    let (label, content) = inside.content
    return GroupBoxStyleConfiguration(
      label: .init(content: AnyView(label.content.inside)), content: .init(content: AnyView(content)))
  }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// The group box that a style was given, as the styles around make it.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
