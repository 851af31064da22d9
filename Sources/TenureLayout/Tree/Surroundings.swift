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
      if let scroll = each as? ScrollNode { return scroll.visibleLength(axis) }
      if let length = (each as? ContainerNode)?.length(axis) { return length }
      node = each.parent
    }
    guard let window = root.window else { return 0 }
    return max(0, window.size[axis] - window.safeArea[axis])
  }

  /// How far the window's edges are from this node's on the sides where it touches the edge of the safe area.
  final func safeAreaAround(_ edges: Set<Edge>) -> Insets {
    guard let window = root.window, let frame = windowFrame else { return .zero }
    let isRightToLeft = (nearestDirection ?? window.direction) == .rightToLeft
    let safe = window.safeArea
    let left = isRightToLeft ? safe.trailing : safe.leading
    let right = isRightToLeft ? safe.leading : safe.trailing
    // Half a point is nothing that a screen shows.
    let touchesLeft = frame.origin.x <= left + 0.5 && frame.origin.x >= left - 0.5
    let touchesRight = abs(frame.maxX - (window.size.width - right)) <= 0.5
    var insets = Insets.zero
    if edges.contains(.leading), isRightToLeft ? touchesRight : touchesLeft { insets.leading = safe.leading }
    if edges.contains(.trailing), isRightToLeft ? touchesLeft : touchesRight { insets.trailing = safe.trailing }
    if edges.contains(.top), abs(frame.origin.y - safe.top) <= 0.5 { insets.top = safe.top }
    if edges.contains(.bottom), abs(frame.maxY - (window.size.height - safe.bottom)) <= 0.5 {
      insets.bottom = safe.bottom
    }
    return insets
  }
}
