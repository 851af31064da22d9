import Foundation
import TenureCombine

/// What the schedulers of publishers do later: timers, delays, hops to a queue. Whoever owns time may take it over.
package enum TimedWork {
  /// Takes an action, to be run after `delay`, again after each `interval` if there is one, on the main actor or on none;
  /// returns how to cancel it, or nil for "not mine".
  package typealias Taker =
    @Sendable (
      _ delay: Duration, _ interval: Duration?, _ isMain: Bool, _ action: @escaping @Sendable () -> Void
    ) -> (@Sendable () -> Void)?

  /// Offers all such work to `take` from now on. `now` is the time since 1970, or nil for "not mine".
  package static func offer(_ take: @escaping Taker, now: @escaping @Sendable () -> Duration?) {
    SchedulingHook.add(
      SchedulingHook.Harness(
        schedule: { delay, interval, action, isMain in
          take(.nanoseconds(delay), interval.map { .nanoseconds($0) }, isMain, action).map { AnyCancellable($0) }
        },
        now: { now().map { nanoseconds($0) } }))
  }

  private static func nanoseconds(_ duration: Duration) -> UInt64 {
    let (seconds, attoseconds) = duration.components
    return UInt64(seconds) * 1_000_000_000 + UInt64(attoseconds / 1_000_000_000)
  }
}
