import Synchronization
import TenureWorld

/// A clock that shows a screen's time, for models that take one.
///
///     let clock = ScreenClock()
///     let screen = Screen(Stopwatch(clock: clock), clock: clock)
///     await screen.advance(by: .seconds(3))      // clock.now is three seconds later
///
/// The trap: before the screen is made it shows zero.
public final class ScreenClock: Clock, Sendable {
  /// A moment on a screen's clock.
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// Since the screen was made.
    public var offset: Duration

    /// The moment that is `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    /// The time from this moment to another one.
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    /// Whether `a` is before `b`.
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private let world = Mutex<World?>(nil)

  /// A clock that stands still until a screen is made with it.
  public init() {}

  func follow(_ world: World) {
    let before = self.world.withLock { followed in
      defer { followed = world }
      return followed
    }
    // A world that nobody has any more lets go of anything: not while the lock is held.
    _ = consume before
  }

  /// The virtual time of the screen.
  public var now: Instant { Instant(offset: world.withLock { $0?.now } ?? .zero) }
  /// The smallest step that the clock can tell apart.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until the screen's virtual time has come to `deadline`: `await screen.advance(by:)` lets it pass.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await Task.sleep(for: now.duration(to: deadline), tolerance: tolerance)
  }
}
