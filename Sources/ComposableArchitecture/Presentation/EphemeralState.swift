import SwiftNavigation

/// State that is gone with the first action that it sends: an alert, a dialog.
public protocol _EphemeralState<Action> {
  /// What its buttons send.
  associatedtype Action
}

extension AlertState: _EphemeralState {}
extension ConfirmationDialogState: _EphemeralState {}

/// False for state that no action ends by itself, whatever it holds.
func mayBeEphemeral(_ state: Any.Type) -> Bool { state is any _EphemeralState.Type || isEnum(state) }

/// True for an alert or a dialog whose own action this is: it is gone then.
func isOver<State, Action>(_ state: State, with action: Action) -> Bool {
  if state is any _EphemeralState { return true }
  if let state = state as? any CaseReducerState {
    return state.isEphemeral && Mirror(reflecting: state).caseName == Mirror(reflecting: action).caseName
  }
  // A case of an enum that somebody has written by hand: its actions may have other names.
  guard isEnum(State.self), let value = Mirror(reflecting: state).children.first?.value as? any _EphemeralState
  else { return false }
  return sends(value, action)
}

/// True for an action that a button of the alert sends, or for the case of one.
private func sends<Ephemeral: _EphemeralState>(_ state: Ephemeral, _ action: Any) -> Bool {
  action is Ephemeral.Action || Mirror(reflecting: action).children.first?.value is Ephemeral.Action
}

extension Mirror {
  /// The name of a case that holds something.
  fileprivate var caseName: String? { children.first?.label }
}
