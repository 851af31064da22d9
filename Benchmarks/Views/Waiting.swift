import Dispatch
import TenureWorld

/// Tasks that sleep in a test's world and wake one after another, and what a debounce does: a sleep that the next one
/// cancels.
@MainActor func sleepers(_ count: Int) {
  report.time("sleeping tasks", count, runs: 5, per: count) {
    let world = World()
    defer { world.close() }
    return seconds {
      world.enter {
        for number in 0..<count { Task { try? await Task.sleep(for: .milliseconds(number)) } }
      }
      world.advance(by: .milliseconds(count))
    }
  }
  report.time("debounces", count, runs: 5, per: count) {
    let world = World()
    defer { world.close() }
    return seconds {
      var last: Task<Void, Never>?
      for _ in 0..<count {
        world.enter {
          last?.cancel()
          last = Task { try? await Task.sleep(for: .seconds(1)) }
        }
        world.drain()
      }
      world.advance(by: .seconds(2))
    }
  }
}
