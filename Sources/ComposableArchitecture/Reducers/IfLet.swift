import CasePaths
import IssueReporting

extension Reducer {
  /// Runs a child feature on a part of the state that may be absent. When it goes, what it has started is cancelled.
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _IfLetReducer<Self, Child> {
    _IfLetReducer(
      parent: self, child: Prepared(child()), state: StateAccess(state), action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }

  /// The same with a case path as `/Action.child` makes it.
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, ChildState?>, action: AnyCasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _IfLetReducer<Self, Child> {
    _IfLetReducer(
      parent: self, child: Prepared(child()), state: StateAccess(state), action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }

  /// For an alert or a dialog, which needs no feature of its own: the first of its actions makes the state nil.
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>, action: CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<ChildState, ChildAction>> {
    ifLet(
      state, action: action, then: { EmptyReducer() }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// For an alert or a dialog, with a case path as `/Action.alert` makes it.
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?>, action: AnyCasePath<Action, ChildAction>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _IfLetReducer<Self, EmptyReducer<ChildState, ChildAction>> {
    ifLet(
      state, action: action, then: { EmptyReducer() }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// A reducer with another one on state that may be absent.
public struct _IfLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Prepared<Child>
  let state: StateAccess<Parent.State, Child.State?>
  let action: ActionPath<Parent.Action, Child.Action>
  let line: CallerLine
  private let endsWithItsAction = mayBeEphemeral(Child.State.self)

  init(
    parent: Parent, child: Prepared<Child>, state: StateAccess<Parent.State, Child.State?>,
    action: ActionPath<Parent.Action, Child.Action>, line: CallerLine
  ) {
    (self.parent, self.child, self.state, self.action, self.line) = (parent, child, state, action, line)
  }

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let before = self.state.read(state).map(identity)
    let childAction = self.action.extract(from: action)
    let effect = childAction.map { childEffect(&state, $0, action) } ?? .none
    // What the child itself has done to its identity counts as a change by the parent: it is gone either way.
    let parentEffect = parent.reduce(into: &state, action: action)
    if endsWithItsAction, let childAction, let after = self.state.read(state), identity(of: after) == before,
      isOver(after, with: childAction)
    {
      state[keyPath: self.state.keyPath] = nil
    }
    guard let before, before != self.state.read(state).map(identity) else {
      return effect.merge(with: parentEffect)
    }
    let path = FeaturePath.current.appending(self.state.keyPath, before)
    return effect.merge(with: parentEffect).merge(with: .cancel(id: FeatureEffects(path: path)))
  }

  private func childEffect(
    _ state: inout Parent.State, _ childAction: Child.Action, _ action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard let identity = self.state.read(state).map(identity) else {
      line.report(
        """
        An 'ifLet' on '\(describe(type: Child.State.self))' received an action for a feature that is not there.

          Action: \(describe(action))
          State: nil

        The action is lost. Either a parent set the state to nil before this reducer ran: do it in a reducer outside of \
        the 'ifLet'. Or an effect sent it after the feature was gone: start the effect in the feature, which cancels it.
        """)
      return .none
    }
    let path = FeaturePath.current.appending(self.state.keyPath, identity)
    let effect = path.running { self.state.modify(&state) { child.reduce(into: &$0!, action: childAction) } }
    return effect.owned(by: path).map(self.action.embed)
  }
}
