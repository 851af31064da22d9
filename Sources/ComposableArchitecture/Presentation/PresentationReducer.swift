import CasePaths

extension Reducer {
  /// Runs a feature that is shown while its state is there.
  ///
  ///     Reduce { … }
  ///       .ifLet(\.$destination, action: \.destination) { Destination() }
  ///
  /// A `.dismiss` makes the state nil, and what the feature has started is cancelled.
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _PresentationReducer<Self, Child> {
    _PresentationReducer(
      parent: self, child: Prepared(destination()), state: StateAccess(state), action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }

  /// The same with a case path as `/Action.destination` makes it.
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: AnyCasePath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> destination: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _PresentationReducer<Self, Child> {
    _PresentationReducer(
      parent: self, child: Prepared(destination()), state: StateAccess(state), action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }

  /// For an enum reducer, which knows its own: `.ifLet(\.$destination, action: \.destination)`.
  public func ifLet<ChildState: CaseReducerState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _PresentationReducer<Self, ChildState.StateReducer.Body> where ChildState.StateReducer.Action == ChildAction {
    _PresentationReducer(
      parent: self, child: Prepared(ChildState.StateReducer.body), state: StateAccess(state),
      action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }

  /// For state without a feature of its own, such as an alert.
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _PresentationReducer<Self, EmptyReducer<ChildState, ChildAction>> {
    _PresentationReducer(
      parent: self, child: Prepared(EmptyReducer()), state: StateAccess(state), action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }

  /// For state without a feature of its own, with a case path as `/Action.alert` makes it.
  public func ifLet<ChildState: _EphemeralState, ChildAction>(
    _ state: WritableKeyPath<State, PresentationState<ChildState>>,
    action: AnyCasePath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _PresentationReducer<Self, EmptyReducer<ChildState, ChildAction>> {
    _PresentationReducer(
      parent: self, child: Prepared(EmptyReducer()), state: StateAccess(state), action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }
}

/// A reducer with another one that is shown while its state is there.
public struct _PresentationReducer<Parent: Reducer, Child: Reducer>: Reducer {
  let parent: Parent
  let child: Prepared<Child>
  let state: StateAccess<Parent.State, PresentationState<Child.State>>
  let action: ActionPath<Parent.Action, PresentationAction<Child.Action>>
  let line: CallerLine
  private let endsWithItsAction = mayBeEphemeral(Child.State.self)

  init(
    parent: Parent, child: Prepared<Child>, state: StateAccess<Parent.State, PresentationState<Child.State>>,
    action: ActionPath<Parent.Action, PresentationAction<Child.Action>>, line: CallerLine
  ) {
    (self.parent, self.child, self.state, self.action, self.line) = (parent, child, state, action, line)
  }

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let (before, mounted) = look(at: state)
    var effect = Effect<Parent.Action>.none
    switch (self.action.extract(from: action), before) {
    case (.dismiss?, .some):
      // The parent sees the feature once more, and then it is gone.
      effect = parent.reduce(into: &state, action: action)
      if self.state.read(state).wrappedValue.map(identity) == before {
        state[keyPath: self.state.keyPath].wrappedValue = nil
      }
    case (.presented(let childAction)?, .some(let before)):
      let path = FeaturePath.current.appending(self.state.keyPath, before, isPresented: true)
      let childEffect = path.running {
        self.state.modify(&state) { child.reduce(into: &$0.wrappedValue!, action: childAction) }
      }
      let embed = self.action
      effect = childEffect.owned(by: path).map { embed.embed(.presented($0)) }
        .dismissing(with: { embed.embed(.dismiss) })
        .merge(with: parent.reduce(into: &state, action: action))
      if endsWithItsAction, let after = self.state.read(state).wrappedValue, identity(of: after) == before,
        isOver(after, with: childAction)
      {
        state[keyPath: self.state.keyPath].wrappedValue = nil
      }
    case (.some, nil):
      line.report(
        """
        An 'ifLet' on '\(describe(type: Child.State.self))' received an action for a feature that is not shown.

          Action: \(describe(action))
          State: nil

        The action is lost. Either a parent set the state to nil before this reducer ran: do it in a reducer outside of \
        the 'ifLet'. Or an effect sent it after the feature was gone: start the effect in the feature, which cancels it.
        """)
      effect = parent.reduce(into: &state, action: action)
    case (nil, _): effect = parent.reduce(into: &state, action: action)
    }
    return effect.merge(with: departure(of: before, mounted, from: state))
  }

  /// What is shown, and what was when this reducer was done with the last action.
  private func look(at state: Parent.State) -> (now: AnyHashable?, mounted: AnyHashable?) {
    let presented = self.state.read(state)
    return (presented.wrappedValue.map(identity), presented.mounted)
  }

  /// Cancels what is shown no more: also what a reducer outside of this one has taken away since the last action.
  private func departure(
    of before: AnyHashable?, _ mounted: AnyHashable?, from state: Parent.State
  ) -> Effect<Parent.Action> {
    let presented = self.state.read(state)
    let after = presented.wrappedValue.map(identity)
    if presented.mounted != after { presented.mount(after) }
    if before == after, mounted == nil || mounted == after { return .none }
    let gone = Set([before, mounted].compactMap { $0 }).filter { $0 != after }
    return .merge(
      gone.map {
        .cancel(id: FeatureEffects(path: FeaturePath.current.appending(self.state.keyPath, $0, isPresented: true)))
      })
  }
}
