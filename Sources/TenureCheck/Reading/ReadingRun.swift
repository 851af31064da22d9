import Foundation
import Synchronization

/// Reads files on several threads, and goes on without one that takes too long.
final class ReadingRun: Sendable {
  struct Progress: Sendable {
    let done: Int
    let total: Int
  }

  private struct State {
    var next = 0
    var done = 0
    var results: [FileFacts?]
    var started: [Int: ContinuousClock.Instant] = [:]
  }

  private let files: [SwiftFiles.File]
  private let limit: Duration
  private let read: @Sendable (SwiftFiles.File) -> FileFacts
  private let state: Mutex<State>
  private let finished = DispatchSemaphore(value: 0)

  init(_ files: [SwiftFiles.File], limit: Duration, read: @escaping @Sendable (SwiftFiles.File) -> FileFacts) {
    self.files = files
    self.limit = limit
    self.read = read
    state = Mutex(State(results: Array(repeating: nil, count: files.count)))
  }

  func run(threads: Int, progress: (Progress) -> Void) -> [FileFacts] {
    if files.isEmpty { return [] }
    for _ in 0..<threads { startThread() }
    while finished.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
      progress(Progress(done: state.withLock { $0.done }, total: files.count))
      for _ in 0..<giveUpLateFiles() { startThread() }
      if state.withLock({ $0.done }) == files.count { break }
    }
    return state.withLock { $0.results.compactMap { $0 } }
  }

  /// A parser cannot be stopped, so its thread is left to itself; another takes its place.
  private func giveUpLateFiles() -> Int {
    let now = ContinuousClock.now
    return state.withLock { state in
      let late = state.started.filter { $0.value.duration(to: now) > limit }.map(\.key)
      for index in late {
        state.started[index] = nil
        state.done += 1
        let file = files[index]
        state.results[index] = FileReader.empty(
          file.path, file.standing, "The file is left out: reading it takes longer than \(limit).")
      }
      return late.count
    }
  }

  private func startThread() {
    let thread = Thread { [self] in
      while let index = take() {
        let facts = read(files[index])
        if !finish(index, facts) { return }
      }
    }
    // The parser and the walks over its trees recurse as deep as the code is nested.
    thread.stackSize = 256 << 20
    thread.start()
  }

  private func take() -> Int? {
    state.withLock { state in
      guard state.next < files.count else { return nil }
      defer { state.next += 1 }
      state.started[state.next] = .now
      return state.next
    }
  }

  /// Whether anybody still waits for this thread.
  private func finish(_ index: Int, _ facts: FileFacts) -> Bool {
    let (isWanted, isLast) = state.withLock { state in
      guard state.started.removeValue(forKey: index) != nil else { return (false, false) }
      state.results[index] = facts
      state.done += 1
      return (true, state.done == files.count)
    }
    if isLast { finished.signal() }
    return isWanted
  }
}
