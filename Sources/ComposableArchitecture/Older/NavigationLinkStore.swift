import SwiftUI

/// A link whose screen is shown while a store has state for it, in the older style.
///
///     NavigationLinkStore(store.scope(state: \.$detail, action: { .detail($0) })) {
///       store.send(.rowTapped)
///     } destination: { store in
///       DetailView(store: store)
///     } label: {
///       Text("Detail")
///     }
///
/// The trap: a tap does no more than `onTap`. The screen appears when the reducer has made state for it.
@available(*, deprecated, message: "use navigationDestination(store:), or NavigationStackStore")
public struct NavigationLinkStore<State, Action, ChildState, ChildAction, Destination: View, Label: View>: View {
  private let store: Store<PresentationState<State>, PresentationAction<Action>>
  private let toState: (State) -> ChildState?
  private let fromAction: (ChildAction) -> Action
  private let onTap: () -> Void
  private let destination: (Store<ChildState, ChildAction>) -> Destination
  private let label: Label

  /// For a feature that is presented alone.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>, onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<ChildState, ChildAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where ChildState == State, ChildAction == Action {
    self.init(store, state: { $0 }, action: { $0 }, onTap: onTap, destination: destination, label: label)
  }

  /// For a feature that is presented as one case of several.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: @escaping (_ state: State) -> ChildState?,
    action fromAction: @escaping (_ action: ChildAction) -> Action, onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<ChildState, ChildAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    (self.store, self.toState, self.fromAction) = (store, toState, fromAction)
    (self.onTap, self.destination, self.label) = (onTap, destination, label())
  }

  /// For a row: its screen is shown while the state has the row's id.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>, id: State.ID, onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<ChildState, ChildAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where ChildState == State, ChildAction == Action, State: Identifiable {
    self.init(
      store, state: { $0.id == id ? $0 : nil }, action: { $0 }, onTap: onTap, destination: destination, label: label)
  }

  /// For a row, where the feature is presented as one case of several.
  public init(
    _ store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: @escaping (_ state: State) -> ChildState?,
    action fromAction: @escaping (_ action: ChildAction) -> Action, id: ChildState.ID, onTap: @escaping () -> Void,
    @ViewBuilder destination: @escaping (_ store: Store<ChildState, ChildAction>) -> Destination,
    @ViewBuilder label: () -> Label
  ) where ChildState: Identifiable {
    self.init(
      store, state: { toState($0).flatMap { $0.id == id ? $0 : nil } }, action: fromAction, onTap: onTap,
      destination: destination, label: label)
  }

  public var body: some View {
    Presenting(store: store, toState: toState, fromAction: fromAction) { shown in
      NavigationLink(
        isActive: Binding(
          get: { shown.wrappedValue != nil },
          set: { isActive in if isActive { onTap() } else { shown.wrappedValue = nil } })
      ) {
        if let store = shown.wrappedValue { destination(store) }
      } label: {
        label
      }
    }
  }
}
