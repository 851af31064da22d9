extension Clock where Duration: Hashable {
  /// Moments one after another, for as long as somebody waits for them.
  ///
  ///     for await _ in clock.timer(interval: .seconds(1)) { seconds += 1 }
  ///
  /// Moments that pass while nobody waits are left out: the next one is in step with the others again.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> AsyncTimerSequence<AnyClock<Duration>> {
    AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}

/// Moments of a clock, an interval apart.
public struct AsyncTimerSequence<C: Clock>: AsyncSequence {
  /// A moment.
  public typealias Element = C.Instant
  /// It does not fail: cancelled, it ends.
  public typealias Failure = Never

  let interval: C.Instant.Duration
  let tolerance: C.Instant.Duration?
  let clock: C

  /// Moments of `clock`.
  public init(interval: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C) {
    self.interval = interval
    self.tolerance = tolerance
    self.clock = clock
  }

  /// Begins to count.
  public func makeAsyncIterator() -> Iterator { Iterator(sequence: self, last: nil) }

  /// Waits for one moment after another.
  public struct Iterator: AsyncIteratorProtocol {
    let sequence: AsyncTimerSequence
    var last: C.Instant?

    /// Sleeps until the next moment. Nil when the task is cancelled.
    public mutating func next() async -> C.Instant? {
      let (clock, interval) = (sequence.clock, sequence.interval)
      let now = clock.now
      var deadline = (last ?? now).advanced(by: interval)
      var missed = 0
      while deadline <= now, interval > .zero {
        missed += 1
        // So far behind that nobody knows the step any more.
        deadline = (missed < 10_000 ? deadline : now).advanced(by: interval)
      }
      do {
        try await clock.sleep(until: deadline, tolerance: sequence.tolerance)
      } catch {
        return nil
      }
      last = deadline
      return clock.now
    }
  }
}

extension AsyncTimerSequence: Sendable {}
