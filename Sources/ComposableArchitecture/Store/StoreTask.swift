/// What an action has set going: to be waited for, or cancelled.
///
///     .task { await store.send(.appeared).finish() }
///
/// The trap: `finish()` cancels it when the task that waits is cancelled, as that of a view is when it disappears.
/// `store.send(.appeared)` alone goes on for as long as the feature is there. To it belongs all that follows from the action,
/// also what a parent does about an action that the effect has sent, but not what one does because the feature was dismissed.
public struct StoreTask: Sendable {
  let scope: CancelScope?

  /// Cancels it, and returns when it is over.
  public func cancel() async {
    guard let scope else { return }
    await MainActor.run { scope.cancel() }
    await scope.finish()
  }

  /// Returns when it is over. Cancels it when the surrounding task is cancelled.
  public func finish() async {
    guard let scope else { return }
    await withTaskCancellationHandler {
      await scope.finish()
    } onCancel: {
      Task { @MainActor in scope.cancel() }
    }
  }

  /// True once it has been cancelled.
  @MainActor public var isCancelled: Bool { scope?.isCancelled ?? true }
}
