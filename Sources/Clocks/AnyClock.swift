/// A clock whose type is not told.
///
///     let clock: AnyClock<Duration> = isDemo ? AnyClock(ImmediateClock()) : AnyClock(ContinuousClock())
///
/// The trap: moments of two such clocks do not compare, also if the clocks behind them are of one type.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of the clock.
  public struct Instant: InstantProtocol {
    /// Since this clock was made.
    let offset: Duration

    /// The moment that is `duration` later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    /// The time from this moment to another one.
    public func duration(to other: Self) -> Duration { other.offset - offset }
    /// Whether `a` is before `b`.
    public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
  }

  private let currentInstant: @Sendable () -> Instant
  private let resolution: @Sendable () -> Duration
  private let sleep: @Sendable (Instant, Duration?) async throws -> Void

  /// A clock, without its type.
  public init<Base: Clock>(_ clock: Base) where Base.Instant.Duration == Duration {
    let start = clock.now
    currentInstant = { Instant(offset: start.duration(to: clock.now)) }
    resolution = { clock.minimumResolution }
    sleep = { try await clock.sleep(until: start.advanced(by: $0.offset), tolerance: $1) }
  }

  /// What the clock shows.
  public var now: Instant { currentInstant() }
  /// The smallest step that the clock can tell apart.
  public var minimumResolution: Duration { resolution() }
  /// Sleeps until the clock shows `deadline`.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(deadline, tolerance)
  }
}
