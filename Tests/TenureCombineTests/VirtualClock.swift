import Synchronization
import TenureCombine

/// Takes over all scheduled work of one test: nothing runs before `advance`.
final class VirtualClock: Sendable {
  struct Job: Sendable {
    var time: UInt64
    var interval: UInt64?
    var isMain: Bool
    var action: @Sendable () -> Void
  }

  private struct State {
    var now: UInt64 = 1_000_000_000
    var jobs: [Int: Job] = [:]  // by order of scheduling
    var nextID = 0
  }

  @TaskLocal private static var current: VirtualClock?

  private static let install: Void = {
    SchedulingHook.add(
      SchedulingHook.Harness(
        schedule: { delay, interval, action, isMain in
          VirtualClock.current?.add(after: delay, every: interval, isMain: isMain, action)
        },
        now: { VirtualClock.current?.now }))
  }()

  private let state = Mutex(State())

  var now: UInt64 { state.withLock { $0.now } }

  /// What waits: the time from now in milliseconds, with "main" or "other" and "repeats".
  var waiting: [String] {
    state.withLock { state in
      state.jobs.sorted { ($0.value.time, $0.key) < ($1.value.time, $1.key) }.map { _, job in
        let words = [
          "\((job.time - state.now) / 1_000_000)", job.isMain ? "main" : "other", job.interval == nil ? nil : "repeats",
        ]
        return words.compactMap(\.self).joined(separator: " ")
      }
    }
  }

  /// Runs a test's body under this clock.
  func run(_ body: () throws -> Void) rethrows {
    Self.install
    try Self.$current.withValue(self, operation: body)
  }

  /// Moves the time on, and runs what is due on the way.
  func advance(milliseconds: UInt64 = 0) {
    let end = now + milliseconds * 1_000_000
    while let job = nextJob(until: end) { job() }
    state.withLock { $0.now = end }
  }

  private func add(
    after delay: UInt64, every interval: UInt64?, isMain: Bool, _ action: @escaping @Sendable () -> Void
  ) -> AnyCancellable {
    let id = state.withLock { state in
      defer { state.nextID += 1 }
      state.jobs[state.nextID] = Job(time: state.now + delay, interval: interval, isMain: isMain, action: action)
      return state.nextID
    }
    // Work without an interval is not cancelled when the result goes.
    return AnyCancellable { if interval != nil { self.remove(id) } }
  }

  private func remove(_ id: Int) { state.withLock { _ = $0.jobs.removeValue(forKey: id) } }

  private func nextJob(until end: UInt64) -> (@Sendable () -> Void)? {
    state.withLock { state in
      let first = state.jobs.filter { $0.value.time <= end }.min { ($0.value.time, $0.key) < ($1.value.time, $1.key) }
      guard let (id, job) = first else { return nil }
      state.now = job.time
      if let interval = job.interval { state.jobs[id]?.time += interval } else { state.jobs[id] = nil }
      return job.action
    }
  }
}
