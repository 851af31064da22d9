/// The views of a builder.
@frozen public struct TupleView<each Content: View> {
  @usableFromInline package let content: (repeat each Content)

  /// What a builder makes of several views in a row.
  @inlinable @inline(__always) public init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// The views of a tuple, one after the other: `TupleView((Text("a"), Text("b")))`.
  @_disfavoredOverload @inlinable public init(_ content: (repeat each Content)) { self.content = content }
}

extension TupleView: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = TupleNode(in: place)
    let inner = node.place()
    var walk = TupleWalk()
    view.walkFields { start in
      repeat node.append(walk.makeNode(of: (each Content).self, from: start, in: inner))
    }
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    handOver({ view }, to: { _updateNode(node, at: $0) })
  }

  public static func _updateNode(_ node: _ViewNode, at view: _NewValue<Self>) {
    let node = node.expect(TupleNode.self)
    let start = TupleStart.of(view)
    var walk = TupleWalk()
    repeat walk.updateNode(node[walk.index], to: (each Content).self, from: start)
  }
}

/// The nodes of views next to each other. Most are few, so the first ones are kept in the node itself.
final class TupleNode: ViewNode {
  private var first: ViewNode?
  private var second: ViewNode?
  private var third: ViewNode?
  private var rest: [ViewNode] = []

  fileprivate func append(_ node: ViewNode) {
    if first == nil {
      first = node
    } else if second == nil {
      second = node
    } else if third == nil {
      third = node
    } else {
      rest.append(node)
    }
  }

  fileprivate subscript(index: Int) -> ViewNode {
    switch index {
    case 0: first!
    case 1: second!
    case 2: third!
    default: rest[index - 3]
    }
  }

  override func children(_ visit: (ViewNode) -> Void) {
    if let first { visit(first) }
    if let second { visit(second) }
    if let third { visit(third) }
    for node in rest { visit(node) }
  }
}

extension ViewBuilder {
  @inlinable @inline(__always) public static func buildBlock<each Content: View>(_ content: repeat each Content)
    -> TupleView<
      repeat each Content
    >
  {
    TupleView(repeat each content)
  }
}
