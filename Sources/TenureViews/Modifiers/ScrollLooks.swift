import Foundation
import TenureRender

/// What the keyboard does while something is scrolled.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let immediately = Self(name: "immediately")
  public static let interactively = Self(name: "interactively")
  public static let never = Self(name: "never")
}

public struct ScrollBounceBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = Self(name: "automatic")
  public static let always = Self(name: "always")
  public static let basedOnSize = Self(name: "basedOnSize")
}

/// Where scrolling comes to rest. Hosts know these by name; a program cannot make more of them.
public protocol ScrollTargetBehavior: Sendable {
  /// For hosts.
  nonisolated var _behaviorName: String { get }
}

public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public nonisolated var _behaviorName: String { "paging" }
  public init() {}
}

public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  public nonisolated var _behaviorName: String { "viewAligned" }
  public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior { public static var paging: Self { Self() } }
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: Self { Self() }
}

extension View {
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { style("scrollDisabled", .flag(disabled)) }
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    style("scrollDismissesKeyboard", .text(mode.name))
  }
  /// Whether a list or a form has the system's own ground.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    style("scrollContentBackground", .text("\(visibility)"))
  }
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    style("scrollBounce", .text(behavior.name))
  }
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    style("scrollClipDisabled", .flag(disabled))
  }
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    style("scrollTargetLayout", .flag(isEnabled))
  }
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    style("scrollTarget", .text(behavior._behaviorName))
  }
  public nonisolated func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    style("contentMargins") {
      if edges != .all { $0[AttributeKey("edges")] = .text(edges.name) }
      if let length { $0[.value] = .number(length) }
    }
  }
  public nonisolated func contentMargins(_ length: CGFloat) -> some View { contentMargins(.all, length) }
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
}
