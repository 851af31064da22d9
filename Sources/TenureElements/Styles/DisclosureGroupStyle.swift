import TenureRender
@_spi(Tree) import TenureTree

/// A style for disclosure groups: one of the system's, or the program's own, made from its configuration.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension DisclosureGroupStyle {
  public nonisolated var _styleName: String? { nil }
}

/// What a disclosure group style is made of.
public struct DisclosureGroupStyleConfiguration {
  /// What the user sees while the group is closed.
  public struct Label {
    let content: AnyView
  }

  /// What is shown while it is open.
  public struct Content {
    let content: AnyView
  }

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
  /// The is expanded.
  @Binding public var isExpanded: Bool
}

extension DisclosureGroupStyleConfiguration.Label: View {
  public var body: some View { content }
}

extension DisclosureGroupStyleConfiguration.Content: View {
  public var body: some View { content }
}

/// The disclosure group style of the context.
public struct DefaultDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated var _styleName: String? { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureGroup(configuration).disclosureGroupStyle(self)
  }
}

extension DisclosureGroupStyle where Self == DefaultDisclosureGroupStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
}

extension View {
  /// Sets the style of the disclosure groups inside: one of the system's, or the program's own.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    self.style(.disclosureGroupStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0.makeBody(configuration: $1) })
  }
}

extension DisclosureGroup
where Label == DisclosureGroupStyleConfiguration.Label, Content == DisclosureGroupStyleConfiguration.Content {
  /// The disclosure group that a style was given, as the styles around make it.
  public init(_ configuration: DisclosureGroupStyleConfiguration) {
    self.init(isExpanded: configuration.$isExpanded) {
      configuration.content
    } label: {
      configuration.label
    }
  }
}
