extension Store where State: CaseReducerState, State.StateReducer.Action == Action {
  /// The store of the feature that is there, by case:
  ///
  ///     switch store.case {
  ///     case .edit(let store): EditView(store: store)
  ///     }
  public var `case`: State.StateReducer.CaseScope { State.StateReducer.scope(self) }
}
