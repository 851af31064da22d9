import Foundation
import TenureInterpose
import TenureTree

/// A timer of Foundation's on the main run loop, in a world's time: `Timer.scheduledTimer`.
final class RunLoopTimer {
  private let timer: Timer
  private let world: World
  /// What was going on when it was set. What repeats is an event of its own.
  private let cause: Cause?

  private init(_ timer: Timer, _ world: World) {
    self.timer = timer
    self.world = world
    let interval = timer.timeInterval
    cause = interval > 0 ? Cause("timer every \(Duration.seconds(min(interval, 1e9)))") : Cause.current
  }

  /// Takes all such timers that worlds' code sets.
  static func watch() {
    unsafe tenure_take_timers { timer in
      guard let world = World.current else { return false }
      let timer = unsafe Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue()
      return RunLoopTimer(timer, world).wait()
    }
  }

  /// False when the world is closed.
  @discardableResult private func wait() -> Bool {
    // Dates are good for a tenth of a microsecond: one more would be too late for a test that lets just the time pass.
    let delay = (timer.fireDate.timeIntervalSinceNow * 1e6).rounded() / 1e6
    return world.schedule(after: .seconds(min(max(0, delay), 1e9))) { [self] in isDue() }
  }

  private func isDue() {
    guard timer.isValid else { return }
    // The program may have put it off meanwhile.
    if timer.fireDate.timeIntervalSinceNow > 1e-6 {
      wait()
      return
    }
    // Without an interval a timer that repeats takes a tenth of a millisecond.
    if timer.timeInterval > 0 { timer.fireDate += max(timer.timeInterval, 1e-4) }
    _ = world.add(.block { [timer] in timer.fire() }, cause: cause)
    if timer.timeInterval > 0 { wait() }
  }
}
