/// Several views as one, so that a modifier applies to each of them.
public struct Group<Content> {
  package let content: Content

  package nonisolated init(content: Content) { self.content = content }
}

extension Group: View, FrameworkView where Content: View {
  public nonisolated init(@ViewBuilder content: () -> Content) { self.init(content: content()) }

  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    WrapperNode(view.content, in: place)
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(WrapperNode.self).update(to: view.content)
  }
}

/// A place of its own around one view.
@_spi(Tree) open class WrapperNode: ParentNode {
  public init<Content: View>(_ content: Content, in place: Place) {
    super.init(in: place)
    child = Content._makeNode(content, in: self.place())
  }

  package final func update<Content: View>(to content: Content) { Content._updateNode(child!, to: content) }
}
