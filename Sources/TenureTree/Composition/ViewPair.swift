/// Two views next to each other. What a builder makes of them is a tuple, which is copied into the next one; pairs of pairs,
/// as the columns of a table are, copy nothing.
public struct _ViewPair<First: View, Second: View> {
  let first: First
  let second: Second

  package init(first: First, second: Second) {
    self.first = first
    self.second = second
  }
}

extension _ViewPair: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = PairNode(in: place)
    node.first = First._makeNode(view.first, in: node.place())
    node.second = Second._makeNode(view.second, in: node.place())
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    handOver({ view }, to: { _updateNode(node, at: $0) })
  }

  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    let node = node.expect(PairNode.self)
    First._updateNode(node.first!, at: view.first(as: First.self))
    Second._updateNode(node.second!, at: view.second(as: Second.self, after: First.self))
  }
}

private final class PairNode: ViewNode {
  var first: ViewNode?
  var second: ViewNode?

  override func children(_ visit: (ViewNode) -> Void) {
    if let first { visit(first) }
    if let second { visit(second) }
  }
}
