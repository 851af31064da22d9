import TenureRender
@_spi(Tree) import TenureTree

/// A style for labeled content: one of the system's, or the program's own, made from its configuration.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension LabeledContentStyle {
  public nonisolated var _styleName: String? { nil }
}

/// What a style of labeled content is made of.
public struct LabeledContentStyleConfiguration {
  /// The name of the value.
  public struct Label {
    let content: AnyView
  }

  /// The value.
  public struct Content {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

extension LabeledContentStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension LabeledContentStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// The style of labeled content of the context.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated var _styleName: String? { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledContent(configuration).labeledContentStyle(self)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the labeled content inside: one of the system's, or the program's own.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    self.style(.labeledContentStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0.makeBody(configuration: $1) })
  }
}

extension LabeledContent: StyledElement {
  var configuration: LabeledContentStyleConfiguration {
    let (label, content) = inside.content
    return LabeledContentStyleConfiguration(
      label: .init(content: AnyView(label.inside)), content: .init(content: AnyView(content.inside)))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// The labeled content that a style was given, as the styles around make it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}
