import TenureRender
@_spi(Tree) import TenureTree

/// A style for text fields: one of the system's, or the program's own, made around the field.
///
///     struct Outlined: TextFieldStyle {
///       func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding().border(.gray) }
///     }
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  @ViewBuilder func _body(configuration: TextField<Self._Label>) -> _Body

  /// For hosts; nil for a look of the program's own.
  nonisolated var _styleName: String? { get }
}

extension TextFieldStyle {
  public nonisolated var _styleName: String? { nil }
}

/// The label of the text field that a style is given.
public struct _TextFieldStyleLabel {
  let content: AnyView
}

extension _TextFieldStyleLabel: View {
  public var body: some View { content }
}

/// The text field style of the platform.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String? { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A text field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String? { "plain" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A text field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String? { "roundedBorder" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

/// A text field with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String? { "squareBorder" }
  /// The one that there is by default.
  public nonisolated init() {}
  /// The system's own look.
  public func _body(configuration: TextField<Self._Label>) -> some View { configuration.textFieldStyle(self) }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }
extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// The style of this name that a Mac has. A phone has none: a program's own goes first.
  @_disfavoredOverload public static var squareBorder: Self { Self() }
}

extension View {
  /// Sets the style of the text fields inside: one of the system's, or the program's own.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(.textFieldStyle, .text(style._styleName ?? "custom"))
      .modifier(OwnStyleModifier(style, isOwn: style._styleName == nil) { $0._body(configuration: $1) })
  }
}

extension TextField: StyledElement {
  var configuration: TextField<_TextFieldStyleLabel> {
    TextField<_TextFieldStyleLabel>(text: text, prompt: prompt, axis: axis, label: .init(content: AnyView(inside)))
  }
}
