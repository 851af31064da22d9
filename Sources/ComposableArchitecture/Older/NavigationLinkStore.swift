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

  public var body: some View {
    WithViewStore(store, observe: { $0.wrappedValue.flatMap(toState) != nil }) { viewStore in
      let box = Unchecked((viewStore.state, store, onTap))
      NavigationLink(
        isActive: Binding(
          get: { box.value.0 },
          set: { isActive in
            let (isShown, store, onTap) = box.value
            if isActive { onTap() } else if isShown { store.send(.dismiss) }
          })
      ) {
        IfLetStore(store, state: toState, action: fromAction, then: destination)
      } label: {
        label
      }
    }
  }
}
