import SwiftUI

extension IfLetStore {
  /// For a feature that is presented as one case of several.
  ///
  ///     IfLetStore(
  ///       store.scope(state: \.$destination, action: { .destination($0) }),
  ///       state: /Destination.State.edit, action: Destination.Action.edit
  ///     ) { store in EditView(store: store) }
  public init<Other, OtherAction, Then: View>(
    _ store: Store<PresentationState<Other>, PresentationAction<OtherAction>>,
    state toState: @escaping (_ state: Other) -> State?, action fromAction: @escaping (_ action: Action) -> OtherAction,
    @ViewBuilder then: @escaping (_ store: Store<State, Action>) -> Then
  ) where Content == Then? {
    self.init(
      store.scope(state: { $0.wrappedValue.flatMap(toState) }, action: { .presented(fromAction($0)) }), then: then)
  }

  /// For a feature that is presented as one case of several, with a view for when it is not.
  public init<Other, OtherAction, Then: View, Else: View>(
    _ store: Store<PresentationState<Other>, PresentationAction<OtherAction>>,
    state toState: @escaping (_ state: Other) -> State?, action fromAction: @escaping (_ action: Action) -> OtherAction,
    @ViewBuilder then: @escaping (_ store: Store<State, Action>) -> Then,
    @ViewBuilder else otherwise: @escaping () -> Else
  ) where Content == _ConditionalContent<Then, Else> {
    self.init(
      store.scope(state: { $0.wrappedValue.flatMap(toState) }, action: { .presented(fromAction($0)) }), then: then,
      else: otherwise)
  }
}
