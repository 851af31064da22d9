import Foundation
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
    guard case .hover(let isOver) = action, isOutermost(element) else { return .none }
    if isOver != isHovered {
      isHovered = isOver
      modifier.action(isOver)
    }
    // Others may stand around the same element.
    return .waits
  }

  override var style: RenderModifier? { RenderModifier(.hover) }
}

extension LifecycleNode {
  /// True where no other element around this one is inside of the node.
  fileprivate final func isOutermost(_ element: ElementNode) -> Bool {
    var node = element.parent
    while let current = node, current !== self {
      if current.element != nil { return false }
      node = current.parent
    }
    return true
  }
}

/// Where a pointer is over a view.
@frozen public enum HoverPhase: Equatable, Sendable {
  /// It is over the view, at this place.
  case active(CGPoint)
  /// It has left the view.
  case ended
}

/// A modifier that knows where a pointer is over the views inside.
public struct _ContinuousHoverModifier {
  let action: (HoverPhase) -> Void
}

extension _ContinuousHoverModifier: LifecycleModifier {
  /// It has no body.
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { ContinuousHoverNode(self, in: place) }
}

private final class ContinuousHoverNode: LifecycleNode<_ContinuousHoverModifier>, Responder {
  private var isOver = false

  func respond(to action: UserAction, from element: ElementNode) -> Answer {
    switch action {
    case .point(let x, let y) where isOutermost(element):
      isOver = true
      modifier.action(.active(CGPoint(x: x, y: y)))
    case .hover(let comes) where isOutermost(element):
      if isOver, !comes {
        isOver = false
        modifier.action(.ended)
      }
    default: return .none
    }
    // Others may stand around the same element.
    return .waits
  }

  override var style: RenderModifier? { RenderModifier(.continuousHover) }
}

extension View {
  /// Runs `action` with the place of a pointer as it moves over the view, and once more when it has left.
  ///
  /// The trap: places are told from the view's own corner, whatever the coordinate space.
  public nonisolated func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(action: action))
  }

  /// Runs `action` with the place of a pointer as it moves over the view, and once more when it has left.
  ///
  /// The trap: places are told from the view's own corner, whatever the coordinate space.
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(_ContinuousHoverModifier(action: action))
  }

  /// Runs `action` with true when a pointer comes over the view, and with false when it leaves.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(_HoverModifier(action: action))
  }
}
