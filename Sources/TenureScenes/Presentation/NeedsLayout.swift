import Foundation
import TenureElements
@_spi(Tree) import TenureTree

// What needs scrolling that a host tells of, or drawing. It is declared so that the compiler says why it is not there.

extension View {
  /// Not here: what is known of scrolling.
  @available(*, unavailable, message: "Hosts do not tell how far is scrolled. Use onAppear of the rows.")
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View { self }

  /// Not here: how scrolling goes.
  @available(*, unavailable, message: "Hosts do not tell how something is scrolled.")
  public nonisolated func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
    self
  }

  /// Not here: how much of a view is seen.
  @available(*, unavailable, message: "Hosts do not tell how much of a row is seen. Use onAppear and onDisappear.")
  public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { self }

  /// Not here: how far is scrolled.
  @available(
    *, unavailable,
    message: "Hosts do not tell how far is scrolled. Use scrollPosition(id:)."
  )
  /// Scroll position, by position and anchor.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    self
  }

  /// Not here: text that a program draws.
  @available(*, unavailable, message: "Hosts draw text by themselves.")
  public nonisolated func textRenderer<T>(_ renderer: T) -> some View { self }
}

/// Not here: how far is scrolled.
@available(*, unavailable, message: "Hosts do not tell how far is scrolled.")
public struct ScrollPosition: Sendable {
  /// The one that there is by default.
  public init() {}
}

/// Not here: what is known of scrolling.
@available(*, unavailable, message: "Hosts do not tell how far is scrolled.")
public struct ScrollGeometry: Sendable, Equatable {
  /// How far is scrolled.
  public var contentOffset: CGPoint
  /// How large all of it is.
  public var contentSize: CGSize
  /// What is left free around it.
  public var contentInsets: EdgeInsets
  /// How large the part is that is seen.
  public var containerSize: CGSize
  /// The part that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same, without what is left free.
  public var bounds: CGRect { visibleRect }
}

/// Not here: how something is scrolled.
@available(*, unavailable, message: "Hosts do not tell how something is scrolled.")
public enum ScrollPhase: Sendable { case idle, tracking, interacting, decelerating, animating }

/// Not here: text that a program draws.
@available(*, unavailable, message: "Hosts draw text by themselves.")
public protocol TextRenderer {}

/// Not here: a tap with its place.
@available(*, unavailable, message: "A tap has no place here. Use DragGesture(minimumDistance: 0).")
public struct SpatialTapGesture {
  /// Made with count.
  public init(count: Int = 1) {}
}

/// Not here: a picture of a view.
@available(*, unavailable, message: "Nothing draws a picture of a view yet.")
public final class ImageRenderer<Content: View> {
  /// Made with content.
  public init(content: Content) {}
}
