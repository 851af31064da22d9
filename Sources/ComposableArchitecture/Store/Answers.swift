import IssueReporting
import Synchronization

/// Who has answered the action that a row's store sends, or that of a feature which may be absent: to see that a 'forEach' or
/// an 'ifLet' is missing. Actions are reduced on the main thread alone; the atomics cost nothing there.
enum Answers {
  /// The type of the state whose feature was given the action last, of those on the way to it.
  private static let last = Atomic(UInt(0))
  /// True when a state has changed since, or an effect was returned.
  private static let isChanged = Atomic(false)

  /// A reducer gives a part of an action to the feature of a part of the state.
  static func note(_ state: Any.Type) { last.store(UInt(bitPattern: ObjectIdentifier(state)), ordering: .relaxed) }

  /// An action was reduced.
  static func noteChange() { isChanged.store(true, ordering: .relaxed) }

  /// Sends an action to the feature of `state`. Where nobody has given it to that feature, and nothing has come of it, that is
  /// an issue. The trap: a state that is not observed does not tell whether it was changed, and counts as changed.
  @MainActor static func expect(
    _ state: ObjectIdentifier, _ send: () -> CancelScope?, orReport report: () -> Void
  ) -> CancelScope? {
    last.store(0, ordering: .relaxed)
    isChanged.store(false, ordering: .relaxed)
    let scope = send()
    if scope == nil, last.load(ordering: .relaxed) != UInt(bitPattern: state), !isChanged.load(ordering: .relaxed) {
      report()
    }
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
