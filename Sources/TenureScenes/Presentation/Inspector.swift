import Foundation
import TenureElements
import TenureRender
@_spi(Tree) import TenureTree

extension View {
  /// Shows details beside the view; on a narrow screen, which every screen is here, in a sheet.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> V
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// Sets the width of the inspector that the view is in. Recorded; a sheet is as wide as the screen.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    style(.inspectorColumnWidth, .number(width))
  }

  /// Sets the width of the inspector that the view is in. Recorded; a sheet is as wide as the screen.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { style(.inspectorColumnWidth, .number(ideal)) }

  /// Says whether a user can use what the presentation leaves to be seen. Recorded; hosts cover it.
  public nonisolated func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View { style(.presentationBackgroundInteraction, .text(interaction.name)) }

  /// Says what a swipe in a sheet does first. Recorded; it scrolls.
  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { style(.presentationContentInteraction, .text(behavior.name)) }

  /// Sets the size of a sheet. Recorded; hosts have their own.
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View {
    style(.presentationSizing, .text(sizing.name))
  }

  /// Sets how a pushed screen comes. Recorded; it comes as others do.
  public nonisolated func navigationTransition(_ transition: NavigationTransition) -> some View {
    style(.navigationTransition, .text(transition.name))
  }

  /// Names the view that a screen grows out of. Recorded; screens come from the side.
  public nonisolated func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    style(.matchedTransitionSource, .text("\(id)"))
  }

  /// Sets the width of the column that the view is in. Recorded; hosts share out the width.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    style(.navigationSplitViewColumnWidth, .number(width))
  }

  /// Sets the width of the column that the view is in. Recorded; hosts share out the width.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { style(.navigationSplitViewColumnWidth, .number(ideal)) }

  /// Puts a style behind a container: a widget, a window, a screen of navigation.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View { background(style) }

  /// Puts a view behind a container: a widget, a window, a screen of navigation.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { background(alignment: alignment, content: content) }

  /// Says how the title of a screen is shown. `inlineLarge` is shown as a large one.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    screenFact(.titleDisplay, .text(mode.name == "inlineLarge" ? "large" : mode.name))
  }

  /// Sets the style of the tables inside. Recorded; hosts show all alike.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    self.style(.tableStyle, .text(style._styleName))
  }

  /// Lets scroll indicators flash when the view appears. Recorded; hosts show their own.
  public nonisolated func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    style(.scrollIndicatorsFlash, .flag(onAppear))
  }

  /// Lets scroll indicators flash when a value changes. Recorded; hosts show their own.
  public nonisolated func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    style(.scrollIndicatorsFlash, .text("\(value)"))
  }
}

/// What a swipe in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  let name: String
  /// Automatic.
  public static var automatic: Self { Self(name: "automatic") }
  /// Resizes.
  public static var resizes: Self { Self(name: "resizes") }
  /// Scrolls.
  public static var scrolls: Self { Self(name: "scrolls") }
}

/// The size of a sheet.
public struct PresentationSizing: Sendable {
  let name: String
  /// Automatic.
  public static var automatic: Self { Self(name: "automatic") }
  /// Fitted.
  public static var fitted: Self { Self(name: "fitted") }
  /// Form.
  public static var form: Self { Self(name: "form") }
  /// Page.
  public static var page: Self { Self(name: "page") }

  /// As large as its content along these axes. Hosts have their own size.
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
  /// As large as its content has been so far along these axes. Hosts have their own size.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

/// How a pushed screen comes.
public struct NavigationTransition: Sendable {
  let name: String
  /// Automatic.
  public static var automatic: Self { Self(name: "automatic") }
  /// Zoom, by source iD and in.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    Self(name: "zoom \(sourceID)")
  }
}

/// A container with a background of its own.
public struct ContainerBackgroundPlacement: Sendable {
  private let name: String
  /// Navigation.
  public static let navigation = Self(name: "navigation")
  /// Navigation split view.
  public static let navigationSplitView = Self(name: "navigationSplitView")
  /// Tab view.
  public static let tabView = Self(name: "tabView")
  /// Widget.
  public static let widget = Self(name: "widget")
  /// Window.
  public static let window = Self(name: "window")
}

/// How the title of a screen is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let name: String
  /// Automatic.
  public static var automatic: Self { Self(name: "automatic") }
  /// Large.
  public static var large: Self { Self(name: "large") }
  /// Inline.
  public static var inline: Self { Self(name: "inline") }
  /// Inline large.
  public static var inlineLarge: Self { Self(name: "inlineLarge") }
}

/// A style for tables.
public protocol TableStyle: Sendable {
  /// For hosts.
  nonisolated var _styleName: String { get }
}

/// The table style `.automatic`.
public struct AutomaticTableStyle: TableStyle {
  public nonisolated var _styleName: String { "automatic" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle { public static var automatic: Self { Self() } }

/// The table style `.inset`.
public struct InsetTableStyle: TableStyle {
  public nonisolated var _styleName: String { "inset" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// Inset.
  public static var inset: Self { Self() }
  /// Inset, with or without a ground behind every other row. Hosts draw none; a Mac has this form.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

/// The table style `.bordered`.
public struct BorderedTableStyle: TableStyle {
  public nonisolated var _styleName: String { "bordered" }
  /// The one that there is by default.
  public nonisolated init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// The style of this name that a Mac has. A phone has none: a program's own goes first.
  @_disfavoredOverload public static var bordered: Self { Self() }
}
