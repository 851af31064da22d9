import SwiftUI

extension View {
  /// Shows an alert while its state is there.
  ///
  ///     .alert($store.scope(state: \.alert, action: \.alert))
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    let store = item.wrappedValue
    let alert = store?.withState { $0 }
    return self.alert(
      alert?.title.text ?? Text(verbatim: ""), isPresented: item.isThere, presenting: alert,
      actions: { alert in
        ForEach(alert.buttons) { StateButton(button: $0, store: store) }
      },
      message: { alert in alert.message?.text })
  }

  /// Shows a confirmation dialog while its state is there.
  public func confirmationDialog<Action>(
    _ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>
  ) -> some View {
    let store = item.wrappedValue
    let dialog = store?.withState { $0 }
    return self.confirmationDialog(
      dialog?.title.words ?? "", isPresented: item.isThere,
      titleVisibility: dialog?.titleVisibility.visibility ?? .automatic, presenting: dialog,
      actions: { dialog in
        ForEach(dialog.buttons) { StateButton(button: $0, store: store) }
      },
      message: { dialog in dialog.message?.text })
  }
}

/// A button whose words and action are state.
private struct StateButton<State, Action>: View {
  let button: ButtonState<Action>
  let store: Store<State, Action>?

  var body: some View {
    Button(role: button.role?.role) {
      guard let action = button.action.action else { return }
      switch button.action.animation {
      case .none: store?.send(action)
      case .some(let animation): store?.send(action, animation: animation)
      }
    } label: {
      button.label.text
    }
  }
}
