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

  /// What reduces, for many actions. A store asks once.
  func _run() -> (_ state: inout State, _ action: Action) -> Effect<Action>
}

extension Reducer {
  /// This reducer itself.
  public func _run() -> (_ state: inout State, _ action: Action) -> Effect<Action> {
    { self.reduce(into: &$0, action: $1) }
  }
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

  /// What is in the body, which is made once.
  public func _run() -> (_ state: inout State, _ action: Action) -> Effect<Action> { body._run() }
}

/// A reducer of the same state and actions as `R`: `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
