import TenureRender

/// A look for forms that hosts know by name. There is no `makeBody` to write: a program cannot make more of them.
public protocol FormStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

public struct AutomaticFormStyle: FormStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

public struct ColumnsFormStyle: FormStyle {
  public nonisolated var _styleName: String { "columns" }
  public init() {}
}

public struct GroupedFormStyle: FormStyle {
  public nonisolated var _styleName: String { "grouped" }
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { Self() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { Self() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { Self() } }

extension View {
  /// Gives the forms inside a look.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    self.style("formStyle", .text(style._styleName))
  }
}
