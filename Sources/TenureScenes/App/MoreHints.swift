import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

// More that is recorded, so that a host can take it up.

extension View {
  /// Shows the bars, or hides them.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    shows(visibility, bars)
  }

  /// Sets the style of a page control. On a page, dots without a pill are dark.
  public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    self.style(.indexViewStyle, .text(style._styleName))
  }

  /// Names the view for an index at the edge of a list. Recorded; hosts show no index.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    style(.sectionIndexLabel, .text(label?.plain ?? ""))
  }

  /// Names the view for an index at the edge of a list. Recorded; hosts show no index.
  @_disfavoredOverload public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    style(.sectionIndexLabel, .text(label.map { String($0) } ?? ""))
  }

  /// Sets how a preview's device is held, in pictures that `tenure preview` takes. It reads the name where it stands.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    style(.previewInterfaceOrientation, .text(value.id))
  }

  /// Takes away what a bar has by itself. Recorded; it stays.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    style(.toolbarRemoved, .text(defaultItemKind?.name ?? ""))
  }

  /// Says how much a badge strikes the eye. Recorded; badges look alike.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence, .badgeProminence, .text(prominence.name))
  }

  /// Says that text is of less weight than that beside it. Recorded; hosts do not make it smaller.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    style(.textScale, .text(isEnabled ? scale.name : "default"))
  }

  /// Offers a large picture of a small control to who needs it. Recorded; hosts show none.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    style(.accessibilityShowsLargeContentViewer, .flag(true))
  }

  /// Says how a tab bar gets out of the way. Recorded; it stays.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    style(.tabBarMinimizeBehavior, .text(behavior.name))
  }

  /// Says how serious a dialog is. Recorded; dialogs look alike.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    style(.dialogSeverity, .text(severity.name))
  }

  /// Sets the style of split views. Recorded; columns are beside one another.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self.style(.navigationSplitViewStyle, .text(style._styleName))
  }

  /// Shows a view above the bar of tabs: at the lower edge.
  public nonisolated func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View {
    safeAreaInset(edge: .bottom) { TabAccessory(content: content()) }
  }

  /// Puts a bar at an edge, which takes part in what the edge's bars look like.
  public nonisolated func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content) }
}

/// The style of a page control.
public protocol IndexViewStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// A row of dots.
public struct PageIndexViewStyle: IndexViewStyle {
  private let mode: BackgroundDisplayMode

  public nonisolated var _styleName: String { "page\(mode.name)" }
  /// Made with background display mode.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }

  /// When something is drawn behind the dots.
  public struct BackgroundDisplayMode: Sendable {
    fileprivate let name: String
    /// Automatic.
    public static let automatic = Self(name: "")
    /// Always.
    public static let always = Self(name: " always")
    /// Interactive.
    public static let interactive = Self(name: " interactive")
    /// Never.
    public static let never = Self(name: " never")
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Page.
  public static var page: Self { Self() }
  /// Page, by background display mode.
  public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> Self {
    Self(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  public let id: String
  /// Portrait.
  public static let portrait = Self(id: "portrait")
  /// Portrait upside down.
  public static let portraitUpsideDown = Self(id: "portraitUpsideDown")
  /// Landscape left.
  public static let landscapeLeft = Self(id: "landscapeLeft")
  /// Landscape right.
  public static let landscapeRight = Self(id: "landscapeRight")
  /// All cases.
  public static var allCases: [Self] { [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }
}

/// How a tab bar gets out of the way.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Never.
  public static let never = Self(name: "never")
  /// On scroll down.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// On scroll up.
  public static let onScrollUp = Self(name: "onScrollUp")
}

/// How serious a dialog is.
public struct DialogSeverity: Equatable, Sendable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Standard.
  public static let standard = Self(name: "standard")
  /// Critical.
  public static let critical = Self(name: "critical")
}

/// The style of split views.
public protocol NavigationSplitViewStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The style of split views of the platform.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated var _styleName: String { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
}

/// Columns that share out the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated var _styleName: String { "balanced" }
  /// The one that there is by default.
  public nonisolated init() {}
}

/// A detail that keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated var _styleName: String { "prominentDetail" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// Automatic.
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Balanced.
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Prominent detail.
  public static var prominentDetail: Self { Self() }
}

