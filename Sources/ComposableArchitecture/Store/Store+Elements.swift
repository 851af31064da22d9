import CasePaths
import IdentifiedCollections

extension Store {
  /// The stores of the elements of an identified array, for `ForEach`:
  ///
  ///     ForEach(store.scope(state: \.rows, action: \.rows)) { store in RowView(store: store) }
  public func scope<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    let ids = core.state[keyPath: state].ids
    let stores: ElementStores<ElementID, ElementState, ElementAction>
    if let found = children.find(state, action) as? ElementStores<ElementID, ElementState, ElementAction> {
      stores = found
    } else {
      let (core, changes, effects, path) = (core, changes, effects, ActionPath(action))
      stores = ElementStores { id in
        guard let now = core.state[keyPath: state][id: id] else { return nil }
        return Store<ElementState, ElementAction>(
          OptionalCore(
            core, now, { $0[keyPath: state][id: id] }, { path.embed(.element(id: id, action: $0)) },
            identity: { _ in AnyHashable(0) }), changes, effects)
      }
      children.keep(stores, state, action)
    }
    stores.keepOnly(ids)
    return ElementStoreCollection(ids: ids, stores: stores)
  }
}

/// The stores of an array's elements, made when they are first asked for.
@MainActor final class ElementStores<ID: Hashable & Sendable, State, Action> {
  private let make: (ID) -> Store<State, Action>?
  private var stores: [ID: Store<State, Action>] = [:]
  private var stamp: UInt64?

  init(_ make: @escaping (ID) -> Store<State, Action>?) { self.make = make }

  /// Lets the stores of elements go that are there no more.
  func keepOnly(_ ids: IdentifiedArray<ID, State>.IDs) {
    guard ids.stamp != stamp else { return }
    stamp = ids.stamp
    if stores.isEmpty { return }
    stores = stores.filter { ids.contains($0.key) }
  }

  subscript(id: ID) -> Store<State, Action> {
    if let store = stores[id] { return store }
    guard let store = make(id) else {
      fatalError("The store of the element '\(id)' was asked for after the element was gone.")
    }
    stores[id] = store
    return store
  }
}

/// A store for each element, in the array's order.
struct ElementStoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  let ids: IdentifiedArray<ID, State>.IDs
  let stores: ElementStores<ID, State, Action>

  var startIndex: Int { 0 }
  var endIndex: Int { ids.count }
  subscript(position: Int) -> Store<State, Action> { MainActor.assumeIsolated { stores[ids[position]] } }
}
