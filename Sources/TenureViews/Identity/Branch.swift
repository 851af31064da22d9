/// A place where one view or another stands: the choice is part of identity (SEMANTICS.md R003, R004).
class BranchNode: ParentNode {

  /// Puts another view in the place of the one that stands there. The new one comes first, so that its `onAppear` runs
  /// before the old one's `onDisappear`; with the identity transition it is the other way round (R010).
  final func replace(with make: ((Place) -> ViewNode)?) {
    let old = child
    let goesFirst = old?.hasIdentityTransition ?? false
    if let old, goesFirst { take(old, departsFirst: true) }
    child = make?(place())
    child?.emitInsertion()
    if let old, !goesFirst { take(old, departsFirst: false) }
    presenceChanged()
  }

  private func take(_ old: ViewNode, departsFirst: Bool) {
    old.emitRemoval()
    let waiting = window.departures.count
    old.unmount()
    if departsFirst {
      window.actions += window.departures[waiting...]
      window.departures.removeSubrange(waiting...)
    }
  }

  /// Puts the first view there.
  final func begin(with child: ViewNode?) { self.child = child }
}

extension ViewNode {
  /// True when the view here is taken away without any transition, by the program's own word.
  fileprivate var hasIdentityTransition: Bool {
    var node: ViewNode? = self
    while let current = node, current.element == nil {
      if let style = current.style, style.name == "transition" {
        return style.attributes[.value]?.text == "identity"
      }
      var only: ViewNode?
      var count = 0
      current.children {
        only = $0
        count += 1
      }
      node = count == 1 ? only : nil
    }
    return false
  }
}
