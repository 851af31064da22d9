import Combine

extension Effect {
  /// Waits until `dueTime` has passed, and begins; another one with the same id before that begins the wait anew.
  public func debounce<S: Scheduler>(
    id: some Hashable & Sendable, for dueTime: S.SchedulerTimeType.Stride, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Effect {
    if isNone { return .none }
    return .concatenate(.wait(dueTime, scheduler, options), self).cancellable(id: id, cancelInFlight: true)
  }

  /// Sends nothing, and is over after a while.
  static func wait<S: Scheduler>(
    _ time: S.SchedulerTimeType.Stride, _ scheduler: S, _ options: S.SchedulerOptions? = nil
  ) -> Effect {
    .publisher {
      // What never sends anything has nothing to delay but its end.
      Just(()).delay(for: time, scheduler: scheduler, options: options).compactMap { _ in Action?.none }
    }
  }
}
