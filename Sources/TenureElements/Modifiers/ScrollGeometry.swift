import Foundation
import TenureRender
@_spi(Tree) import TenureTree

/// How far a scroll view is scrolled, and how large it and its content are.
///
/// What a phone counts as insets, its bars, is not part of the scroll view here: insets are zero, and so is the offset at first.
/// `contentOffset.y + contentInsets.top` is the same in both places.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far the content is moved up and to the side.
  public var contentOffset: CGPoint
  /// How large all of the content is.
  public var contentSize: CGSize
  /// What is left free around it.
  public var contentInsets: EdgeInsets
  /// How large the scroll view is.
  public var containerSize: CGSize

  /// A geometry of these.
  public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that is seen.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// The same without what is left free around the content.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: containerSize.width - contentInsets.leading - contentInsets.trailing,
      height: containerSize.height - contentInsets.top - contentInsets.bottom)
  }

  package init(_ scroll: MeasuredScroll) {
    self.init(
      contentOffset: CGPoint(x: scroll.x, y: scroll.y),
      contentSize: CGSize(width: scroll.contentWidth, height: scroll.contentHeight), contentInsets: EdgeInsets(),
      containerSize: CGSize(width: scroll.width, height: scroll.height))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// The offset and both sizes.
  public var debugDescription: String {
    "ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), containerSize: \(containerSize))"
  }
}

/// Who moves a scroll view.
@frozen public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// Nobody.
  case idle
  /// A finger is down, and has not moved yet.
  case tracking
  /// A user.
  case interacting
  /// It goes on by itself after a user has let go.
  case decelerating
  /// The program.
  case animating

  /// True while it moves, or a finger may move it.
  public var isScrolling: Bool { self != .idle }

  fileprivate init(_ phase: MeasuredScroll.Phase) {
    switch phase {
    case .idle: self = .idle
    case .interacting: self = .interacting
    case .decelerating: self = .decelerating
    case .animating: self = .animating
    }
  }
}

/// What is known beside the phase.
public struct ScrollPhaseChangeContext {
  /// How far is scrolled then.
  public let geometry: ScrollGeometry
  /// How fast the content moves: nil, which hosts do not tell.
  public var velocity: CGVector? { nil }
}

/// A view that is told how far the first scroll view in it is scrolled.
@MainActor package protocol ScrollGeometryWatcher: ViewNode {
  /// A host has told how far something is scrolled.
  func scrolled(_ scroll: MeasuredScroll)
}

/// Watches the first scroll view in a view.
private struct ScrollWatch {
  /// What is told is what these differ in.
  let changed: (MeasuredScroll?, MeasuredScroll) -> (() -> Void)?
}

extension ScrollWatch: LifecycleModifier {
  typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { ScrollWatchNode(self, in: place) }
}

private final class ScrollWatchNode: LifecycleNode<ScrollWatch>, ScrollGeometryWatcher {
  private var last: MeasuredScroll?

  override var style: RenderModifier? { RenderModifier(.scrollGeometry) }
  override func began() { window.watchScrollGeometry(self) }
  override func leave() { window.stopWatchingScrollGeometry(self) }

  func scrolled(_ scroll: MeasuredScroll) {
    guard scroll.node == firstElement?.id else { return }
    let action = modifier.changed(last, scroll)
    last = scroll
    action?()
  }
}

extension Window {
  /// From now on this view is told, and hosts are asked.
  package func watchScrollGeometry(_ watcher: any ScrollGeometryWatcher) {
    part(MeasuredSizes.self).scrollWatchers.add(watcher, at: watcher)
  }

  package func stopWatchingScrollGeometry(_ watcher: any ScrollGeometryWatcher) {
    part(MeasuredSizes.self).scrollWatchers.remove(watcher)
  }
}

extension View {
  /// Runs `action` when what `transform` makes of the first scroll view's geometry has changed.
  ///
  ///     ScrollView { … }
  ///       .onScrollGeometryChange(for: Bool.self) { $0.contentOffset.y > 100 } action: { _, isFar in showsButton = isFar }
  ///
  /// The trap: it is not run for the geometry that there is at first.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T, action: @escaping (T, T) -> Void
  ) -> some View {
    modifier(
      ScrollWatch { old, new in
        guard let old else { return nil }
        let (before, now) = (transform(ScrollGeometry(old)), transform(ScrollGeometry(new)))
        return before == now ? nil : { action(before, now) }
      })
  }

  /// Runs `action` when a user, or nobody any more, scrolls the first scroll view.
  ///
  /// In a test, `scroll(by:)` of an element is a user who scrolls and lets go. Hosts do not tell of a finger that is still.
  public nonisolated func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs `action` when a user, or nobody any more, scrolls the first scroll view.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> some View {
    modifier(
      ScrollWatch { old, new in
        let before = old?.phase ?? .idle
        if before == new.phase { return nil }
        let context = ScrollPhaseChangeContext(geometry: ScrollGeometry(new))
        return { action(ScrollPhase(before), ScrollPhase(new.phase), context) }
      })
  }

  /// Runs `action` when as much of the view as `threshold` says comes into sight in its scroll view, or goes out of it.
  ///
  /// The trap: a browser tells of rows alone, and of all of a row or nothing.
  public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  { modifier(VisibilityWatch(threshold: threshold, action: action)) }
}

/// Looks at how much of a view its scroll view shows.
private struct VisibilityWatch {
  let threshold: Double
  let action: (Bool) -> Void
  @State private var isVisible = false
}

extension VisibilityWatch: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: Double?.self) { proxy in
        guard let shown = proxy.bounds(of: .scrollView), proxy.size.width * proxy.size.height > 0 else { return nil }
        let part = CGRect(origin: .zero, size: proxy.size).intersection(shown)
        return part.isNull ? 0 : Double(part.width * part.height / (proxy.size.width * proxy.size.height))
      } action: { part in
        if let part { tell(part >= threshold && part > 0) } else { tell(true) }
      }
      .onDisappear { tell(false) }
  }

  private func tell(_ isVisible: Bool) {
    if isVisible == self.isVisible { return }
    self.isVisible = isVisible
    action(isVisible)
  }
}
