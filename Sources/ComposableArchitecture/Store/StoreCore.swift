/// A core, whatever its state.
@MainActor protocol StateCore {
  nonisolated static var stateType: Any.Type { get }
}

/// Where a store's state is, and where its actions go. A root has both; the others are on the way to one.
@MainActor class StoreCore<State, Action>: StateCore {
  nonisolated static var stateType: Any.Type { State.self }
  /// The state now. Read in a body, it makes the body depend on the way to it.
  var state: State { fatalError("each kind has its own") }
  /// Sends an action; what follows from it belongs to the scope.
  func send(_ action: Action) -> CancelScope? { fatalError("each kind has its own") }
  /// False when the state that this is about is gone.
  var isThere: Bool { true }
}

/// Part of another one's state.
final class ScopedCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private let path: KeyPath<ParentState, State>
  private let action: ActionPath<ParentAction, Action>

  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ path: KeyPath<ParentState, State>,
    _ action: ActionPath<ParentAction, Action>
  ) {
    (self.parent, self.path, self.action) = (parent, path, action)
  }

  override var state: State { parent.state[keyPath: path] }
  override func send(_ action: Action) -> CancelScope? { parent.send(self.action.embed(action)) }
  override var isThere: Bool { parent.isThere }
}

/// Part of another one's state that may be absent. After it is gone it is what it was last.
final class OptionalCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private let read: (ParentState) -> State?
  private let embed: (Action) -> ParentAction
  private var last: State
  /// What tells this feature from the next one in its place.
  private let identity: (State) -> AnyHashable
  private let own: AnyHashable

  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ state: State, _ read: @escaping (ParentState) -> State?,
    _ embed: @escaping (Action) -> ParentAction, identity: @escaping (State) -> AnyHashable
  ) {
    (self.parent, self.read, self.embed, last) = (parent, read, embed, state)
    (self.identity, own) = (identity, identity(state))
  }

  override var state: State {
    if let state = read(parent.state), identity(state) == own { last = state }
    return last
  }

  override var isThere: Bool {
    guard parent.isThere, let state = read(parent.state) else { return false }
    return identity(state) == own
  }

  // The reducer says what is wrong with an action for a feature that is gone.
  override func send(_ action: Action) -> CancelScope? { parent.send(embed(action)) }
}

/// Any part of another one's state, and any way for actions: the older style.
final class ClosureCore<ParentState, ParentAction, State, Action>: StoreCore<State, Action> {
  private let parent: StoreCore<ParentState, ParentAction>
  private let toState: (ParentState) -> State
  private let fromAction: (Action) -> ParentAction

  init(
    _ parent: StoreCore<ParentState, ParentAction>, _ toState: @escaping (ParentState) -> State,
    _ fromAction: @escaping (Action) -> ParentAction
  ) {
    (self.parent, self.toState, self.fromAction) = (parent, toState, fromAction)
  }

  override var state: State { toState(parent.state) }
  override func send(_ action: Action) -> CancelScope? { parent.send(fromAction(action)) }
  override var isThere: Bool { parent.isThere }
}
