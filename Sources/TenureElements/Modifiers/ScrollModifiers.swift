import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// What the keyboard does while something is scrolled.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let immediately = Self(name: "immediately")
  public static let interactively = Self(name: "interactively")
  public static let never = Self(name: "never")
}

/// Whether a scroll view bounces at its ends. The browser does not show it.
public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let always = Self(name: "always")
  public static let basedOnSize = Self(name: "basedOnSize")
}

extension View {
  /// Keeps the user from scrolling the views inside.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled, .scrollDisabled, .flag(disabled))
  }
  /// Sets what scrolling does to the keyboard. The browser does not show it.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode, .scrollDismissesKeyboard, .text(mode.name))
  }
  /// Shows or hides the system's own background of a list or a form.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    style(.scrollContentBackground, .text("\(visibility)"))
  }
  /// Sets whether scroll views bounce. The browser does not show it.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(
      SaidEnvironmentChange(said: RenderModifier(.scrollBounceBehavior, value: .text(behavior.name))) {
        if axes.contains(.horizontal) { $0.horizontalScrollBounceBehavior = behavior }
        if axes.contains(.vertical) { $0.verticalScrollBounceBehavior = behavior }
      })
  }
  /// Sets whether scroll views clip their content. The browser does not show it.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    style(.scrollClipDisabled, .flag(disabled))
  }
  /// Makes the views of a layout targets for scrolling. Hosts take the views next to one another in a scroll view for those.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    style(.scrollTargetLayout, .flag(isEnabled))
  }
  /// Adds margins to the content of a scroll view.
  public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    style(.contentMargins) {
      if edges != .all { $0[.edges] = .text(edges.name) }
      if let length { $0[.value] = .number(length) }
    }
  }
  /// Adds margins to the content of a scroll view. Hosts leave its indicators where they are.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View { contentMargins(edges, placement == .scrollIndicators ? nil : length) }
  /// Adds margins to the content of a scroll view: of each edge that is named, its own. Hosts leave its indicators where they are.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let isShown = placement != .scrollIndicators
    return contentMargins(.top, isShown && edges.contains(.top) ? insets.top : nil)
      .contentMargins(.leading, isShown && edges.contains(.leading) ? insets.leading : nil)
      .contentMargins(.bottom, isShown && edges.contains(.bottom) ? insets.bottom : nil)
      .contentMargins(.trailing, isShown && edges.contains(.trailing) ? insets.trailing : nil)
  }
  /// Adds margins to the content of a scroll view. Hosts leave its indicators where they are.
  public nonisolated func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement) -> some View {
    contentMargins(.all, length, for: placement)
  }
  /// Adds margins to the content of a scroll view.
  public nonisolated func contentMargins(_ length: CGFloat) -> some View { contentMargins(.all, length) }
  /// Adds padding to the safe area of the content.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  /// Adds padding to the safe area of the content.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}

/// What of a scroll view has margins.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// Whatever is usual: its content.
  case automatic
  /// Its content.
  case scrollContent
  /// Its indicators, which hosts leave where they are.
  case scrollIndicators
}
