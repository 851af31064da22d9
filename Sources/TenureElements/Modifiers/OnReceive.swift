import TenureCombine
import TenureIssues
import TenureThread
@_spi(Tree) import TenureTree

public struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension _SubscriptionModifier: LifecycleModifier {
  public typealias Body = Never

  package func makeNode(in place: Place) -> LifecycleNode<Self> { SubscriptionNode(self, in: place) }
}

private final class SubscriptionNode<P: Publisher>: LifecycleNode<_SubscriptionModifier<P>> where P.Failure == Never {
  private var subscription: AnyCancellable?
  private var isGone = false

  override func began() {
    window.asAction { [self] in if !isGone { subscribe() } }
  }

  /// Another publisher is another subscription; the closure is always the latest (R136, R137).
  override func changed(from old: _SubscriptionModifier<P>) {
    if areSame(old.publisher, modifier.publisher) { return }
    window.asAction { [self] in if !isGone { subscribe() } }
  }

  override func leave() {
    isGone = true
    subscription?.cancel()
    subscription = nil
  }

  private func subscribe() {
    let target = Unchecked(value: WeakNode(self))
    let (offMain, reporter) = (window.offMain, Issues.reporter)
    subscription = modifier.publisher.sink { output in
      if tenure_is_main_thread() {
        asMainActor { (target.value.value as? Self)?.received(output) }
      } else {
        offMain.report(at: OffMainReports.Place(type: ObjectIdentifier(P.self)), to: reporter) {
          "A publisher in onReceive delivered from another thread."
        }
        let output = Unchecked(value: output)
        onMain {
          guard let node = target.value.value as? Self else { return }
          node.window.offMain.tell(node.window.log)
          node.received(output.value)
        }
      }
    }
  }

  private func received(_ output: P.Output) {
    let action = modifier.action
    if window.isEvaluating { return window.asAction { action(output) } }
    action(output)
  }
}

extension View {
  /// Runs `action` with each value of `publisher` while the view is there.
  ///
  /// The trap: a publisher made in body is a new one at every evaluation, and its timer starts again.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
