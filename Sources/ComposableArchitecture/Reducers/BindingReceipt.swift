import IssueReporting

/// Whether somebody has written what a binding has sent.
final class BindingReceipt {
  var isWritten = false
}

extension BindingAction {
  /// Sends it, and reports when nobody writes it. `send` returns what the action has set going, if it is not over: that
  /// may be because it waits for another one.
  @MainActor func sent(by send: (BindingAction) -> StoreTask) -> StoreTask {
    var action = self
    let receipt = BindingReceipt()
    action.receipt = receipt
    let task = send(action)
    if task.scope == nil, !receipt.isWritten {
      reportIssue(
        """
        A binding wrote to the state of a feature, and nothing was written.

          Action: \(debugDescription)
          State: \(describe(type: Root.self))

        No reducer answers it. Put 'BindingReducer()' into the body of the feature, before what reacts to the change.
        """)
    }
    return task
  }
}
