import TenureRender
@_spi(Tree) import TenureTree

/// A style for forms. A program cannot make its own: there is no `makeBody`.
public protocol FormStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The form style of the platform.
public struct AutomaticFormStyle: FormStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

/// A form with labels in one column and controls in another.
public struct ColumnsFormStyle: FormStyle {
  public nonisolated var _styleName: String { "columns" }
  public init() {}
}

/// A form with grouped rows.
public struct GroupedFormStyle: FormStyle {
  public nonisolated var _styleName: String { "grouped" }
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

extension View {
  /// Sets the style of the forms inside.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style(.formStyle, .text(style._styleName))
  }
}
