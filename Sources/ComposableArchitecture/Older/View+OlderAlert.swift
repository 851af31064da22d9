import SwiftUI

/// The older name: an action sheet is a confirmation dialog.
public typealias ActionSheetState = ConfirmationDialogState

// Alerts of a plain optional, with an action of the feature's own for their end: the style before `@PresentationState`.

extension View {
  /// Shows an alert while there is state for it. It sends `dismiss` when it is closed, by whatever button.
  ///
  ///     .alert(store.scope(state: \.alert), dismiss: .alertDismissed)
  ///
  /// The trap: no `ifLet` takes the state away. The reducer does, when it is sent `dismiss`.
  public func alert<Action>(_ store: Store<AlertState<Action>?, Action>, dismiss: Action) -> some View {
    Asking(store: store, dismiss: dismiss) { self.alert($0) }
  }

  /// Shows a confirmation dialog while there is state for it. It sends `dismiss` when it is closed, by whatever button.
  public func confirmationDialog<Action>(
    _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
  ) -> some View {
    Asking(store: store, dismiss: dismiss) { self.confirmationDialog($0) }
  }

  /// The older name of `confirmationDialog(_:dismiss:)`.
  public func actionSheet<Action>(
    _ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action
  ) -> some View { confirmationDialog(store, dismiss: dismiss) }

  /// The older name of `confirmationDialog(store:)`.
  public func actionSheet<Action>(
    store: Store<PresentationState<ConfirmationDialogState<Action>>, PresentationAction<Action>>
  ) -> some View { confirmationDialog(store: store) }
}

/// A view that asks a question while a store has one.
private struct Asking<Question: Identifiable, Action, Asked: View>: View {
  let store: Store<Question?, Action>
  let dismiss: Action
  let asked: (Binding<Store<Question, Action>?>) -> Asked

  var body: some View {
    WithViewStore(store, observe: { $0 }, removeDuplicates: { $0?.id == $1?.id }) { viewStore in
      let box = Unchecked((viewStore.state.map { store.unwrapped($0) }, store, dismiss))
      asked(Binding(get: { box.value.0 }, set: { if $0 == nil { box.value.1.send(box.value.2) } }))
    }
  }
}
