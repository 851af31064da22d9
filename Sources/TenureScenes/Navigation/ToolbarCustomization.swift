import TenureElements
@_spi(Tree) import TenureTree

// What a user may change of a toolbar. A phone's bars are not changed by their user, and hosts' neither: an item that is
// hidden until a user adds it stays hidden.

/// The items of a bar that a user may put into another order or take away.
///
///     var body: some CustomizableToolbarContent {
///       ToolbarItem(id: "share") { ShareLink(item: text) }
///         .customizationBehavior(.reorderable)
///     }
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension DefaultToolbarItem: CustomizableToolbarContent {}
extension _ToolbarContents: CustomizableToolbarContent {}
extension _ToolbarBranch: CustomizableToolbarContent {}
extension _ToolbarShown: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

/// What a user may do to an item of a bar.
public struct ToolbarCustomizationBehavior: Equatable, Sendable {
  private let name: String
  /// Moved, and taken out.
  public static var `default`: Self { Self(name: "default") }
  /// Moved, and not taken out.
  public static var reorderable: Self { Self(name: "reorderable") }
  /// Neither.
  public static var disabled: Self { Self(name: "disabled") }
}

/// More about what a user may do to an item of a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// Its bits.
  public var rawValue: Int
  /// Of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is in the menu of what did not fit, also where it has been taken out of the bar.
  public static var alwaysAvailable: Self { Self(rawValue: 1) }
}

extension CustomizableToolbarContent {
  /// Says what a user may do to the item. Taken and not used: hosts do not let a user change bars.
  public nonisolated func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { _ToolbarShown(content: self, isHidden: false) }

  /// Says whether the item is there before a user has changed the bar. A hidden one is not shown: hosts do not let a user
  /// change bars.
  public nonisolated func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { _ToolbarShown(content: self, isHidden: defaultVisibility == .hidden) }
}

extension ToolbarContent {
  /// Shows the items or not.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    _ToolbarShown(content: self, isHidden: hidden)
  }
}

/// Items of a bar that are shown or not.
public struct _ToolbarShown<Content: ToolbarContent> {
  let content: Content
  let isHidden: Bool
}

extension _ToolbarShown: FrameworkToolbarContent {
  /// For the framework.
  public nonisolated var _items: AnyView { AnyView(isHidden ? nil : content._items) }
}
