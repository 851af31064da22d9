/// Puts the reducers in a `body` one after the other.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// What is written, as it is.
  public static func buildExpression<R: Reducer<State, Action>>(_ expression: R) -> R { expression }
  /// Any reducer, its type forgotten.
  @_disfavoredOverload public static func buildExpression(_ expression: any Reducer<State, Action>) -> Reduce<
    State, Action
  > {
    func open(_ reducer: some Reducer<State, Action>) -> Reduce<State, Action> { Reduce(reducer) }
    return open(expression)
  }

  /// Nothing.
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }
  /// The first one.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }
  /// Those before, and the next one.
  public static func buildPartialBlock<A: Reducer<State, Action>, B: Reducer<State, Action>>(
    accumulated: A, next: B
  ) -> _Sequence<A, B> { _Sequence(first: accumulated, second: next) }

  /// Those of an `if`.
  public static func buildOptional<R: Reducer<State, Action>>(_ wrapped: R?) -> R? { wrapped }
  /// Those of one branch.
  public static func buildEither<A: Reducer<State, Action>, B: Reducer<State, Action>>(
    first reducer: A
  ) -> _Conditional<A, B> { .first(reducer) }
  /// Those of one branch.
  public static func buildEither<A: Reducer<State, Action>, B: Reducer<State, Action>>(
    second reducer: B
  ) -> _Conditional<A, B> { .second(reducer) }
  /// Those of a loop.
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> _SequenceMany<R> {
    _SequenceMany(reducers: reducers)
  }
  /// One that only newer systems have.
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(_ wrapped: R) -> Reduce<State, Action> {
    Reduce(wrapped)
  }
  /// The whole.
  public static func buildFinalResult<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }
}

/// Two reducers, one after the other.
public struct _Sequence<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  let first: First
  let second: Second

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: second.reduce(into: &state, action: action))
  }
}

/// As many as there are.
public struct _SequenceMany<Element: Reducer>: Reducer {
  let reducers: [Element]

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout Element.State, action: Element.Action) -> Effect<Element.Action> {
    reducers.reduce(.none) { $0.merge(with: $1.reduce(into: &state, action: action)) }
  }
}

/// One of two.
public enum _Conditional<First: Reducer, Second: Reducer<First.State, First.Action>>: Reducer {
  case first(First)
  case second(Second)

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }
}

extension Optional: Reducer where Wrapped: Reducer {
  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
    switch self {
    case .some(let reducer): reducer.reduce(into: &state, action: action)
    case .none: .none
    }
  }
}
