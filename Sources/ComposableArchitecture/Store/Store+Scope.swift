import CasePaths

extension Store {
  /// The store of a child feature. Two calls with the same key paths give the same store.
  @_disfavoredOverload public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state, .path(action)) { ActionPath(action) }
  }

  private func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>, _ action: StoreChildren.Action, _ path: () -> ActionPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let found = children.find(state, action) as? Store<ChildState, ChildAction> { return found }
    let child = Store<ChildState, ChildAction>(ScopedCore(core, state, path()), changes, effects)
    children.keep(child, state, action)
    return child
  }

  /// The store of a child feature whose state may be absent, nil while it is.
  @_disfavoredOverload public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    scopeThere(state, .path(action)) { ActionPath(action) }
  }

  private func scopeThere<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>, _ action: StoreChildren.Action, _ path: () -> ActionPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    guard let now = core.state[keyPath: state] else {
      children.remove(state, action)
      return nil
    }
    if let found = children.find(state, action) as? Store<ChildState, ChildAction>, found.core.isThere { return found }
    let path = path()
    let core = OptionalCore(
      core, now, { $0[keyPath: state] }, { path.embed($0) }, identity: { identity(of: $0) })
    let child = Store<ChildState, ChildAction>(core, changes, effects)
    children.keep(child, state, action)
    return child
  }

  /// Any part of the state, any way for actions: the older style. The store is another one at each call.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(ClosureCore(core, toChildState, fromChildAction), changes, effects)
  }
}

// A case written down (`\.child`) means one of these: a path to a member is the same object each time, where a case key path
// is made anew, which takes longer than all else that a call does for a store that is there already.
extension Store where Action: CasePathable {
  /// The store of a child feature. Two calls with the same key paths give the same store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction> {
    if let found = children.find(state, member: action) as? Store<ChildState, ChildAction> { return found }
    return scope(state, member(action)) { ActionPath(Action.allCasePaths[keyPath: action]) }
  }

  /// The store of a child feature whose state may be absent, nil while it is.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> Store<ChildState, ChildAction>? {
    if let found = children.find(state, member: action) as? Store<ChildState, ChildAction>, found.core.isThere {
      return found
    }
    return scopeThere(state, member(action)) { ActionPath(Action.allCasePaths[keyPath: action]) }
  }

  func member<ChildAction>(
    _ action: KeyPath<Action.AllCasePaths, AnyCasePath<Action, ChildAction>>
  ) -> StoreChildren.Action { .member(action) { \Case<Action>.[dynamicMember: action] } }
}
