/// A reducer of a closure, for the body of another one.
///
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
public struct Reduce<State, Action>: Reducer {
  private let run: (inout State, Action) -> Effect<Action>
  /// False for a reducer whose type is forgotten: there may be features in it.
  private let isLeaf: Bool

  /// Of a closure that changes the state and returns an effect.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    (run, isLeaf) = (reduce, true)
  }

  /// Any reducer, its type forgotten.
  public init<R: Reducer<State, Action>>(_ reducer: R) {
    (run, isLeaf) = ({ reducer.reduce(into: &$0, action: $1) }, false)
  }

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if isLeaf, ChangedReducers.areNoted { return ChangedReducers.runningLeaf(&state) { run(&$0, action) } }
    return run(&state, action)
  }
}

/// Does nothing.
public struct EmptyReducer<State, Action>: Reducer {
  /// Empty.
  public init() {}
  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// Several reducers as one, so that a modifier goes for all of them.
public struct CombineReducers<State, Action, Reducers: Reducer<State, Action>>: Reducer {
  private let reducers: Reducers

  /// Of the reducers in the closure.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}
