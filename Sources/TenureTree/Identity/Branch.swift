/// A place where one view or another stands: the choice is part of identity (rules R003, R004).
class BranchNode: ParentNode {
  /// Views that stood here, while their removal is animated; made when there is the first.
  private final var leaving: LeavingViews?

  /// Puts another view in the place of the one that stands there. The new one comes first, so that its `onAppear` runs
  /// before the old one's `onDisappear`; with the identity transition it is the other way round (R010). The keys tell
  /// what may stand here apart: a view that is still leaving comes back, and gets its new value by `update`.
  final func replace(
    _ old: @autoclosure () -> AnyHashable, by new: @autoclosure () -> AnyHashable, with make: ((Place) -> ViewNode)?,
    update: (ViewNode) -> Void = { _ in }
  ) {
    let child = child
    let goesFirst = child?.hasIdentityTransition ?? false
    if let child, goesFirst { take(child, departsFirst: true) }
    if let make {
      let back = leaving?.takeBack(new())
      if let back { update(back) }
      self.child = back ?? make(place())
      self.child?.emitInsertion()
    } else {
      self.child = nil
    }
    if let child, !goesFirst {
      if let length = removalLength { linger(child, as: old(), length) } else { take(child, departsFirst: false) }
    }
    presenceChanged()
  }

  private func linger(_ node: ViewNode, as key: AnyHashable, _ length: Double) {
    node.emitRemoval()
    let leaving = leaving ?? LeavingViews()
    self.leaving = leaving
    leaving.keep(node, as: key, length)
  }

  private func take(_ old: ViewNode, departsFirst: Bool) {
    old.emitRemoval()
    if departsFirst { window.departingFirst { old.unmount() } } else { old.unmount() }
  }

  /// Puts the first view there.
  final func begin(with child: ViewNode?) { self.child = child }

  override func leave() { leaving?.forgetAll() }
}

extension ViewNode {
  /// True when the view here is taken away without any transition, by the program's own word.
  final var hasIdentityTransition: Bool {
    var node: ViewNode? = self
    while let current = node, current.element == nil {
      if let style = current.style, style.name == .transition {
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
