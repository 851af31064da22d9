import TenureRender
@_spi(Tree) import TenureTree

/// A style for lists. A program cannot make its own: there is no `makeBody`.
public protocol ListStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The list style of the platform.
public struct DefaultListStyle: ListStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

/// A list without decoration.
public struct PlainListStyle: ListStyle {
  public nonisolated var _styleName: String { "plain" }
  public init() {}
}

/// A list with grouped sections.
public struct GroupedListStyle: ListStyle {
  public nonisolated var _styleName: String { "grouped" }
  public init() {}
}

/// A list inset from the edges.
public struct InsetListStyle: ListStyle {
  public nonisolated var _styleName: String { "inset" }
  public init() {}
}

/// A list with grouped sections, inset from the edges.
public struct InsetGroupedListStyle: ListStyle {
  public nonisolated var _styleName: String { "insetGrouped" }
  public init() {}
}

/// A list that looks like a sidebar.
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
  /// Sets the style of the lists inside.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    self.style(.listStyle, .text(style._styleName))
  }
}
