import TenureElements
@_spi(Tree) import TenureTree

/// Whether a user may swipe away what this view is in.
public struct _InteractiveDismissModifier {
  let isDisabled: Bool
}

extension _InteractiveDismissModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { LockNode(self, in: place) }
}

final class LockNode: LifecycleNode<_InteractiveDismissModifier> {
  private weak var presentation: PresentationNode?

  var isLocked: Bool { modifier.isDisabled }

  override func began() {
    presentation = layer as? PresentationNode
    presentation?.add(self)
  }

  override func changed(from old: _InteractiveDismissModifier) {
    if old.isDisabled != isLocked { presentation?.barsChanged() }
  }

  override func leave() { presentation?.remove(self) }
}

extension View {
  /// Keeps a user from swiping away the sheet or the popover around this view. The program still can.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_InteractiveDismissModifier(isDisabled: isDisabled))
  }
}
