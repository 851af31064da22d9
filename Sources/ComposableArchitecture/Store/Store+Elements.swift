import CasePaths
import IdentifiedCollections
import IssueReporting
import Observation
import TenureThread

extension Store {
  /// The stores of the elements of an identified array, for `ForEach`:
  ///
  ///     ForEach(store.scope(state: \.rows, action: \.rows)) { store in RowView(store: store) }
  @_disfavoredOverload public func scope<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    elements(state, .path(action)) { ActionPath(action) }
  }

  private func elements<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>, _ action: StoreChildren.Action,
    _ path: () -> ActionPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> ElementStoreCollection<ElementID, ElementState, ElementAction> {
    let ids = core.state[keyPath: state].ids
    let stores: ElementStores<ElementID, ElementState, ElementAction>
    if let found = children.find(state, action) as? ElementStores<ElementID, ElementState, ElementAction> {
      stores = found
    } else {
      let (core, changes, effects, path) = (core, changes, effects, path())
      let kind = ElementCore<ElementState, ElementAction>.Kind()
      stores = ElementStores { id in
        guard let now = core.state[keyPath: state][id: id] else { return nil }
        return ElementCore(kind, now, { core.state[keyPath: state][id: id] }) {
          core.send(path.embed(.element(id: id, action: $0)))
        }
      } store: {
        Store<ElementState, ElementAction>($0, changes, effects)
      }
      stores.watch({ _ = core.state[keyPath: state] }, effects)
      children.keep(stores, state, action)
    }
    return elements(stores, ids)
  }

  private func elements<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    _ stores: ElementStores<ElementID, ElementState, ElementAction>, _ ids: IdentifiedArray<ElementID, ElementState>.IDs
  ) -> ElementStoreCollection<ElementID, ElementState, ElementAction> {
    stores.keepOnly(ids)
    return ElementStoreCollection(ids: ids, stores: stores)
  }
}

extension Store where Action: CasePathable {
  /// The stores of the elements of an identified array, for `ForEach`:
  ///
  ///     ForEach(store.scope(state: \.rows, action: \.rows)) { store in RowView(store: store) }
  public func scope<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, IdentifiedAction<ElementID, ElementAction>>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
    typealias Stores = ElementStores<ElementID, ElementState, ElementAction>
    if let found = children.find(state, member: action) as? Stores {
      return elements(found, core.state[keyPath: state].ids)
    }
    return elements(state, member(action)) { ActionPath(Action.allCasePaths[keyPath: action]) }
  }
}

/// The stores of an array's elements, made when they are first asked for.
@MainActor final class ElementStores<ID: Hashable & Sendable, State, Action> {
  private typealias Made = (core: ElementCore<State, Action>, store: Store<State, Action>)

  private let makeCore: (ID) -> ElementCore<State, Action>?
  private let makeStore: (ElementCore<State, Action>) -> Store<State, Action>
  private var made: [ID: Made] = [:]
  /// The one that was made last.
  private var latest: Store<State, Action>?
  private var stamp: UInt64?

  init(
    _ core: @escaping (ID) -> ElementCore<State, Action>?,
    store: @escaping (ElementCore<State, Action>) -> Store<State, Action>
  ) {
    (makeCore, makeStore) = (core, store)
  }

  /// Lets the stores of elements go that are there no more.
  func keepOnly(_ ids: IdentifiedArray<ID, State>.IDs) {
    guard ids.stamp != stamp else { return }
    stamp = ids.stamp
    if made.isEmpty { return }
    made = made.filter { ids.contains($0.key) }
  }

  subscript(id: ID) -> Store<State, Action> {
    if let found = made[id] { return found.store }
    guard let core = makeCore(id) else { return gone(id) }
    let store = makeStore(core)
    latest = store
    made[id] = (core, store)
    return store
  }

  /// The list goes on with another store, until it is evaluated anew.
  private func gone(_ id: ID) -> Store<State, Action> {
    let text = """
      The store of an element was asked for that is not there any more.

        Element: \(describe(type: State.self))
        Id: \(describe(id))

      Another element's store was given. Do not keep what 'scope(state:action:)' returns for an array: call it in the body \
      that shows the elements.
      """
    guard let latest else { fatalError(text) }
    reportIssue(text)
    return latest
  }

  /// Looks after each change of the array that is not one of an element in its place, which the element tells of itself:
  /// an element may have been replaced.
  func watch(_ read: @escaping @MainActor () -> Void, _ effects: EffectCenter) {
    let read = Unchecked(read)
    withObservationTracking {
      read.value()
    } onChange: { [weak self] in
      // The change is about to be made.
      if tenure_is_main_thread() {
        MainActor.assumeIsolated { effects.afterAction { self?.look(read.value, effects) } }
      } else {
        Task { @MainActor in self?.look(read.value, effects) }
      }
    }
  }

  private func look(_ read: @escaping @MainActor () -> Void, _ effects: EffectCenter) {
    for (core, _) in made.values { core.look() }
    watch(read, effects)
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
