import TenureRender

/// A modifier that answers what a person does to the elements inside.
public struct _TapModifier {
  let kind: PersonAction
  /// Taps in a row that it takes.
  var count = 1
  let action: () -> Void
}

extension _TapModifier: LifecycleModifier {
  public typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { TapNode(self, in: place) }
}

/// A node that answers for the elements below when they have no answer of their own.
@MainActor protocol Responder: ViewNode {
  func respond(to action: PersonAction) -> Answer
  /// `element` is what the person acted on.
  func respond(to action: PersonAction, from element: ElementNode) -> Answer
}

extension Responder {
  func respond(to action: PersonAction) -> Answer { .none }
  func respond(to action: PersonAction, from element: ElementNode) -> Answer { respond(to: action) }
}

enum Answer {
  /// It is none of this node's business.
  case none
  /// It is a part of what the node waits for; those around may answer.
  case waits
  case done
}

private final class TapNode: LifecycleNode<_TapModifier>, Responder {
  /// Taps since the last time that there were enough.
  private var taps = 0

  func respond(to action: PersonAction) -> Answer {
    guard action == modifier.kind else { return .none }
    taps += 1
    if taps < modifier.count { return .waits }
    taps = 0
    modifier.action()
    return .done
  }

  override var style: RenderModifier? {
    RenderModifier(modifier.kind == .tap ? "tap" : "longPress")
  }
}

extension View {
  /// Runs `action` at a tap, or at every `count`th one. A tap that is not the last of several goes to those around too.
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapModifier(kind: .tap, count: count, action: action))
  }

  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void
  ) -> some View {
    modifier(_TapModifier(kind: .longPress, action: action))
  }
}
