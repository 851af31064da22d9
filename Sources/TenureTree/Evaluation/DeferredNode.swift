/// A view that a closure makes when it is shown, not in the body that wrote the closure. What the closure reads belongs to
/// this place (rule R046).
package final class DeferredNode<Content: View>: ParentNode {
  private var make: () -> Content
  private var observing: NodeObserver!

  /// `declarer` is the node that the closure comes from: it runs first, so the closure is never older than what it reads.
  package init(_ make: @escaping () -> Content, in place: Place, from declarer: ViewNode) {
    self.make = make
    super.init(in: place, after: declarer)
    observing = NodeObserver(self)
  }

  package override var observer: NodeObserver? { observing }

  package func start() { rerun() }

  package func update(_ make: @escaping () -> Content) {
    self.make = make
    observing.markClean()
    rerun()
  }

  package override func rerun() {
    if let child {
      handOver({ tracked(make) }, to: { Content._updateNode(child, at: $0) })
    } else {
      child = Content._makeNode(tracked(make), in: place())
    }
  }
}
