/// The stores that a store has made for parts of its state, so that the same part has the same store.
@MainActor final class StoreChildren {
  private struct Child {
    let state: AnyKeyPath
    let action: AnyKeyPath
    let store: AnyObject
  }

  private var children: [Child] = []

  /// The store for a place in the state and a place in the actions, if there is one.
  func find(_ state: AnyKeyPath, _ action: AnyKeyPath) -> AnyObject? {
    // Few, and a key path that is written down is the same object each time.
    for child in children where child.state === state && child.action == action { return child.store }
    for child in children where child.state == state && child.action == action { return child.store }
    return nil
  }

  func keep(_ store: AnyObject, _ state: AnyKeyPath, _ action: AnyKeyPath) {
    remove(state, action)
    children.append(Child(state: state, action: action, store: store))
  }

  func remove(_ state: AnyKeyPath, _ action: AnyKeyPath) {
    children.removeAll { $0.state == state && $0.action == action }
  }
}
