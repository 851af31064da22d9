import CasePaths

extension Store {
  /// The store of a child feature. Two calls with the same key paths give the same store.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let found = children.find(state, action) as? Store<ChildState, ChildAction> { return found }
    let child = Store<ChildState, ChildAction>(ScopedCore(core, state, ActionPath(action)), changes, effects)
    children.keep(child, state, action)
    return child
  }

  /// The store of a child feature whose state may be absent, nil while it is.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    guard let now = core.state[keyPath: state] else {
      children.remove(state, action)
      return nil
    }
    if let found = children.find(state, action) as? Store<ChildState, ChildAction>, found.core.isThere { return found }
    let path = ActionPath(action)
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
