/// Views next to each other, each at a place of its own.
@frozen public struct TupleView<each Content: View> {
  @usableFromInline let content: (repeat each Content)

  @inlinable public init(_ content: repeat each Content) { self.content = (repeat each content) }
}

extension TupleView: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = TupleNode(in: place)
    let inner = node.place()
    repeat node.nodes.append((each Content)._makeNode(each view.content, in: inner))
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    let node = node.expect(TupleNode.self)
    var index = 0
    repeat (each Content)._updateNode(next(of: node, &index), to: each view.content)
  }

  @MainActor private static func next(of node: TupleNode, _ index: inout Int) -> ViewNode {
    defer { index += 1 }
    return node.nodes[index]
  }
}

final class TupleNode: ViewNode {
  fileprivate(set) var nodes: [ViewNode] = []

  override func children(_ visit: (ViewNode) -> Void) { for node in nodes { visit(node) } }
}
