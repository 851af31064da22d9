import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

/// A style for tab views. A program cannot make its own: there is no `makeBody`.
public protocol TabViewStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The tab view style of the platform.
public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated var _styleName: String { "automatic" }
  public init() {}
}

/// Pages to swipe through, without labels.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown that say which page it is.
  public struct IndexDisplayMode: Sendable {
    let name: String

    public static let automatic = IndexDisplayMode(name: "")
    public static let always = IndexDisplayMode(name: " always")
    public static let never = IndexDisplayMode(name: " never")
  }

  let indexDisplayMode: IndexDisplayMode

  public nonisolated var _styleName: String { "page\(indexDisplayMode.name)" }
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
}

/// A tab view that shows a sidebar where there is space for it.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated var _styleName: String { "sidebarAdaptable" }
  public init() {}
}

/// A tab view that always shows a tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated var _styleName: String { "tabBarOnly" }
  public init() {}
}

/// A tab view with grouped tabs.
public struct GroupedTabViewStyle: TabViewStyle {
  public nonisolated var _styleName: String { "grouped" }
  public init() {}
}

/// A tab view that pages vertically.
public struct VerticalPageTabViewStyle: TabViewStyle {
  public nonisolated var _styleName: String { "verticalPage" }
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: Self { Self() } }
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle { public static var tabBarOnly: Self { Self() } }
extension TabViewStyle where Self == GroupedTabViewStyle {
  /// The style of this name that a Mac has. A phone has none: a program's own goes first.
  @_disfavoredOverload public static var grouped: Self { Self() }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// The style of this name that a Mac has. A phone has none: a program's own goes first.
  @_disfavoredOverload public static var verticalPage: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

private struct PagedTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True where tabs are pages: they have no labels, so nothing of a page is made before it is seen.
  var hasPagedTabs: Bool {
    get { self[PagedTabsKey.self] }
    set { self[PagedTabsKey.self] = newValue }
  }
}

/// How the tabs of a tab view are shown.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String
  /// A bar at the bottom.
  public static let bottomBar = Self(name: "bottomBar")
  /// A bar at the top.
  public static let topBar = Self(name: "topBar")
  /// A list beside the content.
  public static let sidebar = Self(name: "sidebar")
  /// Beside a window, in the air.
  public static let ornament = Self(name: "ornament")
  /// Dots.
  public static let pageIndicator = Self(name: "pageIndicator")
}

extension EnvironmentValues {
  /// How the tabs around the view are shown: hosts have a bar at the bottom, or dots below pages.
  ///
  /// The trap: a view that is in no tab view is told of a bar as well.
  public var tabBarPlacement: TabBarPlacement? { hasPagedTabs ? .pageIndicator : .bottomBar }
}

extension View {
  /// Sets the style of the tab views inside.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    self.style(.tabViewStyle, .text(style._styleName))
      .environment(\.hasPagedTabs, style is PageTabViewStyle || style is VerticalPageTabViewStyle)
  }
}
