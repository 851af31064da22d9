import TenureWorld

/// How long, in real time, settling still waits for work that the screen's code has given to other queues and to threads:
/// five seconds for each, and a millisecond more each time that some comes back. What goes on longer may stay for good.
///
/// What comes back and goes again does not use it up: the world counts how often that happens, and ends it.
struct Patience {
  private static let longestWork = Duration.seconds(5)

  private let began = ContinuousClock.now
  /// What had come back before.
  private let before: ReturnedWork
  /// How much has come back, and since when it has been as much.
  private var latest: (count: Int, time: ContinuousClock.Instant)
  private(set) var isOver = false

  init(with world: World) {
    before = world.returned
    latest = (before.count, began)
  }

  /// What is left of it, if anything is.
  mutating func left(with world: World) -> Duration? {
    let now = world.returned
    if latest.count != now.count { latest = (now.count, .now) }
    let start = world.oldestOutside.map { max($0, began) } ?? latest.time
    let limit = Self.longestWork + .milliseconds(1) * (now.count - before.count)
    let left = limit - (now.duration - before.duration) - start.duration(to: .now)
    isOver = left <= .zero
    return isOver ? nil : left
  }
}
