/// A view that a closure makes when it is shown, not in the body that wrote the closure. What the closure reads belongs to
/// this place (SEMANTICS.md R046).
final class DeferredNode<Content: View>: ParentNode {
  private var make: () -> Content
  private var observing: NodeObserver!

  /// `declarer` is the node that the closure comes from: it runs first, so the closure is never older than what it reads.
  init(_ make: @escaping () -> Content, in place: Place, from declarer: ViewNode) {
    self.make = make
    super.init(in: place, after: declarer)
    observing = NodeObserver(self)
  }

  override var observer: NodeObserver? { observing }

  func start() { rerun() }

  func update(_ make: @escaping () -> Content) {
    self.make = make
    observing.markClean()
    rerun()
  }

  override func rerun() {
    let content = tracked(make)
    if let child {
      Content._updateNode(child, to: content)
    } else {
      child = Content._makeNode(content, in: place())
    }
  }
}
