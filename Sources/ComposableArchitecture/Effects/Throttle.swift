import Combine
import Synchronization

extension Effect {
  /// Begins at once, and then no more often than once in each `interval`: at its end the latest one that came meanwhile,
  /// or the first.
  public func throttle<S: Scheduler>(
    id: some Hashable & Sendable, for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Effect {
    if isNone { return .none }
    let (key, now) = (CancelKey(id), scheduler.now)
    guard let window = Throttles.window(key), let began = window.began as? S.SchedulerTimeType,
      began.distance(to: now) < interval
    else {
      Throttles.set(key, Throttles.Window(began: now))
      return self
    }
    let held = latest ? self : window.held as? Effect ?? self
    Throttles.set(key, Throttles.Window(began: began, held: held))
    let begins = Effect.publisher {
      Deferred {
        Throttles.set(key, Throttles.Window(began: scheduler.now))
        return Empty<Action, Never>()
      }
    }
    return .concatenate(.wait(now.distance(to: began.advanced(by: interval)), scheduler), begins, held)
      .cancellable(id: ThrottleID(key: key), cancelInFlight: true)
  }
}

private struct ThrottleID: Hashable {
  let key: CancelKey
}

/// When the effects of an id have begun last, and which one waits.
private enum Throttles {
  struct Window: @unchecked Sendable {
    var began: Any
    var held: Any?
  }

  private static let windows = Mutex<[CancelKey: Window]>([:])

  static func window(_ key: CancelKey) -> Window? { windows.withLock { $0[key] } }
  static func set(_ key: CancelKey, _ window: Window) { windows.withLock { $0[key] = window } }
}
