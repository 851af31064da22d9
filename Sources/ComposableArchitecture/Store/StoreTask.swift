import TenureThread

/// What an action has set going: to be waited for, or cancelled.
///
///     .task { await store.send(.appeared).finish() }
///
/// The trap: `finish()` cancels it when the task that waits is cancelled, as that of a view is when it disappears.
/// `store.send(.appeared)` alone goes on for as long as the feature is there. To it belongs all that follows from the action,
/// also what a parent does about an action that the effect has sent, but not what one does because the feature was dismissed.
public struct StoreTask: Hashable, Sendable {
  let scope: CancelScope?

  /// Cancels it. `await finish()` waits until it is over.
  public func cancel() {
    guard let scope else { return }
    if tenure_is_main_thread() {
      MainActor.assumeIsolated { scope.cancel() }
    } else {
      Task { @MainActor in scope.cancel() }
    }
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

  /// True when they are one task's.
  public static func == (a: Self, b: Self) -> Bool { a.scope === b.scope }
  public func hash(into hasher: inout Hasher) { hasher.combine(scope.map(ObjectIdentifier.init)) }
}
