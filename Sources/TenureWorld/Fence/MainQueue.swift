import Dispatch
import TenureInterpose
import TenureThread

/// What the system's clock shows, whatever world's code runs here.
func realTime() -> ContinuousClock.Instant {
  let here = unsafe tenure_here_get()
  defer { unsafe tenure_here_set(here) }
  tenure_time_set(nil)
  return .now
}

/// Puts `body` on the real main queue, whatever world's code runs here.
func onMainQueue(after delay: Duration? = nil, _ body: @escaping @Sendable () -> Void) {
  let here = unsafe tenure_here_get()
  defer { unsafe tenure_here_set(here) }
  tenure_screen_set(nil)
  tenure_time_set(nil)
  if let delay {
    DispatchQueue.main.asyncAfter(
      deadline: .now() + .nanoseconds(Int(min(delay / .nanoseconds(1), 9e18))), execute: body)
  } else {
    DispatchQueue.main.async(execute: body)
  }
}
