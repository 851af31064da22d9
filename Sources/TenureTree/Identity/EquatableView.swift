/// A view that does not update while `==` finds it unchanged.
public struct EquatableView<Content: Equatable & View> {
  /// The view that is compared by `==`.
  public var content: Content

  /// Runs the body of `content` again only where `==` says that it is another one.
  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    let node = EquatableNode<Content>(view.content, in: place)
    return node
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(EquatableNode<Content>.self).update(to: view.content)
  }
}

private final class EquatableNode<Content: Equatable & View>: ParentNode {
  private var content: Content

  init(_ content: Content, in place: Place) {
    self.content = content
    super.init(in: place)
    child = Content._makeNode(content, in: self.place())
  }

  func update(to content: Content) {
    if self.content == content { return }
    self.content = content
    Content._updateNode(child!, to: content)
  }
}

extension View where Self: Equatable {
  /// Keeps this view from updating while `==` finds it unchanged.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
