import SwiftUI

// Presentations in the older style: `.sheet(store: store.scope(state: \.$detail, action: { .detail($0) })) { … }`

extension Store {
  /// The store of what is presented, observed by the view that reads it. Writing nil sends `.dismiss`.
  fileprivate func presented<ChildState, ChildAction, Shown, ShownAction>(
    _ toShown: @escaping (ChildState) -> Shown?, _ fromAction: @escaping (ShownAction) -> ChildAction
  ) -> Store<Shown?, ShownAction>
  where State == PresentationState<ChildState>, Action == PresentationAction<ChildAction> {
    scope(state: { $0.wrappedValue.flatMap(toShown) }, action: { .presented(fromAction($0)) })
  }
}

/// A view that presents another one while a store has state for it.
struct Presenting<ChildState, ChildAction, State, Action, Presenter: View>: View {
  let store: Store<PresentationState<ChildState>, PresentationAction<ChildAction>>
  let toState: (ChildState) -> State?
  let fromAction: (Action) -> ChildAction
  let presenter: (Binding<Store<State, Action>?>) -> Presenter

  @SwiftUI.State private var scoped: Store<State?, Action>?

  var body: some View {
    WithViewStore(
      store, observe: { $0 },
      removeDuplicates: {
        $0.wrappedValue.flatMap(toState).map(identity) == $1.wrappedValue.flatMap(toState).map(identity)
      }
    ) { viewStore in
      let shown = scoped ?? store.presented(toState, fromAction)
      let state = viewStore.wrappedValue.flatMap(toState)
      let box = Unchecked((state.map { shown.unwrapped($0) }, store, toState, state.map(identity)))
      presenter(
        Binding(
          get: { box.value.0 },
          set: {
            let (_, store, toState, shown) = box.value
            // A button's action may have put up something else.
            guard $0 == nil, let now = store.withState({ $0.wrappedValue }),
              shown == nil || toState(now).map(identity) == shown
            else { return }
            store.send(.dismiss)
          })
      )
      .onAppear { if scoped == nil { scoped = shown } }
    }
  }
}

extension View {
  /// Shows a sheet while there is state for it.
  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    sheet(store: store, state: { $0 }, action: { $0 }, onDismiss: onDismiss, content: content)
  }

  /// Shows a sheet while there is state for it in one case of several.
  public func sheet<State, Action, ChildState, ChildAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: @escaping (_ state: State) -> ChildState?,
    action fromAction: @escaping (_ action: ChildAction) -> Action, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    Presenting(store: store, toState: toState, fromAction: fromAction) {
      self.sheet(item: $0, onDismiss: onDismiss, content: content)
    }
  }

  /// Shows a popover that points at this view while there is state for it.
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    popover(
      store: store, state: { $0 }, action: { $0 }, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
      content: content)
  }

  /// Shows a popover that points at this view while there is state for it in one case of several.
  public func popover<State, Action, ChildState, ChildAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: @escaping (_ state: State) -> ChildState?,
    action fromAction: @escaping (_ action: ChildAction) -> Action,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (_ store: Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    Presenting(store: store, toState: toState, fromAction: fromAction) {
      self.popover(item: $0, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge, content: content)
    }
  }

  /// Shows a cover over the whole screen while there is state for it; only the program can dismiss it.
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<State, Action>) -> Content
  ) -> some View {
    fullScreenCover(store: store, state: { $0 }, action: { $0 }, onDismiss: onDismiss, content: content)
  }

  /// Shows a cover over the whole screen while there is state for it in one case of several.
  public func fullScreenCover<State, Action, ChildState, ChildAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: @escaping (_ state: State) -> ChildState?,
    action fromAction: @escaping (_ action: ChildAction) -> Action, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (_ store: Store<ChildState, ChildAction>) -> Content
  ) -> some View {
    Presenting(store: store, toState: toState, fromAction: fromAction) {
      self.fullScreenCover(item: $0, onDismiss: onDismiss, content: content)
    }
  }

  /// Shows an alert while there is state for it.
  public func alert<Action>(
    store: Store<PresentationState<AlertState<Action>>, PresentationAction<Action>>
  ) -> some View {
    Presenting(store: store, toState: { $0 }, fromAction: { $0 }) { self.alert($0) }
  }

  /// Shows an alert while there is state for it in one case of several.
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: @escaping (_ state: State) -> AlertState<ButtonAction>?,
    action fromAction: @escaping (_ action: ButtonAction) -> Action
  ) -> some View {
    Presenting(store: store, toState: toState, fromAction: fromAction) { self.alert($0) }
  }

  /// Shows a confirmation dialog while there is state for it.
  public func confirmationDialog<Action>(
    store: Store<PresentationState<ConfirmationDialogState<Action>>, PresentationAction<Action>>
  ) -> some View {
    Presenting(store: store, toState: { $0 }, fromAction: { $0 }) { self.confirmationDialog($0) }
  }

  /// Shows a confirmation dialog while there is state for it in one case of several.
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: @escaping (_ state: State) -> ConfirmationDialogState<ButtonAction>?,
    action fromAction: @escaping (_ action: ButtonAction) -> Action
  ) -> some View {
    Presenting(store: store, toState: toState, fromAction: fromAction) { self.confirmationDialog($0) }
  }

  /// Pushes a screen while there is state for it.
  public func navigationDestination<State, Action, Destination: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping (_ store: Store<State, Action>) -> Destination
  ) -> some View {
    navigationDestination(store: store, state: { $0 }, action: { $0 }, destination: destination)
  }

  /// Pushes a screen while there is state for it in one case of several.
  public func navigationDestination<State, Action, ChildState, ChildAction, Destination: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: @escaping (_ state: State) -> ChildState?,
    action fromAction: @escaping (_ action: ChildAction) -> Action,
    @ViewBuilder destination: @escaping (_ store: Store<ChildState, ChildAction>) -> Destination
  ) -> some View {
    Presenting(store: store, toState: toState, fromAction: fromAction) {
      self.navigationDestination(item: $0, destination: destination)
    }
  }
}
