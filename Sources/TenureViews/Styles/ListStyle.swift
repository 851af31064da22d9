import TenureRender

/// A look for lists that hosts know by name. There is no `makeBody` to write: a program cannot make more of them.
public protocol ListStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

public struct DefaultListStyle: ListStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

public struct PlainListStyle: ListStyle {
  public nonisolated var _styleName: String { "plain" }
  public init() {}
}

public struct GroupedListStyle: ListStyle {
  public nonisolated var _styleName: String { "grouped" }
  public init() {}
}

public struct InsetListStyle: ListStyle {
  public nonisolated var _styleName: String { "inset" }
  public init() {}
}

public struct InsetGroupedListStyle: ListStyle {
  public nonisolated var _styleName: String { "insetGrouped" }
  public init() {}
}

public struct SidebarListStyle: ListStyle {
  public nonisolated var _styleName: String { "sidebar" }
  public init() {}
}

extension ListStyle where Self == DefaultListStyle { public static var automatic: Self { Self() } }
extension ListStyle where Self == PlainListStyle { public static var plain: Self { Self() } }
extension ListStyle where Self == GroupedListStyle { public static var grouped: Self { Self() } }
extension ListStyle where Self == InsetListStyle { public static var inset: Self { Self() } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: Self { Self() } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: Self { Self() } }

extension View {
  /// Gives the lists inside a look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    self.style("listStyle", .text(style._styleName))
  }
}
