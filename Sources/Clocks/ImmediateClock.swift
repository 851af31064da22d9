import Synchronization

/// A clock on which no sleep takes any time: it shows the end of the sleep at once.
///
///     let model = Stopwatch(clock: ImmediateClock())
///
/// The trap: a timer on it never pauses. Use a `TestClock` for what goes on.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment of the clock.
  public struct Instant: InstantProtocol {
    /// Since the clock's beginning.
    public let offset: Duration

    /// The moment that long after the clock's beginning.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The moment that is `duration` later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    /// The time from this moment to another one.
    public func duration(to other: Self) -> Duration { other.offset - offset }
    /// Whether `a` is before `b`.
    public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
  }

  private let time: Mutex<Instant>

  /// A clock that shows a moment.
  public init(now: Instant = Instant()) { time = Mutex(now) }

  /// What the clock shows: the latest end of a sleep.
  public var now: Instant { time.withLock { $0 } }
  /// No time: any two moments can be told apart.
  public var minimumResolution: Duration { .zero }

  /// Shows the deadline and goes on. Other tasks may run in between.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// A clock that shows zero.
  public convenience init() { self.init(now: Instant()) }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A clock on which no sleep takes any time.
  public static var immediate: Self { ImmediateClock() }
}
