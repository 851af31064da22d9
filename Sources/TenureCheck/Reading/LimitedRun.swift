import Foundation
import Synchronization

/// Does something with each of many things on several threads, and goes on without those that take too long.
final class LimitedRun<Element: Sendable, Result: Sendable>: Sendable {
  private struct State {
    var next = 0
    var done = 0
    var results: [Result?]
    var started: [Int: ContinuousClock.Instant] = [:]
  }

  private let elements: [Element]
  private let limit: Duration
  private let work: @Sendable (Element) -> Result
  /// What stands for the result of one that was not waited for.
  private let givenUp: @Sendable (Element, GivenUp) -> Result
  private let state: Mutex<State>
  private let finished = DispatchSemaphore(value: 0)

  init(
    _ elements: [Element], limit: Duration, givenUp: @escaping @Sendable (Element, GivenUp) -> Result,
    work: @escaping @Sendable (Element) -> Result
  ) {
    self.elements = elements
    self.limit = limit
    self.givenUp = givenUp
    self.work = work
    state = Mutex(State(results: Array(repeating: nil, count: elements.count)))
  }

  /// In the order of the elements. `progress` hears of how many are done, ten times a second. What has not been begun
  /// when the deadline is over is not begun.
  func run(
    threads: Int, until deadline: Deadline? = nil, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> [Result] {
    if elements.isEmpty { return [] }
    if deadline?.isOver == true { giveUpTheRest() } else { for _ in 0..<threads { startThread() } }
    while state.withLock({ $0.done }) < elements.count, finished.wait(timeout: .now() + .milliseconds(100)) == .timedOut
    {
      progress(state.withLock { $0.done }, elements.count)
      if deadline?.isOver == true { giveUpTheRest() } else { for _ in 0..<giveUpLateOnes() { startThread() } }
    }
    return state.withLock { $0.results.compactMap { $0 } }
  }

  /// What a thread does cannot be stopped, so it is left to itself; another takes its place.
  private func giveUpLateOnes() -> Int {
    let now = ContinuousClock.now
    return state.withLock { state in
      let late = state.started.filter { $0.value.duration(to: now) > limit }.map(\.key)
      for index in late {
        state.started[index] = nil
        state.done += 1
        state.results[index] = givenUp(elements[index], .tooLong)
      }
      return late.count
    }
  }

  private func giveUpTheRest() {
    state.withLock { state in
      for index in Array(state.started.keys) + Array(state.next..<max(state.next, elements.count)) {
        state.results[index] = givenUp(elements[index], .runIsOver)
      }
      state.started = [:]
      state.next = elements.count
      state.done = elements.count
    }
  }

  private func startThread() {
    let thread = Thread { [self] in
      while let index = take() {
        let result = work(elements[index])
        if !finish(index, result) { return }
      }
    }
    // The parser and the walks over its trees recurse as deep as the code is nested.
    thread.stackSize = 256 << 20
    thread.start()
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < elements.count else { return nil }
      defer { state.next += 1 }
      state.started[state.next] = .now
      return state.next
    }
  }

  /// Whether anybody still waits for this thread.
  private func finish(_ index: Int, _ result: Result) -> Bool {
    let (isWanted, isLast) = state.withLock { state in
      guard state.started.removeValue(forKey: index) != nil else { return (false, false) }
      state.results[index] = result
      state.done += 1
      return (true, state.done == elements.count)
    }
    if isLast { finished.signal() }
    return isWanted
  }
}
