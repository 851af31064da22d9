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

/// A modifier that says something about the elements it wraps, which may depend on the environment where it stands: a style
/// of the program's own.
public struct _ResolvedStyleModifier {
  let style: RenderModifier
  let resolution: StyleResolution?
}

/// What is said, for an environment.
package final class StyleResolution {
  let resolve: (EnvironmentValues) -> RenderModifier

  package init(_ resolve: @escaping (EnvironmentValues) -> RenderModifier) { self.resolve = resolve }
}

extension _ResolvedStyleModifier: ViewModifier {
  /// It has none.
  public typealias Body = Never

  public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in place: _Place) -> _ViewNode {
    let node = ResolvedStyleNode(modifier, in: place)
    node.child = Content._makeNode(content, in: node.place())
    return node
  }

  public static func _updateNode<Content: View>(_ node: _ViewNode, to modifier: Self, at content: _NewValue<Content>) {
    let node = node.expect(ResolvedStyleNode.self)
    node.take(modifier)
    Content._updateNode(node.child!, at: content)
  }
}

extension View {
  /// Says one thing about the elements inside; where there is a resolution, what it makes of the environment.
  package nonisolated consuming func style(
    _ said: RenderModifier, _ resolution: StyleResolution?
  ) -> ModifiedContent<Self, _ResolvedStyleModifier> {
    modifier(_ResolvedStyleModifier(style: said, resolution: resolution))
  }
}

/// Beside `StyleNode` and not below it, so that the many of those are as small and as quick as they can be.
final class ResolvedStyleNode: ParentNode {
  private var said: RenderModifier
  private var resolution: StyleResolution?
  private var observing: NodeObserver?

  init(_ modifier: _ResolvedStyleModifier, in place: Place) {
    said = modifier.style
    super.init(in: place)
    if let new = modifier.resolution { said = resolved(by: new) }
  }

  override var style: RenderModifier? { said }
  override var observer: NodeObserver? { observing }

  private func update(_ style: RenderModifier) {
    if style == said { return }
    said = style
    if window.isShown { window.modifiersChanged(at: self) }
  }

  func take(_ modifier: _ResolvedStyleModifier) {
    observing?.markClean()
    if let new = modifier.resolution {
      update(resolved(by: new))
    } else {
      resolution = nil
      update(modifier.style)
    }
  }

  override func rerun() {
    if let resolution { update(resolved(by: resolution)) }
  }

  private func resolved(by new: StyleResolution) -> RenderModifier {
    resolution = new
    if observing == nil { observing = NodeObserver(self) }
    return tracked { new.resolve(EnvironmentValues(scope: environment)) }
  }
}
