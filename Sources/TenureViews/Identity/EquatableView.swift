/// A view that is taken as unchanged whenever `==` says so.
public struct EquatableView<Content: Equatable & View> {
  public var content: Content

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
  /// Leaves this view alone while `==` finds it unchanged.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
