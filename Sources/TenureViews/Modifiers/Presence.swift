/// The node of a modifier that acts when its content comes on the screen and when it goes. Content without any element,
/// such as a `Group` whose conditions are all false, is not there: the first element in it appears, the last one that
/// goes disappears (SEMANTICS.md R130). Nor is content that something covers.
class PresenceNode<Modifier>: LifecycleNode<Modifier>, PresenceWatcher {
  /// True while there is an element inside and the node is in the tree.
  private(set) final var isPresent = false
  private var hasLeft = false

  /// There is content where there was none. What acts on it waits in the window's queues.
  func appeared() {}
  /// The content has gone, or the node has left.
  func disappeared() {}

  override final func began() { checkPresence() }

  override final func leave() {
    hasLeft = true
    checkPresence()
  }

  final func checkPresence() {
    let isPresent = !hasLeft && firstElement != nil && !isInsideCovered
    if isPresent == self.isPresent { return }
    self.isPresent = isPresent
    if isPresent { appeared() } else { disappeared() }
  }
}

/// Somebody who wants to know whether there is anything on the screen inside.
@MainActor protocol PresenceWatcher: ViewNode {
  func checkPresence()
}

extension ViewNode {
  /// Views have come, gone or moved here: whoever around depends on that looks again once the bodies have run.
  final func presenceChanged() {
    if window.preferenceReaderCount > 0 { presenceChangedForReaders() }
    var node = parent
    while let current = node, current.element == nil {
      if let watcher = current as? any PresenceWatcher { window.presenceChecks.append(watcher) }
      node = current.parent
    }
    node?.element?.contentChanged()
  }

  private func presenceChangedForReaders() {
    var node = parent
    while let current = node {
      if let reader = current as? any PreferenceReader { window.willRead(reader) }
      node = current.parent
    }
  }
}

extension Window {
  /// Asks those who watch whether content is there.
  func checkPresences() {
    while !presenceChecks.isEmpty {
      let checks = presenceChecks
      presenceChecks = []
      // Inner ones come first: their closures run first (R126).
      for watcher in checks { watcher.checkPresence() }
    }
  }

  func willRead(_ reader: any PreferenceReader) {
    if !readers.contains(where: { $0 === reader }) { readers.append(reader) }
  }
}
