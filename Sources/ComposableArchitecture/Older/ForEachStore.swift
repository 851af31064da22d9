import IdentifiedCollections
import SwiftUI

/// A view for each element of an identified array, in the older style.
///
///     ForEachStore(store.scope(state: \.rows, action: \.rows)) { store in RowView(store: store) }
public struct ForEachStore<ElementState, ElementAction, ID: Hashable & Sendable, Content: View>: View {
  private let store: Store<IdentifiedArray<ID, ElementState>, (ID, ElementAction)>
  private let content: (Store<ElementState, ElementAction>) -> Content

  /// With actions as pairs of an id and an action.
  public init(
    _ store: Store<IdentifiedArray<ID, ElementState>, (ID, ElementAction)>,
    @ViewBuilder content: @escaping (_ store: Store<ElementState, ElementAction>) -> Content
  ) {
    (self.store, self.content) = (store, content)
  }

  /// With identified actions.
  public init(
    _ store: Store<IdentifiedArray<ID, ElementState>, IdentifiedAction<ID, ElementAction>>,
    @ViewBuilder content: @escaping (_ store: Store<ElementState, ElementAction>) -> Content
  ) {
    self.init(store.scope(state: { $0 }, action: { .element(id: $0.0, action: $0.1) }), content: content)
  }

  public var body: some View {
    WithViewStore(store, observe: { Array($0.ids) }) { viewStore in
      ForEach(viewStore.state, id: \.self) { id in
        if let store = store.element(id) { content(store) }
      }
    }
  }
}

/// So `onDelete` and `onMove` are for it, with the positions of the elements.
extension ForEachStore: DynamicViewContent {
  /// The elements.
  public var data: IdentifiedArray<ID, ElementState> { store.withState { $0 } }
}

extension Store {
  /// The store of an element, the same one as long as this store is.
  fileprivate func element<ID: Hashable & Sendable, ElementState, ElementAction>(
    _ id: ID
  ) -> Store<ElementState, ElementAction>?
  where State == IdentifiedArray<ID, ElementState>, Action == (ID, ElementAction) {
    let key = \State.[id: id]
    if let found = children.find(key, key) as? Store<ElementState, ElementAction> { return found }
    guard let now = withState({ $0[id: id] }) else { return nil }
    let core = OptionalCore(core, now, { $0[id: id] }, { (id, $0) }, identity: { _ in AnyHashable(0) })
    let child = Store<ElementState, ElementAction>(core, changes, effects)
    children.keep(child, key, key)
    return child
  }
}
