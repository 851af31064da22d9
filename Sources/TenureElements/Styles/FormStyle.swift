import TenureRender
@_spi(Tree) import TenureTree

/// A style for forms: one of the system's, or the program's own, made from its configuration.
///
///     struct CardFormStyle: FormStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         ScrollView { VStack(alignment: .leading) { configuration.content }.padding() }
///       }
///     }
///
/// The trap: what a style puts around the content is no form any more, unless it makes one of `Form(configuration)`.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  /// What the style is given.
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension FormStyle {
  /// None: a look of the program's own.
  public nonisolated var _styleName: String? { nil }
}

/// What a form style is made of.
public struct FormStyleConfiguration {
  /// What is in the form.
  public struct Content {
    let content: AnyView
  }

  /// The content.
  public let content: Content
}

extension FormStyleConfiguration.Content: View {
  /// What is in the form.
  public var body: some View { content }
}

/// The form style of the platform.
public struct AutomaticFormStyle: FormStyle {
  public nonisolated var _styleName: String? { "automatic" }
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// A form with labels in one column and controls in another.
public struct ColumnsFormStyle: FormStyle {
  public nonisolated var _styleName: String? { "columns" }
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

/// A form with grouped rows.
public struct GroupedFormStyle: FormStyle {
  public nonisolated var _styleName: String? { "grouped" }
  public nonisolated init() {}
  /// The system's own look.
  public func makeBody(configuration: Configuration) -> some View { Form(configuration).formStyle(self) }
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

extension View {
  /// Sets the style of the forms inside: one of the system's, or the program's own.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(.formStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0.makeBody(configuration: $1) })
  }
}

extension Form: StyledElement {
  var configuration: FormStyleConfiguration { FormStyleConfiguration(content: .init(content: AnyView(inside))) }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form that a style was given, as the styles around make it.
  public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}
