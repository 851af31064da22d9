import Synchronization

/// The one place that all timed and queued work of the Dispatch and Foundation schedulers passes through.
///
/// A test harness puts a `Harness` here to run that work on its own clock and queue. It is there for the whole process, so
/// it looks at the calling thread or task to see whether the work is its own.
package enum SchedulingHook {
  /// What takes the work over.
  package struct Harness: Sendable {
    /// Takes an action, or returns nil for "not mine, do it for real". The result stops a repeating action when it is
    /// cancelled; the result for an action without interval is dropped at once, which must not cancel it.
    /// - Parameters of the closure: the delay in nanoseconds from now, the interval in nanoseconds if it repeats, the
    ///   action, and whether it belongs on the main queue or main run loop.
    package var schedule:
      @Sendable (
        _ delay: UInt64, _ interval: UInt64?, _ action: @escaping @Sendable () -> Void, _ isMain: Bool
      ) -> (any Cancellable)?
    /// The time in nanoseconds since 1970, or nil for "not mine, ask the real clock".
    package var now: @Sendable () -> UInt64?

    package init(
      schedule:
        @escaping @Sendable (
          _ delay: UInt64, _ interval: UInt64?, _ action: @escaping @Sendable () -> Void, _ isMain: Bool
        ) -> (any Cancellable)?,
      now: @escaping @Sendable () -> UInt64?
    ) {
      self.schedule = schedule
      self.now = now
    }
  }

  private static let harnesses = Mutex<[Harness]>([])

  /// Puts a harness in force, for good; the first one that takes a piece of work has it.
  package static func add(_ harness: Harness) { harnesses.withLock { $0.append(harness) } }

  /// A harness's time, if one answers for the caller.
  package static var now: UInt64? {
    for harness in harnesses.withLock({ $0 }) { if let now = harness.now() { return now } }
    return nil
  }

  /// Offers work to the harness; nil means that the scheduler has to do it.
  static func take(
    after delay: UInt64 = 0, every interval: UInt64? = nil, isMain: Bool, _ action: @escaping () -> Void
  ) -> (any Cancellable)? {
    let harnesses = harnesses.withLock { $0 }
    if harnesses.isEmpty { return nil }
    let carried = Carried(action)
    for harness in harnesses {
      if let taken = harness.schedule(delay, interval, { carried.value() }, isMain) { return taken }
    }
    return nil
  }
}
