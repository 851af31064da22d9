/// The stores that a store has made for parts of its state, so that the same part has the same store.
@MainActor final class StoreChildren {
  /// A place in the actions, as a program has written it down.
  enum Action {
    /// A case key path.
    case path(AnyKeyPath)
    /// A path to a member of all cases, and how the case key path is made that means the same.
    case member(AnyKeyPath, () -> AnyKeyPath)

    var path: AnyKeyPath {
      switch self {
      case .path(let path): path
      case .member(_, let makePath): makePath()
      }
    }
  }

  private struct Child {
    let state: AnyKeyPath
    /// Always a case key path.
    let action: AnyKeyPath
    /// The path to a member by which it was asked for.
    var member: AnyKeyPath?
    let store: AnyObject
  }

  private var children: [Child] = []

  /// The store that was asked for with the very same key paths. Few, and one that is written down is the same object each
  /// time.
  func find(_ state: AnyKeyPath, member: AnyKeyPath) -> AnyObject? {
    for child in children where child.state === state && child.member === member { return child.store }
    return nil
  }

  /// The store for a place in the state and a place in the actions, if there is one.
  func find(_ state: AnyKeyPath, _ action: Action) -> AnyObject? {
    let path = action.path
    let index =
      children.firstIndex { $0.state === state && $0.action == path }
      ?? children.firstIndex { $0.state == state && $0.action == path }
    guard let index else { return nil }
    if case .member(let member, _) = action { children[index].member = member }
    return children[index].store
  }

  func keep(_ store: AnyObject, _ state: AnyKeyPath, _ action: Action) {
    remove(state, action)
    var child = Child(state: state, action: action.path, store: store)
    if case .member(let member, _) = action { child.member = member }
    children.append(child)
  }

  func remove(_ state: AnyKeyPath, _ action: Action) {
    if children.isEmpty { return }
    let path = action.path
    children.removeAll { $0.state == state && $0.action == path }
  }
}

extension StoreChildren {
  func find(_ state: AnyKeyPath, _ action: AnyKeyPath) -> AnyObject? { find(state, .path(action)) }
  func keep(_ store: AnyObject, _ state: AnyKeyPath, _ action: AnyKeyPath) { keep(store, state, .path(action)) }
  func remove(_ state: AnyKeyPath, _ action: AnyKeyPath) { remove(state, .path(action)) }
}
