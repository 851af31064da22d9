import TenureRender

/// A modifier that says something about the elements it wraps and does nothing else. Each public modifier of that kind
/// is one function that makes one of these.
public struct _StyleModifier {
  let style: RenderModifier
}

extension _StyleModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in place: _Place) -> _ViewNode {
    let node = StyleNode(modifier.style, in: place)
    node.child = Content._makeNode(content, in: node.place())
    return node
  }

  public static func _updateNode<Content: View>(_ node: _ViewNode, to modifier: Self, at content: _NewValue<Content>) {
    let node = node.expect(StyleNode.self)
    node.update(modifier.style)
    Content._updateNode(node.child!, at: content)
  }
}

extension View {
  /// Says one thing about the elements inside.
  package nonisolated consuming func style(_ name: ModifierName, _ value: AttributeValue) -> ModifiedContent<
    Self, _StyleModifier
  > {
    modifier(_StyleModifier(style: RenderModifier(name, value: value)))
  }

  /// Says what is in one fact about the elements inside.
  package nonisolated consuming func style(_ said: RenderModifier) -> ModifiedContent<Self, _StyleModifier> {
    modifier(_StyleModifier(style: said))
  }

  /// Says several things about the elements inside.
  package nonisolated consuming func style(
    _ name: ModifierName, _ say: (inout Attributes) -> Void
  ) -> ModifiedContent<Self, _StyleModifier> {
    var attributes = Attributes()
    say(&attributes)
    return modifier(_StyleModifier(style: RenderModifier(name, attributes)))
  }
}

final class StyleNode: ParentNode {
  private var said: RenderModifier

  init(_ style: RenderModifier, in place: Place) {
    said = style
    super.init(in: place)
  }

  override var style: RenderModifier? { said }

  func update(_ style: RenderModifier) {
    if style == said { return }
    said = style
    if style.name == .badge { parentElement.badgeChanged() }
    if window.isShown { window.modifiersChanged(at: self) }
  }
}