/// The content size of the older accessibility settings: `dynamicTypeSize` in newer code.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

extension ContentSizeCategory: ShownEnvironmentValue {
  package static var look: EnvironmentLook<Self> {
    .init(\.sizeCategory, .dynamicTypeSize) { .text("\($0.dynamicTypeSize)") }
  }

  fileprivate var dynamicTypeSize: DynamicTypeSize {
    zip(DynamicTypeSize.allCases, Self.allCases).first { $0.1 == self }?.0 ?? .large
  }
}

/// Whether a control is in the window that the user works in.
public enum ControlActiveState: Hashable, CaseIterable, Sendable { case key, active, inactive }

/// How large the rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

extension EnvironmentValues {
  /// The size of texts, in the words of the older settings: `dynamicTypeSize` in newer code.
  public var sizeCategory: ContentSizeCategory {
    get { zip(DynamicTypeSize.allCases, ContentSizeCategory.allCases).first { $0.0 == dynamicTypeSize }?.1 ?? .large }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// Whether the user works in this window: hosts have one window.
  public var controlActiveState: ControlActiveState { .key }
  /// How large the rows of a sidebar are. Hosts have one size.
  public var sidebarRowSize: SidebarRowSize { .medium }
}

/// Room between the items of a toolbar. The browser shares out the room by itself.
public struct ToolbarSpacer: ToolbarContent {
  private let placement: ToolbarItemPlacement

  /// Made with sizing and placement.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.placement = placement
  }

  public var body: some ToolbarContent {
    ToolbarItem(placement: placement) { Spacer() }
  }
}

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// Flexible.
  public static let flexible = Self(name: "flexible")
  /// Fixed.
  public static let fixed = Self(name: "fixed")
}

/// Views side by side, whose widths a user can change. Hosts share out the width.
public struct HSplitView<Content: View> {
  private let content: Content
  /// Made with content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
  public var body: some View { HStack(spacing: 0) { content } }
}

/// Views over one another, whose heights a user can change. Hosts share out the height.
public struct VSplitView<Content: View> {
  private let content: Content
  /// Made with content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
  public var body: some View { VStack(spacing: 0) { content } }
}

/// What a toolbar has by itself.
public struct ToolbarDefaultItemKind: Sendable {
  let name: String

  /// The search field.
  public static let search = Self(name: "search")
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = Self(name: "sidebarToggle")
  /// The title.
  public static let title = Self(name: "title")
}

/// How much a badge strikes the eye.
public struct BadgeProminence: Hashable, Sendable {
  let name: String

  /// As in a list of mails.
  public static let standard = Self(name: "standard")
  /// More.
  public static let increased = Self(name: "increased")
  /// Less.
  public static let decreased = Self(name: "decreased")
}

extension Text {
  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable {
    let name: String

    /// As the font says.
    public static let `default` = Self(name: "default")
    /// Smaller: a unit behind a number.
    public static let secondary = Self(name: "secondary")
  }
}

/// Where a view above the bar of tabs is. Here it has a line of its own: hosts do not make the bar smaller.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// Beside the tabs, in a bar that has become smaller.
  case inline
  /// Above the tabs.
  case expanded
}

extension EnvironmentValues {
  /// Where the view above the bar of tabs is; nil outside of it.
  public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    get { self[AccessoryPlacementKey.self] }
    set { self[AccessoryPlacementKey.self] = newValue }
  }
}

private struct TabAccessory<Content: View> {
  let content: Content
}

extension TabAccessory: View {
  var body: some View { content.environment(\.tabViewBottomAccessoryPlacement, .expanded) }
}

private struct AccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}
