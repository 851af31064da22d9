import Synchronization

/// An interval that has begun. `OSSignposter.endInterval` ends it.
public final class OSSignpostIntervalState: Sendable {
  let id: OSSignpostID
  /// When it began; `nil` once it has ended.
  private let start: Mutex<ContinuousClock.Instant?>

  init(_ id: OSSignpostID) {
    self.id = id
    start = Mutex(ContinuousClock.now)
  }

  /// An interval that begins now, for one that has begun elsewhere.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }

  /// Its length in seconds, or `nil` where it had ended before.
  func end() -> Double? {
    let began = start.withLock { start in
      defer { start = nil }
      return start
    }
    return began.map { $0.duration(to: .now) / .seconds(1) }
  }
}
