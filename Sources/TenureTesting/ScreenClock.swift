import Synchronization
import TenureRuntime

/// A clock that shows a screen's time, for models that take one.
///
///     let clock = ScreenClock()
///     let screen = Screen(Stopwatch(clock: clock), clock: clock)
///     await screen.advance(by: .seconds(3))      // clock.now is three seconds later
///
/// The trap: before the screen is made it stands at zero.
public final class ScreenClock: Clock, Sendable {
  public struct Instant: InstantProtocol, Hashable, Sendable {
    /// Since the screen was made.
    public var offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    public func duration(to other: Instant) -> Duration { other.offset - offset }
    public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
  }

  private let world = Mutex<World?>(nil)

  public init() {}

  func follow(_ world: World) {
    let before = self.world.withLock { followed in
      defer { followed = world }
      return followed
    }
    // A world that nobody has any more lets go of anything: not while the lock is held.
    _ = consume before
  }

  public var now: Instant { Instant(offset: world.withLock { $0?.now } ?? .zero) }
  public var minimumResolution: Duration { .nanoseconds(1) }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await Task.sleep(for: now.duration(to: deadline), tolerance: tolerance)
  }
}
