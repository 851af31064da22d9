import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

// What is said about windows. Each is recorded at the scene's view; a host's window is the browser's, or a test's.

extension Scene {
  private func said(_ name: ModifierName, _ value: String) -> some Scene {
    ModifiedScene(content: AnyView(_content.style(name, .text(value))))
  }

  /// Says how the user can size the windows. Recorded; a host's window is sized by its user.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    said(.windowResizability, resizability.name)
  }
  /// Sets the size of new windows. Recorded; a host's window has its own.
  public func defaultSize(_ size: CGSize) -> some Scene { said(.defaultSize, "\(size.width) \(size.height)") }
  /// Sets the size of new windows. Recorded; a host's window has its own.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { said(.defaultSize, "\(width) \(height)") }
  /// Sets where new windows appear. Recorded; a host's window has its own place.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    said(.defaultPosition, "\(position.x) \(position.y)")
  }
  /// Sets the style of the windows. Recorded; hosts draw no frame around a window.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { said(.windowStyle, style._styleName) }
  /// Sets the style of the windows' toolbars. Recorded; hosts show toolbars one way.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    said(.windowToolbarStyle, style._styleName)
  }
  /// Says which addresses and activities bring up a window of the scene. Recorded; there is one window.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    said(.handlesExternalEvents, conditions.sorted().joined(separator: " "))
  }
  /// Says whether the windows come back when the program starts. Recorded; hosts keep one window.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    said(.restorationBehavior, behavior.name)
  }
  /// Says whether the scene's window opens when the program starts. Recorded; the first scene's does.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    said(.defaultLaunchBehavior, behavior.name)
  }
  /// Sets the style of a menu bar extra. Recorded; hosts show its content.
  public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    said(.menuBarExtraStyle, style._styleName)
  }
}

extension View {
  /// Says which addresses and activities this window takes. Recorded; there is one window.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View {
    style(.handlesExternalEvents, .text(preferring.union(allowing).sorted().joined(separator: " ")))
  }
  /// Says whether the window can be made small. Recorded; hosts leave it to the user.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    style(.windowMinimizeBehavior, .text(behavior.name))
  }
  /// Says whether the user can size the window. Recorded; hosts leave it to the user.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    style(.windowResizeBehavior, .text(behavior.name))
  }
  /// Says whether the user can close the window. Recorded; hosts leave it to the user.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    style(.windowDismissBehavior, .text(behavior.name))
  }
  /// Says which point of the window stays when its size changes. Recorded; hosts keep the upper left corner.
  public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
    style(.windowResizeAnchor, .text(anchor.map { "\($0.x) \($0.y)" } ?? ""))
  }
}

/// How windows can be sized.
public struct WindowResizability: Sendable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Content size.
  public static let contentSize = Self(name: "contentSize")
  /// Content min size.
  public static let contentMinSize = Self(name: "contentMinSize")
}

/// What a user can do to a window.
public struct WindowInteractionBehavior: Sendable, Equatable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Enabled.
  public static let enabled = Self(name: "enabled")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// Whether windows come back when a program starts.
public struct SceneRestorationBehavior: Sendable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Disabled.
  public static let disabled = Self(name: "disabled")
}

/// Whether a scene's window opens when a program starts.
public struct SceneLaunchBehavior: Sendable {
  let name: String
  /// Automatic.
  public static let automatic = Self(name: "automatic")
  /// Presented.
  public static let presented = Self(name: "presented")
  /// Suppressed.
  public static let suppressed = Self(name: "suppressed")
}

/// A style for windows.
public protocol WindowStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// A style for windows: automatic.
public struct DefaultWindowStyle: WindowStyle {
  public nonisolated var _styleName: String { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle { public static var automatic: Self { Self() } }

/// A style for windows: titleBar.
public struct TitleBarWindowStyle: WindowStyle {
  public nonisolated var _styleName: String { "titleBar" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle { public static var titleBar: Self { Self() } }

/// A style for windows: hiddenTitleBar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  public nonisolated var _styleName: String { "hiddenTitleBar" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle { public static var hiddenTitleBar: Self { Self() } }

/// A style for windows: plain.
public struct PlainWindowStyle: WindowStyle {
  public nonisolated var _styleName: String { "plain" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension WindowStyle where Self == PlainWindowStyle { public static var plain: Self { Self() } }

/// A style for a window's toolbar.
public protocol WindowToolbarStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// A style for a window's toolbar: automatic.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated var _styleName: String { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle { public static var automatic: Self { Self() } }

/// A style for a window's toolbar: expanded.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated var _styleName: String { "expanded" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle { public static var expanded: Self { Self() } }

/// A style for a window's toolbar: unified.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated var _styleName: String { "unified" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Unified.
  public static var unified: Self { Self() }
  /// Unified, with or without the title. Hosts have one window, whose title is that of its page.
  public static func unified(showsTitle: Bool) -> Self { Self() }
}

/// A style for a window's toolbar: unifiedCompact.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  public nonisolated var _styleName: String { "unifiedCompact" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Unified compact.
  public static var unifiedCompact: Self { Self() }
  /// Unified and compact, with or without the title. Hosts have one window, whose title is that of its page.
  public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}

/// A style for a menu bar extra.
public protocol MenuBarExtraStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// A style for a menu bar extra: automatic.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated var _styleName: String { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle { public static var automatic: Self { Self() } }

/// A style for a menu bar extra: menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated var _styleName: String { "menu" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle { public static var menu: Self { Self() } }

/// A style for a menu bar extra: window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  public nonisolated var _styleName: String { "window" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle { public static var window: Self { Self() } }
