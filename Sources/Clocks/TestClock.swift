import ConcurrencyExtras
import IssueReporting
import Synchronization
import TenureTimers

/// A clock whose time passes only where a test says so.
///
///     let clock = TestClock()
///     let model = Stopwatch(clock: clock)
///     model.start()
///     await clock.advance(by: .seconds(3))
///     #expect(model.seconds == 3)
///
/// The trap: code that sleeps in a task of its own has to come to its sleep before time passes. `advance` lets other tasks
/// run first, and after each sleep that is over.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment of the clock.
  public struct Instant: InstantProtocol {
    /// Since the clock's beginning.
    public let offset: Duration

    /// The moment that long after the clock's beginning.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The moment that is `duration` later.
    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    /// The time from this moment to another one.
    public func duration(to other: Self) -> Duration { other.offset - offset }
    /// Whether `a` is before `b`.
    public static func < (a: Self, b: Self) -> Bool { a.offset < b.offset }
  }

  private struct Sleep {
    /// In the order of their beginning.
    var number: Int
    var continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now: Instant
    /// Those of one moment in the order of their beginning.
    var sleeps = TimerQueue<Instant, Sleep>()
    /// The numbers of sleeps in that queue.
    var queued: [Int: Int] = [:]
    var made = 0
    /// Sleeps whose task was cancelled before they began.
    var cancelled: Set<Int> = []
  }

  private let state: Mutex<State>

  /// A clock that shows a moment.
  public init(now: Instant = Instant()) { state = Mutex(State(now: now)) }

  /// What the clock shows.
  public var now: Instant { state.withLock { $0.now } }
  /// No time: any two moments can be told apart.
  public var minimumResolution: Duration { .zero }

  /// Sleeps until the clock has been put to `deadline`, or the task is cancelled: where that is now, until the next
  /// `advance()`. One that is over lets the task go on.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let number = state.withLock { state in
      state.made += 1
      return state.made
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let result = state.withLock { state -> Result<Void, any Error>? in
          if state.cancelled.remove(number) != nil { return .failure(CancellationError()) }
          if deadline < state.now { return .success(()) }
          state.queued[number] = state.sleeps.add(at: deadline, Sleep(number: number, continuation: continuation))
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let sleep = state.withLock { state -> Sleep? in
        if let queued = state.queued.removeValue(forKey: number) { return state.sleeps.cancel(queued) }
        state.cancelled.insert(number)
        return nil
      }
      sleep?.continuation.resume(throwing: CancellationError())
    }
    state.withLock { _ = $0.cancelled.remove(number) }
  }

  /// Lets time pass: what sleeps until then wakes, each at its moment, and goes on until it sleeps again or ends.
  public func advance(by duration: Duration = .zero) async { await advance(to: now.advanced(by: duration)) }

  /// Lets time pass up to a moment.
  public func advance(to deadline: Instant) async {
    await Task.megaYield()
    while let sleep = takeSleep(until: deadline) {
      sleep.continuation.resume()
      await Task.megaYield()
    }
    state.withLock { $0.now = max($0.now, deadline) }
    await Task.megaYield()
  }

  /// Lets time pass until nothing sleeps any more.
  ///
  /// The trap: code that goes on sleeping for ever is an issue, after `timeout` of real time and a hundred sleeps. (On a
  /// busy machine a few sleeps may take that time.)
  public func run(
    timeout: Swift.Duration = .milliseconds(500), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let start = ContinuousClock.now
    var woken = 0
    await Task.megaYield()
    while let sleep = takeSleep(until: nil) {
      sleep.continuation.resume()
      woken += 1
      await Task.megaYield()
      guard woken >= 100, start.duration(to: .now) > timeout else { continue }
      let sleeping = sleepers
      if sleeping == 0 { return }
      reportIssue(
        """
        'run' went on for \(timeout), and there \(sleeping == 1 ? "is 1 sleep" : "are \(sleeping) sleeps") still.

        A timer goes on for ever: end it, or use 'advance(by:)'. If the sleeps just are many, pass a longer 'timeout'.
        """,
        fileID: fileID, filePath: filePath, line: line, column: column)
      return
    }
  }

  /// Throws if something sleeps.
  ///
  ///     try await clock.checkSuspension()
  public func checkSuspension() async throws {
    await Task.megaYield()
    if sleepers > 0 { throw SuspensionError(count: sleepers) }
  }

  private var sleepers: Int { state.withLock { $0.sleeps.count } }

  /// The next sleep, with the clock put to its end.
  private func takeSleep(until deadline: Instant?) -> Sleep? {
    state.withLock { state in
      guard let (moment, sleep) = state.sleeps.next(), deadline.map({ moment <= $0 }) ?? true else { return nil }
      _ = state.sleeps.take(until: moment)
      state.queued[sleep.number] = nil
      state.now = max(state.now, moment)
      return sleep
    }
  }
}

/// Something sleeps on a test clock.
public struct SuspensionError: Error, Equatable, CustomStringConvertible {
  /// How many sleeps there are.
  public let count: Int

  public var description: String {
    """
    \(count == 1 ? "1 sleep is" : "\(count) sleeps are") not over on the test clock.

    Let time pass with 'advance(by:)' or 'run()', or cancel the task that sleeps.
    """
  }
}

extension TestClock where Duration == Swift.Duration {
  /// A clock that shows zero.
  public convenience init() { self.init(now: Instant()) }
}

extension Clock where Self == TestClock<Swift.Duration> {
  /// A clock whose time passes only where a test says so.
  public static var test: Self { TestClock() }
}
