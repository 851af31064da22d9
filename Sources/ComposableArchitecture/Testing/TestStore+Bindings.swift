import CasePaths

extension TestStore where Action: BindableAction, Action.State == State {
  /// The state as it is now with its bindings, to make a view's own state of it:
  ///
  ///     let viewState = ProfileView.ViewState(store.bindings)
  ///     #expect(!viewState.canSave)
  ///
  /// What is written through a binding is sent, and the test has to expect it with `assert` or without exhaustivity.
  public var bindings: BindingViewStore<State> { bindings { .binding($0) } }
}

extension TestStore {
  /// The state as it is now with the bindings of a case of the actions: `ViewState(store.bindings(action: \.view))`.
  public func bindings<ViewAction: BindableAction>(
    action: CaseKeyPath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State {
    bindings { action(.binding($0)) }
  }

  /// The same by a case path of the older spelling: `store.bindings(action: /Action.view)`.
  public func bindings<ViewAction: BindableAction>(
    action: AnyCasePath<Action, ViewAction>
  ) -> BindingViewStore<State> where ViewAction.State == State {
    bindings { action.embed(.binding($0)) }
  }

  private func bindings(_ embed: @escaping (BindingAction<State>) -> Action) -> BindingViewStore<State> {
    let core = core
    return BindingViewStore(
      state, read: { [weak self] in self?.state ?? core.root.state },
      send: { [weak self] action in
        let step = core.send(embed(action), core.line)
        self?.state = step.state
      })
  }
}
