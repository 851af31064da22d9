/// How a feature's state changes with an action, and what is to be done besides.
///
/// Write `body` to put it together from others, or `reduce(into:action:)`. `@Reducer` writes the conformance.
public protocol Reducer<State, Action> {
  /// What the feature knows.
  associatedtype State
  /// What can happen in it.
  associatedtype Action
  /// What `body` is made of; `Never` for a reducer that reduces itself.
  associatedtype Body

  /// Changes the state, and says what is to be done besides.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one consists of.
  @ReducerBuilder<State, Action> var body: Body { get }
}

extension Reducer where Body == Never {
  /// There is none: this reducer has a `reduce(into:action:)`.
  public var body: Body {
    fatalError("\(Self.self) has no 'body': it reduces by itself. Call 'reduce(into:action:)'.")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// What `body` does.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A reducer of the same state and actions as `R`: `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// The older name.
public typealias ReducerProtocol = Reducer
