/// Several views as one, without a look of its own.
public struct Group<Content> {
  let content: Content
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
final class WrapperNode: ParentNode {

  init<Content: View>(_ content: Content, in place: Place) {
    super.init(in: place)
    child = Content._makeNode(content, in: self.place())
  }

  func update<Content: View>(to content: Content) { Content._updateNode(child!, to: content) }
}
