/// The window that a tree is shown in.
final class Window {
  var size = Size.zero
  var safeArea = Insets.zero
  var direction = LayoutDirection.leftToRight
}

extension LayoutNode {
  final var root: LayoutNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }

  /// The length of the nearest scroll view or container around, or of the window less its safe area.
  final func containerLength(_ axis: Axis) -> Double {
    var node = parent
    while let each = node {
      if let scroll = each as? ScrollNode { return max(0, scroll.visibleLength(axis) - scroll.contentMargins[axis]) }
      if let length = (each as? ContainerNode)?.length(axis) { return length }
      node = each.parent
    }
    guard let window = root.window else { return 0 }
    return max(0, window.size[axis] - window.safeArea[axis])
  }

  /// How far the view reaches if it ignores the safe area: on each side where it touches the edge of one, to the edge of what that
  /// is in. The window has one, and so has every view with a bar at its edge; one may end where the next one begins.
  final func safeAreaAround(_ edges: Set<Edge>) -> Insets {
    guard let window = root.window, let frame = windowFrame else { return .zero }
    let isRightToLeft = (nearestDirection ?? window.direction) == .rightToLeft
    var reach = frame
    for (outer, inner) in safeAreasAround(window) { reach.grow(from: inner, to: outer) }
    let left = frame.origin.x - reach.origin.x
    let right = reach.maxX - frame.maxX
    var insets = Insets.zero
    if edges.contains(.leading) { insets.leading = isRightToLeft ? right : left }
    if edges.contains(.trailing) { insets.trailing = isRightToLeft ? left : right }
    if edges.contains(.top) { insets.top = frame.origin.y - reach.origin.y }
    if edges.contains(.bottom) { insets.bottom = reach.maxY - frame.maxY }
    return insets
  }

  /// How much of bars and corners its edges touch.
  public final var safeAreaTouched: Insets { safeAreaAround(Set(Edge.allCases)) }

  /// What is around each safe area that this is in, with the safe area itself, the innermost first. What scrolls is in
  /// none of those around its scroll view: that alone touches them.
  private final func safeAreasAround(_ window: Window) -> [(outer: Rect, inner: Rect)] {
    var areas: [(outer: Rect, inner: Rect)] = []
    var node = self
    while let parent = node.parent {
      if parent is ScrollNode { return areas }
      if parent is SafeAreaInsetNode, node.index == 0, let outer = parent.windowFrame, let inner = node.windowFrame {
        areas.append((outer, inner))
      }
      node = parent
    }
    let safe = window.safeArea
    let isRightToLeft = window.direction == .rightToLeft
    let inner = Rect(
      origin: Point(x: isRightToLeft ? safe.trailing : safe.leading, y: safe.top),
      size: Size(
        width: window.size.width - safe[.horizontal], height: window.size.height - safe[.vertical]))
    return areas + [(Rect(size: window.size), inner)]
  }
}

extension Rect {
  /// Takes each side that lies on that of `inner` to that of `outer`. Half a point is nothing that a screen shows.
  fileprivate mutating func grow(from inner: Rect, to outer: Rect) {
    var (left, top, right, bottom) = (origin.x, origin.y, maxX, maxY)
    if abs(left - inner.origin.x) <= 0.5 { left = outer.origin.x }
    if abs(top - inner.origin.y) <= 0.5 { top = outer.origin.y }
    if abs(right - inner.maxX) <= 0.5 { right = outer.maxX }
    if abs(bottom - inner.maxY) <= 0.5 { bottom = outer.maxY }
    self = Rect(origin: Point(x: left, y: top), size: Size(width: right - left, height: bottom - top))
  }
}
