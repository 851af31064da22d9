import TenureRender
@_spi(Tree) import TenureTree

/// Shows the first of its views for which there is space. Without measures that is the first one: hosts show it whatever the
/// space is.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// Made with bounds and content.
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, FrameworkView {
  public static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode {
    FirstViewNode(in: place, view.content)
  }

  public static func _updateNode(_ node: _ViewNode, to view: Self) {
    node.expect(FirstViewNode<Content>.self).update(to: view.content)
  }
}

/// Keeps the first view of several.
private final class FirstViewNode<Content: View>: ParentNode {
  init(in place: Place, _ content: Content) {
    super.init(in: place)
    child = makeFirst(content, in: self.place())
  }

  func update(to content: Content) {
    func update<First: FirstView>(_ type: First.Type) { First.updateFirst(child!, of: content as! First) }
    if let type = Content.self as? any FirstView.Type { update(type) } else { Content._updateNode(child!, to: content) }
  }
}

@MainActor private func makeFirst<Content: View>(_ content: Content, in place: Place) -> ViewNode {
  func make<First: FirstView>(_ type: First.Type) -> ViewNode { First.makeFirst(of: content as! First, in: place) }
  if let type = Content.self as? any FirstView.Type { return make(type) }
  return Content._makeNode(content, in: place)
}

/// Views of which the first can be had.
@MainActor private protocol FirstView {
  static func makeFirst(of view: Self, in place: Place) -> ViewNode
  static func updateFirst(_ node: ViewNode, of view: Self)
}

extension TupleView: FirstView {
  fileprivate static func makeFirst(of view: Self, in place: Place) -> ViewNode {
    for one in repeat each view.content { return make(one, in: place) }
    return EmptyNode(in: place)
  }

  fileprivate static func updateFirst(_ node: ViewNode, of view: Self) {
    for one in repeat each view.content { return update(node, to: one) }
  }

  @MainActor private static func make<V: View>(_ view: V, in place: Place) -> ViewNode { V._makeNode(view, in: place) }
  @MainActor private static func update<V: View>(_ node: ViewNode, to view: V) { V._updateNode(node, to: view) }
}
