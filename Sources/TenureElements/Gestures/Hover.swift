import TenureRender
@_spi(Tree) import TenureTree

/// A modifier that knows when a pointer enters and leaves the views inside.
public struct _HoverModifier {
  let action: (Bool) -> Void
}

extension _HoverModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { HoverNode(self, in: place) }
}

private final class HoverNode: LifecycleNode<_HoverModifier>, Responder {
  private var isHovered = false

  /// Hosts tell it of each element that a pointer is over, so it answers for the outermost ones inside alone.
  func respond(to action: UserAction, from element: ElementNode) -> Answer {
    guard case .hover(let isOver) = action else { return .none }
    var node = element.parent
    while let current = node, current !== self {
      if current.element != nil { return .none }
      node = current.parent
    }
    if isOver != isHovered {
      isHovered = isOver
      modifier.action(isOver)
    }
    // Others may stand around the same element.
    return .waits
  }

  override var style: RenderModifier? { RenderModifier(.hover) }
}

extension View {
  /// Runs `action` with true when a pointer comes over the view, and with false when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }
}
