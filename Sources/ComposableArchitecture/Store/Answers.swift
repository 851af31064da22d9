import IssueReporting
import Synchronization

/// Who has answered the action that a row's store sends, or that of a feature which may be absent: to see that a 'forEach' or
/// an 'ifLet' is missing. Actions are reduced on the main thread alone; the atomics cost nothing there.
enum Answers {
  /// The type of the state to whose feature an action is sent; 0 while none is.
  private static let expected = Atomic(UInt(0))
  /// True when a reducer has given the action to that feature, when a state has changed, or when an effect was returned.
  private static let isAnswered = Atomic(false)

  /// A reducer gives a part of an action to the feature of a part of the state.
  static func note(_ state: Any.Type) {
    if expected.load(ordering: .relaxed) == UInt(bitPattern: ObjectIdentifier(state)) { noteChange() }
  }

  /// Something has come of an action.
  static func noteChange() { isAnswered.store(true, ordering: .relaxed) }

  /// Sends an action to the feature of `state`. Where nobody has given it to that feature, and nothing has come of it, that is
  /// an issue. The trap: a state that is not observed does not tell whether it was changed, and counts as changed.
  @MainActor static func expect(
    _ state: ObjectIdentifier, _ send: () -> CancelScope?, orReport report: () -> Void
  ) -> CancelScope? {
    // On its way up an action goes through the stores of the features around its own.
    guard expected.load(ordering: .relaxed) == 0 else { return send() }
    isAnswered.store(false, ordering: .relaxed)
    expected.store(UInt(bitPattern: state), ordering: .relaxed)
    let scope = send()
    expected.store(0, ordering: .relaxed)
    if scope == nil, !isAnswered.load(ordering: .relaxed) { report() }
    return scope
  }

  /// What is missing.
  static func report(_ action: Any, _ state: Any.Type, _ operation: String) {
    reportIssue(
      """
      An action was sent to a feature, and nothing came of it.

        Action: \(describe(action))
        State: \(describe(type: state))

      No reducer answers the feature's actions. Add '.\(operation)' with its state and its action to the reducer of the \
      feature around it.
      """)
  }
}
