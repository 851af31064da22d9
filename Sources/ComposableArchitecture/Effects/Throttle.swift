import Combine

extension Effect {
  /// Begins at once, and then no more often than once in each `interval`: at its end the latest one that came meanwhile,
  /// or the first.
  public func throttle<S: Scheduler>(
    id: some Hashable & Sendable, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Effect {
    if isNone { return .none }
    let (key, time) = (CancelKey(id), Unchecked((scheduler, interval)))
    let waiting = CancelKey(ThrottleID(key: key))
    return Effect(
      .made { center in
        let (scheduler, interval) = time.value
        return throttled(key, waiting, interval, scheduler, latest, in: center)
      })
  }

  @MainActor private func throttled<S: Scheduler>(
    _ key: CancelKey, _ waiting: CancelKey, _ interval: S.SchedulerTimeType.Stride, _ scheduler: S, _ latest: Bool,
    in center: EffectCenter
  ) -> Effect {
    func open(held: Effect? = nil, at began: S.SchedulerTimeType) {
      center.setWindow(
        key, ThrottleWindow(began: began, held: held) { began.distance(to: scheduler.now) >= interval })
    }
    let now = scheduler.now
    guard let window = center.window(key), let began = window.began as? S.SchedulerTimeType,
      began.distance(to: now) < interval
    else {
      open(at: now)
      return self
    }
    let held = latest ? self : window.held as? Effect ?? self
    open(held: held, at: began)
    let begins = Effect(
      .made { _ in
        open(at: scheduler.now)
        return held
      })
    let wait = Effect.wait(now.distance(to: began.advanced(by: interval)), scheduler)
    return Effect(.cancellable(.concatenate(wait, begins), waiting, cancelInFlight: true))
  }
}

/// When the effects of an id have begun last, and which one waits for the end of the interval.
struct ThrottleWindow {
  let began: Any
  let held: Any?
  /// True when the next effect begins at once, as without a window.
  let isOver: () -> Bool
}

private struct ThrottleID: Hashable {
  let key: CancelKey
}
