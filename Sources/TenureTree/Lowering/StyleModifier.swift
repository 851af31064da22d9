import TenureRender

/// A modifier that says something about the elements it wraps and does nothing else. Each public modifier of that kind
/// is one function that makes one of these.
public struct _StyleModifier {

  let style: RenderModifier
}

extension _StyleModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in place: _Place) -> _ViewNode {
    StyleNode(modifier.style, content, in: place)
  }

  public static func _updateNode<Content: View>(_ node: _ViewNode, to modifier: Self, _ content: Content) {
    node.expect(StyleNode<Content>.self).update(modifier.style, content)
  }
}

extension View {
  /// Says one thing about the elements inside.
  package nonisolated func style(_ name: ModifierName, _ value: AttributeValue) -> ModifiedContent<Self, _StyleModifier>
  {
    modifier(_StyleModifier(style: RenderModifier(name, value: value)))
  }

  /// Says what is in one fact about the elements inside.
  package nonisolated func style(_ said: RenderModifier) -> ModifiedContent<Self, _StyleModifier> {
    modifier(_StyleModifier(style: said))
  }

  /// Says several things about the elements inside.
  package nonisolated func style(
    _ name: ModifierName, _ say: (inout Attributes) -> Void
  ) -> ModifiedContent<Self, _StyleModifier> {
    var attributes = Attributes()
    say(&attributes)
    return modifier(_StyleModifier(style: RenderModifier(name, attributes)))
  }
}

final class StyleNode<Content: View>: ParentNode {
  private var said: RenderModifier

  init(_ style: RenderModifier, _ content: Content, in place: Place) {
    said = style
    super.init(in: place)
    child = Content._makeNode(content, in: self.place())
  }

  override var style: RenderModifier? { said }

  func update(_ style: RenderModifier, _ content: Content) {
    if style != said {
      said = style
      if style.name == .badge { parentElement.badgeChanged() }
      if window.isShown { window.modifiersChanged(at: self) }
    }
    Content._updateNode(child!, to: content)
  }
}
