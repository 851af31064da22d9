import TenureRender

/// A look for fields that hosts know by name. There is no `makeBody` to write: a program cannot make more of them.
public protocol TextFieldStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

public struct PlainTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String { "plain" }
  public init() {}
}

public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String { "roundedBorder" }
  public init() {}
}

public struct SquareBorderTextFieldStyle: TextFieldStyle {
  public nonisolated var _styleName: String { "squareBorder" }
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: Self { Self() } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: Self { Self() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: Self { Self() } }
extension TextFieldStyle where Self == SquareBorderTextFieldStyle { public static var squareBorder: Self { Self() } }

extension View {
  /// Gives the fields inside a look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self.style("textFieldStyle", .text(style._styleName))
  }
}
