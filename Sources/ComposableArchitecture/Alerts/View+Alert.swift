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

// What a destination's case presents has no store: `$store.scope(\.$destination, action: \.destination).alert` is its state, and
// the view sends what a button says.
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
      actions: { alert in ForEach(alert.buttons) { ToldButton(button: $0, tell: handler) } },
      message: { alert in alert.message?.text })
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
      actions: { dialog in ForEach(dialog.buttons) { ToldButton(button: $0, tell: handler) } },
      message: { dialog in dialog.message?.text })
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

/// A button whose words are state, and whose action somebody is told.
private struct ToldButton<Action>: View {
  let button: ButtonState<Action>
  let tell: (Action?) -> Void

  var body: some View {
    Button(role: button.role?.role) {
      switch button.action.animation {
      case .none: tell(button.action.action)
      case .some(let animation): withAnimation(animation) { tell(button.action.action) }
      }
    } label: {
      button.label.text
    }
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

extension Binding where Value: IsOptional {
  /// True while there is a value; writing false takes it away.
  var isThere: Binding<Bool> { self[dynamicMember: \.isThere] }
}

/// An optional, whatever it wraps.
protocol IsOptional {
  var isThere: Bool { get set }
}

extension Optional: IsOptional {
  var isThere: Bool {
    get { self != nil }
    set { if !newValue { self = nil } }
  }
}
