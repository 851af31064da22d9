import TenureRender
@_spi(Tree) import TenureTree

/// A style for text fields. A program cannot make its own: there is no `makeBody`.
public protocol TextFieldStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The text field style of the platform.
public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

/// A text field without decoration.
public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String { "plain" }
  public init() {}
}

/// A text field with a rounded border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String { "roundedBorder" }
  public init() {}
}

/// A text field with a square border.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String { "squareBorder" }
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { public static var squareBorder: Self { Self() } }

extension View {
  /// Sets the style of the text fields inside.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style(.textFieldStyle, .text(style._styleName))
  }
}
