import SwiftNavigation
import SwiftUI

// The view says what is done with the action of a button.
extension View {
  /// Shows an alert while its state is there, and says which action the button has that was pressed: nil for one without.
  ///
  ///     .alert($store.scope(\.$destination, action: \.destination).alert) { action in
  ///       if let action { store.send(.destination(.presented(.alert(action)))) }
  ///     }
  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>, action handler: @escaping (Value?) -> Void
  ) -> some View {
    let alert = state.wrappedValue
    return self.alert(
      alert?.title.text ?? Text(verbatim: ""), isPresented: state.isThere, presenting: alert,
      actions: { alert in ForEach(alert.buttons) { Button($0, action: handler) } },
      message: { alert in alert.message?.text })
  }

  /// Shows an alert while its state is there, and waits for what is done with the action of the button that was pressed.
  public func alert<Value>(
    _ state: Binding<AlertState<Value>?>, action handler: @escaping @MainActor (Value?) async -> Void
  ) -> some View {
    alert(state, action: told(handler))
  }

  /// Shows an alert whose buttons have no actions while its state is there.
  public func alert(_ state: Binding<AlertState<Never>?>) -> some View { alert(state) { _ in } }

  /// Shows an alert and drops the actions of its buttons.
  @available(*, deprecated, message: "the actions of its buttons go nowhere: say where with a trailing closure")
  @_disfavoredOverload
  public func alert<Value>(_ state: Binding<AlertState<Value>?>) -> some View { alert(state) { _ in } }

  /// Shows a confirmation dialog while its state is there, and says which action the button has that was pressed.
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping (Value?) -> Void
  ) -> some View {
    let dialog = state.wrappedValue
    return self.confirmationDialog(
      dialog?.title.words ?? "", isPresented: state.isThere,
      titleVisibility: dialog?.titleVisibility.visibility ?? .automatic, presenting: dialog,
      actions: { dialog in ForEach(dialog.buttons) { Button($0, action: handler) } },
      message: { dialog in dialog.message?.text })
  }

  /// Shows a confirmation dialog while its state is there, and waits for what is done with the action of the button that was
  /// pressed.
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping @MainActor (Value?) async -> Void
  ) -> some View {
    confirmationDialog(state, action: told(handler))
  }

  /// Shows a confirmation dialog whose buttons have no actions while its state is there.
  public func confirmationDialog(_ state: Binding<ConfirmationDialogState<Never>?>) -> some View {
    confirmationDialog(state) { _ in }
  }

  /// Shows a confirmation dialog and drops the actions of its buttons.
  @available(*, deprecated, message: "the actions of its buttons go nowhere: say where with a trailing closure")
  @_disfavoredOverload
  public func confirmationDialog<Value>(_ state: Binding<ConfirmationDialogState<Value>?>) -> some View {
    confirmationDialog(state) { _ in }
  }
}
