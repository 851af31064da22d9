import TenureRender

/// The node of a modifier that acts when its content comes on the screen and when it goes. Content without any element,
/// such as a `Group` whose conditions are all false, is not there: the first element in it appears, the last one that
/// goes disappears (rule R130). Where it is all there is on a screen it is there, though it shows nothing (R184).
/// Content that something covers is not there, nor what is scrolled away (R131).
@_spi(Tree) open class AppearanceNode<Modifier>: LifecycleNode<Modifier>, AppearanceWatcher {
  /// True while there is an element inside and the node is in the tree.
  package private(set) final var isPresent = false

  /// There is content where there was none. What acts on it waits in the window's queues.
  open func appeared() {}
  /// The content has gone, or the node has left.
  open func disappeared() {}

  /// Where rows may be scrolled away, it is known only later whether this is in one that is.
  public override final func began() {
    if window.scrollingInUse != nil { window.followUps.check(self) } else { checkPresence() }
  }

  public override final func leave() {
    checkPresence()
  }

  public override final var appearanceWatcher: (any AppearanceWatcher)? { self }

  public final func checkPresence() {
    let isPresent = !hasLeft && (hasElementInSight || standsAlone) && !isInsideCovered
    if isPresent == self.isPresent { return }
    self.isPresent = isPresent
    if isPresent { appeared() } else { disappeared() }
  }
}

extension ViewNode {
  /// True when this, with the modifiers around it, is all that there is in a window, on a screen of a stack, in a sheet or a
  /// tab, or in a part of an element such as its background. Next to others and in containers it is not: there a view that
  /// shows nothing is no view at all.
  final var standsAlone: Bool { parent?.givesSolePlace ?? true }

  /// True when a view that is put directly here stands alone.
  final var givesSolePlace: Bool {
    var node = self
    while true {
      if node is TupleNode || node is any RowHolder { return false }
      if let element = node.element {
        return element.isScreenful
      }
      guard let parent = node.parent else { return true }
      node = parent
    }
  }

  /// Views have come, gone or moved here: whoever around depends on that looks again once the bodies have run.
  package final func presenceChanged() {
    if let readers = window.partIfMade(PreferenceReaders.self), readers.count > 0 { presenceChangedForReaders() }
    var node = parent
    while let current = node, current.element == nil {
      if let watcher = current.appearanceWatcher { window.followUps.check(watcher) }
      if current.subviewsChanged() { return }
      node = current.parent
    }
    node?.element?.contentChanged()
    if window.scrollingInUse != nil, let element = node?.element { window.rowsChanged(in: element, at: self) }
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
    while followUps.hasPresenceChecks {
      for watcher in followUps.takeAppearanceChecks() { watcher.checkPresence() }
    }
  }

  func willRead(_ reader: any PreferenceReader) { followUps.read(reader) }
}
