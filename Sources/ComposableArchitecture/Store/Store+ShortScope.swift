import CasePaths
import IdentifiedCollections

// `scope` without the label of its state: the form of newer versions.

extension Store {
  /// The store of a child feature. Two calls with the same key paths give the same store.
  @_disfavoredOverload public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> { scope(state: state, action: action) }

  /// The store of a child feature whose state may be absent, nil while it is.
  @_disfavoredOverload public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? { scope(state: state, action: action) }

  /// The store of a feature while it is shown.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, PresentationAction<ChildAction>>
  ) -> Store<ChildState, ChildAction>? { scope(state: state, action: action) }

  /// The stores of the elements of an identified array, for `ForEach`.
  @_disfavoredOverload public func scope<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> { scope(state: state, action: action) }
}

extension Store where Action: CasePathable {
  /// The store of a child feature. Two calls with the same key paths give the same store.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>, action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> { scope(state: state, action: action) }

  /// The store of a child feature whose state may be absent, nil while it is.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? { scope(state: state, action: action) }

  /// The stores of the elements of an identified array, for `ForEach`:
  ///
  ///     ForEach(store.scope(\.rows, action: \.rows)) { store in RowView(store: store) }
  public func scope<ElementID: Hashable & Sendable, ElementState, ElementAction>(
    _ state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
    action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, IdentifiedAction<ElementID, ElementAction>>>
  ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> { scope(state: state, action: action) }
}
