import Foundation
import TenureElements
import TenureStorage
@_spi(Tree) import TenureTree

// What a user may change of tabs. A phone has a bar of tabs that nobody changes, and so have hosts.

/// What a user has changed of a tab view: nothing here.
///
///     @AppStorage("tabs") private var customization: TabViewCustomization
public struct TabViewCustomization: Equatable, Sendable, Codable {
  /// Nothing changed.
  public init() {}

  /// Forgets every change.
  public mutating func resetVisibility() {}
  /// Forgets every change of order.
  public mutating func resetSectionOrder() {}
}

extension AppStorage where Value == TabViewCustomization {
  /// What a user has changed of a tab view, kept in user defaults: nothing here.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
    let form = StoredForm<Value>(decode: { _ in TabViewCustomization() }, encode: { _ in .int(0) })
    self.init(wrappedValue, key, store, form)
  }
}

/// Whether a user may change a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let name: String
  /// Automatic.
  public static var automatic: Self { Self(name: "automatic") }
  /// Reorderable.
  public static var reorderable: Self { Self(name: "reorderable") }
  /// Disabled.
  public static var disabled: Self { Self(name: "disabled") }
}

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
  private let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Pinned.
  public static let pinned = Self(name: "pinned")
  /// Sidebar only.
  public static let sidebarOnly = Self(name: "sidebarOnly")
}

extension TabContent {
  /// Names the tab for what a user changes. Taken and not used: hosts do not let a user change tabs.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { changed { $0 } }

  /// Says whether a user may change the tab. Taken and not used: hosts do not let a user change tabs.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { changed { $0 } }

  /// Shows or hides the tab where a user has not said otherwise: in the bar of tabs, which is where hosts have them.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    let isHidden = visibility == .hidden && placements.contains { $0 != .sidebar }
    return changed { isHidden ? AnyView($0.style(.hidden, .flag(true))) : $0 }
  }

  /// Says where the tab stands. A tab of the sidebar only is not in the bar.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    changed { placement == .sidebarOnly ? AnyView($0.style(.hidden, .flag(true))) : $0 }
  }

  /// Buttons of a row in a sidebar. Taken and not used: a phone has no sidebar.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { changed { $0 } }

  /// A menu of a row in a sidebar. Taken and not used: a phone has no sidebar.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
    changed { $0 }
  }

  /// Buttons at a section of a sidebar. Taken and not used: a phone has no sidebar.
  public nonisolated func sectionActions<T: View>(@ViewBuilder content: () -> T) -> some TabContent<TabValue> {
    changed { $0 }
  }

  /// Names the tab for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some TabContent<TabValue> {
    changed { AnyView($0.accessibilityIdentifier(identifier)) }
  }

  /// Names the tab for assistive technology.
  public nonisolated func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    changed { AnyView($0.accessibilityLabel(label)) }
  }
}
