/// What one update collects on its way through the tree.
final class LayoutPass {
  /// The direction of the node whose children are placed.
  var isRightToLeft = false
  /// Nodes with a change in them that answer as before, those below first.
  var kept: [LayoutNode] = []
  var changes: [FrameChange] = []

  func noteFrame(of node: LayoutNode) { changes.append(.frame(node)) }

  /// Neighbours that move by the same are one change.
  func noteShift(of node: LayoutNode, from before: Point, to now: Point) {
    guard let parent = node.parent else { return changes.append(.frame(node)) }
    let distance = Point(x: now.x - before.x, y: now.y - before.y)
    if case .shift(let last, let range, let by)? = changes.last, last === parent, range.upperBound == node.index,
      by == distance
    {
      changes[changes.count - 1] = .shift(of: parent, children: range.lowerBound..<node.index + 1, by: by)
    } else {
      changes.append(.shift(of: parent, children: node.index..<node.index + 1, by: distance))
    }
  }
}

/// A difference between the frames before an update and after it.
public enum FrameChange {
  /// The node was placed for the first time, or has another size.
  case frame(LayoutNode)
  /// These children of a node have moved, and are as big as before.
  case shift(of: LayoutNode, children: Range<Int>, by: Point)
}
