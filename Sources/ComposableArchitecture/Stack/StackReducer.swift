import CasePaths

extension Reducer {
  /// Runs a feature on each element of a navigation stack. What it has started is cancelled when it is popped.
  ///
  ///     Reduce { … }
  ///       .forEach(\.path, action: \.path) { Path() }
  public func forEach<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _StackReducer<Self, Destination> {
    _StackReducer(
      parent: self, element: Prepared(destination()), state: StateAccess(state), action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }

  /// The same with a case path as `/Action.path` makes it.
  public func forEach<DestinationState, DestinationAction, Destination: Reducer<DestinationState, DestinationAction>>(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _StackReducer<Self, Destination> {
    _StackReducer(
      parent: self, element: Prepared(destination()), state: StateAccess(state), action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }

  /// For an enum reducer, which knows its own: `.forEach(\.path, action: \.path)`.
  public func forEach<DestinationState: CaseReducerState, DestinationAction>(
    _ state: WritableKeyPath<State, StackState<DestinationState>>,
    action: CaseKeyPath<Action, StackAction<DestinationState, DestinationAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> _StackReducer<Self, DestinationState.StateReducer.Body>
  where DestinationState.StateReducer.Action == DestinationAction {
    _StackReducer(
      parent: self, element: Prepared(DestinationState.StateReducer.body), state: StateAccess(state),
      action: ActionPath(action),
      line: CallerLine(fileID, filePath, line, column))
  }
}

/// A reducer with another one on each element of a stack.
public struct _StackReducer<Parent: Reducer, Element: Reducer>: Reducer {
  let parent: Parent
  let element: Prepared<Element>
  let state: StateAccess<Parent.State, StackState<Element.State>>
  let action: ActionPath<Parent.Action, StackAction<Element.State, Element.Action>>
  let line: CallerLine

  /// Changes the state, and says what is to be done besides.
  public func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
    let (before, mounted) = look(at: state)
    var effect = Effect<Parent.Action>.none
    switch self.action.extract(from: action) {
    case .element(let id, let elementAction)?:
      effect = elementEffect(&state, id, elementAction, action)
      effect = effect.merge(with: parent.reduce(into: &state, action: action))
    case .popFrom(let id)?:
      effect = parent.reduce(into: &state, action: action)
      if before.contains(id) {
        self.state.modify(&state) { $0.pop(from: id) }
      } else {
        report(action, id, "to take away an element")
      }
    case .push(let id, let new)?:
      if before.contains(id) {
        line.report(
          """
          A 'forEach' on '\(describe(type: Element.State.self))' was asked to push an element under an id that is on the stack.

            Id: \(id)

          Nothing is pushed. Append the state to the stack in a reducer, which gives it an id of its own.
          """)
      } else {
        let next = StackElementID.counter.next
        if id.generation > next { reportGap(id, StackElementID(generation: next)) }
        StackElementID.counter.skip(id.generation)
        self.state.modify(&state) { $0.push(new, id: id) }
      }
      effect = parent.reduce(into: &state, action: action)
    case nil: effect = parent.reduce(into: &state, action: action)
    }
    return effect.merge(with: departure(of: before, mounted, from: state))
  }

  private typealias IDs = IdentifiedArrayOf<StackState<Element.State>.Entry>.IDs

  /// Who is on the stack, and who was when this reducer was done with the last action.
  private func look(at state: Parent.State) -> (now: IDs, mounted: IDs?) {
    let stack = self.state.read(state)
    return (stack.elements.ids, stack.mounted.ids)
  }

  /// Cancels what is on the stack no more: also what a reducer outside of this one has taken away since the last action.
  private func departure(of before: IDs, _ mounted: IDs?, from state: Parent.State) -> Effect<Parent.Action> {
    let stack = self.state.read(state)
    let after = stack.elements.ids
    let (isSame, isMounted) = (before.isSame(as: after), mounted?.isSame(as: after))
    if isSame, isMounted == true { return .none }
    stack.mounted.ids = after
    if isSame, isMounted == nil { return .none }
    let gone = Set(before).union(mounted.map(Array.init) ?? []).filter { !after.contains($0) }
    return .merge(gone.map { .cancel(id: FeatureEffects(path: path(to: $0))) })
  }

  private func path(to id: StackElementID) -> FeaturePath {
    FeaturePath.current.appending(state.keyPath, id, isPresented: true)
  }

  private func elementEffect(
    _ state: inout Parent.State, _ id: StackElementID, _ elementAction: Element.Action, _ action: Parent.Action
  ) -> Effect<Parent.Action> {
    guard self.state.read(state).elements.index(id: id) != nil else {
      report(action, id, "an action for an element")
      return .none
    }
    let path = path(to: id)
    let effect = path.running {
      self.state.modify(&state) { element.reduce(into: &$0[id: id]!, action: elementAction) }
    }
    let embed = self.action
    return effect.owned(by: path).map { embed.embed(.element(id: id, action: $0)) }
      .dismissing(with: { embed.embed(.popFrom(id: id)) })
  }

  private func reportGap(_ id: StackElementID, _ next: StackElementID) {
    line.report(
      """
      A 'forEach' on '\(describe(type: Element.State.self))' was asked to push an element under an id that is not the next one.

        Id: \(id)
        Next: \(next)

      Push what a view pushes: in a test the first element has the id 0, and each that is pushed later one more.
      """)
  }

  private func report(_ action: Parent.Action, _ id: StackElementID, _ what: String) {
    line.report(
      """
      A 'forEach' on '\(describe(type: Element.State.self))' received \(what) that is not on the stack.

        Action: \(describe(action))
        Id: \(id)

      The action is lost. Either a parent popped the element before this reducer ran: do it in a reducer outside of the \
      'forEach'. Or an effect sent it after the element was gone: start the effect in the element's own feature, which \
      cancels it.
      """)
  }
}
