/// Views that were taken away under an animation. Hosts have been told, nobody sees them any more, and nothing in them
/// runs; but until the animation is over they are themselves, state and all, should they be wanted back (rule
/// R017). Only then do they disappear for the program.
@MainActor final class LeavingViews {
  private var views: [AnyHashable: (node: ViewNode, number: Int)] = [:]

  /// Keeps `node` for as long as its removal is animated; false when it is not.
  func keep(_ node: ViewNode, as key: AnyHashable, _ length: Double) {
    forget(key)
    let window = node.window
    let number = window.elements.newNumber()
    views[key] = (node, number)
    node.suspend()
    let end = Unchecked { [weak self, place = window.reference] in
      guard let window = asMainActor({ place.window }) else { return }
      window.afterBodies { if self?.views[key]?.number == number { self?.forget(key) } }
      window.needsUpdate()
    }
    Task { @MainActor in
      try? await Task.sleep(for: .held(seconds: length))
      end.value()
    }
  }

  /// The view of that key, wanted back.
  func takeBack(_ key: AnyHashable) -> ViewNode? {
    guard let node = views.removeValue(forKey: key)?.node else { return nil }
    node.resume()
    return node
  }

  private func forget(_ key: AnyHashable) { views.removeValue(forKey: key)?.node.unmount() }

  func forgetAll() {
    let views = views
    self.views = [:]
    for view in views.values { view.node.unmount() }
  }
}

/// A node with more to do when its view begins to leave under an animation, and when it is wanted back.
@MainActor package protocol Suspendable: ViewNode {
  func suspended()
  func resumed()
}

extension ViewNode {
  /// Seconds that the removal of what is here is animated; nil when it goes at once.
  final var removalLength: Double? {
    guard window.isShown, let animation = transaction.animation else { return nil }
    guard let length = animation.length, length > 0 else { return nil }
    return length
  }

  /// Nothing here or below runs until `resume()`; what it presents and its focus go at once.
  fileprivate final func suspend() {
    isSetAside = true
    if let element { for keeper in window.parts.keepers { keeper.isLeaving(element) } }
    (self as? any Suspendable)?.suspended()
    children { $0.suspend() }
  }

  fileprivate final func resume() {
    isSetAside = false
    if observer != nil { window.queue.postpone(self) }
    (self as? any Suspendable)?.resumed()
    children { $0.resume() }
  }
}
