extension Reducer {
  /// Does something after an action that made a value derived from the state another one.
  ///
  ///     .onChange(of: \.settings) { oldValue, state in
  ///       .run { [settings = state.settings] send in try await client.save(settings) }
  ///     }
  public func onChange<Value: Equatable>(
    of toValue: @escaping (State) -> Value,
    _ effect: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> _OnChangeReducer<Self, Value, Reduce<State, Action>> {
    _OnChangeReducer(base: self, value: toValue, isSame: ==) { old, _ in
      Reduce { state, _ in effect(old, &state) }
    }
  }

  /// Runs another reducer after one of whose actions a value derived from the state is another one.
  ///
  ///     .onChange(of: \.settings) { oldValue, newValue in
  ///       Reduce { state, action in .send(.delegate(.settingsChanged(newValue))) }
  ///     }
  public func onChange<Value: Equatable, Other: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> Other
  ) -> _OnChangeReducer<Self, Value, Other> {
    _OnChangeReducer(base: self, value: toValue, isSame: ==, reducer: reducer)
  }

  /// The same, with a comparison of its own.
  public func onChange<Value, Other: Reducer<State, Action>>(
    of toValue: @escaping (State) -> Value, removeDuplicates isDuplicate: @escaping (Value, Value) -> Bool,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ oldValue: Value, _ newValue: Value) -> Other
  ) -> _OnChangeReducer<Self, Value, Other> {
    _OnChangeReducer(base: self, value: toValue, isSame: isDuplicate, reducer: reducer)
  }
}

/// A reducer with another one that runs when a value has changed.
public struct _OnChangeReducer<Base: Reducer, Value, Other: Reducer<Base.State, Base.Action>>: Reducer {
  let base: Base
  let value: (Base.State) -> Value
  let isSame: (Value, Value) -> Bool
  let reducer: (Value, Value) -> Other

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let old = value(state)
    let effect = base.reduce(into: &state, action: action)
    let new = value(state)
    if isSame(old, new) { return effect }
    return effect.merge(with: reducer(old, new).reduce(into: &state, action: action))
  }
}
