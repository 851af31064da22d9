import CasePaths
import IssueReporting

extension Reducer {
  /// Runs a child feature on a case of the state. When it is another case, what the feature has started is cancelled.
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: CaseKeyPath<State, ChildState>, action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Child> {
    _IfCaseLetReducer(
      parent: self, child: Prepared(child()), state: ActionPath(state), place: state, action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }

  /// The same with case paths as `/State.child` makes them.
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: AnyCasePath<State, ChildState>, action: AnyCasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _IfCaseLetReducer<Self, Child> {
    _IfCaseLetReducer(
      parent: self, child: Prepared(child()), state: ActionPath(state), place: \State.self, action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }
}

/// A reducer with another one on a case of its state.
public struct _IfCaseLetReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Prepared<Child>
  let state: ActionPath<Parent.State, Child.State>
  let place: AnyKeyPath
  let action: ActionPath<Parent.Action, Child.Action>
  let line: CallerLine

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let before = self.state.extract(from: state).map(identity)
    let effect = childEffect(&state, action)
    let parentEffect = parent.reduce(into: &state, action: action)
    guard let before, before != self.state.extract(from: state).map(identity) else {
      return effect.merge(with: parentEffect)
    }
    let path = FeaturePath.current.appending(place, before)
    return effect.merge(with: parentEffect).merge(with: .cancel(id: FeatureEffects(path: path)))
  }

  private func childEffect(_ state: inout Parent.State, _ action: Parent.Action) -> Effect<Parent.Action> {
    guard let childAction = self.action.extract(from: action) else { return .none }
    guard var childState = self.state.extract(from: state) else {
      line.report(
        """
        An 'ifCaseLet' on '\(describe(type: Child.State.self))' received an action for a feature while the state is another case.

          Action: \(describe(action))
          State: \(describe(state))

        The action is lost. Either a parent changed the case before this reducer ran: do it in a reducer outside of the \
        'ifCaseLet'. Or an effect sent it after the feature was gone: start the effect in the feature, which cancels it.
        """)
      return .none
    }
    let path = FeaturePath.current.appending(place, identity(of: childState))
    let effect = path.running { child.reduce(into: &childState, action: childAction) }
    state = self.state.embed(childState)
    return effect.owned(by: path).map(self.action.embed)
  }
}
