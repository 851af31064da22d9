import TenureRender

/// A modifier that answers what a person does to the elements inside.
public struct _TapModifier {
  let kind: PersonAction
  let action: () -> Void
}

extension _TapModifier: LifecycleModifier {
  public typealias Body = Never

  func makeNode(in place: Place) -> LifecycleNode<Self> { TapNode(self, in: place) }
}

/// A node that answers for the elements below when they have no answer of their own.
@MainActor protocol Responder: ViewNode {
  func respond(to action: PersonAction) -> Bool
}

private final class TapNode: LifecycleNode<_TapModifier>, Responder {
  func respond(to action: PersonAction) -> Bool {
    guard action == modifier.kind else { return false }
    modifier.action()
    return true
  }

  override var style: RenderModifier? {
    RenderModifier(modifier.kind == .tap ? "tap" : "longPress")
  }
}

extension View {
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(_TapModifier(kind: .tap, action: action))
  }

  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void
  ) -> some View {
    modifier(_TapModifier(kind: .longPress, action: action))
  }
}
