import Foundation
import TenureInterpose

/// What the clocks that programs read show while a world's time passes.
enum ShownTime {
  /// How far each clock moves when this much time is let pass.
  @MainActor static func moved(by duration: Duration) -> [(String, Duration)] {
    var time = tenure_time_begin()
    let outer = unsafe tenure_time_get()
    defer { unsafe tenure_time_set(outer) }
    return unsafe withUnsafeMutablePointer(to: &time) { time in
      unsafe tenure_time_set(time)
      let (continuous, suspending, date) = (ContinuousClock.now, SuspendingClock.now, Date())
      unsafe time.pointee.passed = Int64(duration / .nanoseconds(1))
      return [
        ("ContinuousClock", continuous.duration(to: .now)), ("SuspendingClock", suspending.duration(to: .now)),
        // Dates are good for a tenth of a microsecond.
        ("Date", .milliseconds((Date().timeIntervalSince(date) * 1000).rounded())),
      ]
    }
  }
}
