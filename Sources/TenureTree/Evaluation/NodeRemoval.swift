extension ViewNode {
  /// Takes the node and all below it out of the tree, for good.
  package final func unmount() {
    window.left(self)
    markGone()
    leave()
    children { $0.unmount() }
    observer?.dispose()
  }
}
