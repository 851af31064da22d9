import Clocks
import IssueReporting
import Synchronization
import Testing

/// What happened, in order.
actor Log {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}

@Suite struct TestClockTests {
  let clock = TestClock()
  let log = Log()

  /// How many sleeps there are on the clock.
  private var sleeps: Int {
    get async {
      do { try await clock.checkSuspension() } catch let error as SuspensionError { return error.count } catch {}
      return 0
    }
  }

  @Test func timePassesOnlyWhereTheTestSaysSo() async throws {
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      await log.add("one")
      try await clock.sleep(for: .seconds(1))
      await log.add("two")
    }
    await clock.advance(by: .milliseconds(999))
    #expect(await log.lines == [])
    await clock.advance(by: .milliseconds(1))
    #expect(await log.lines == ["one"])
    await clock.advance(by: .seconds(5))
    #expect(await log.lines == ["one", "two"])
    #expect(clock.now.offset == .seconds(6))
    try await task.value
  }

  @Test func sleepsEndInTheOrderOfTheirMomentsAndThenOfTheirBeginning() async throws {
    let tasks = [3, 1, 2].map { seconds in
      Task {
        try await clock.sleep(for: .seconds(seconds))
        await log.add("\(seconds) at \(clock.now.offset)")
      }
    }
    // Under load a task may begin late: until all three sleep.
    while await sleeps < 3 { await Task.yield() }
    await clock.run()
    #expect(await log.lines == ["1 at 1.0 seconds", "2 at 2.0 seconds", "3 at 3.0 seconds"])
    for task in tasks { task.cancel() }
    for task in tasks { _ = await task.result }
  }

  @Test func aSleepThatIsOverAlreadyDoesNotWait() async throws {
    await clock.advance(by: .seconds(5))
    try await clock.sleep(until: .init(offset: .seconds(4)))
    try await clock.checkSuspension()
  }

  @Test("A sleep until now waits for time to be let pass, be it none")
  func aSleepOfNoTime() async throws {
    let tasks = [
      Task {
        try await clock.sleep(for: .zero)
        await log.add("none")
      },
      Task {
        try await clock.sleep(until: clock.now)
        await log.add("now")
      },
    ]
    while await sleeps < 2 { await Task.yield() }
    #expect(await log.lines == [])
    await clock.advance()
    for task in tasks { try await task.value }
    #expect(await log.lines.sorted() == ["none", "now"])
    try await clock.checkSuspension()
  }

  @Test func aCancelledTaskStopsSleeping() async throws {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.advance()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await clock.checkSuspension()
    let late = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test func somethingThatSleepsIsFound() async throws {
    try await clock.checkSuspension()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    let error = await #expect(throws: SuspensionError.self) { try await clock.checkSuspension() }
    #expect(
      error?.description == """
        1 sleep is not over on the test clock.

        Let time pass with 'advance(by:)' or 'run()', or cancel the task that sleeps.
        """)
    task.cancel()
  }

  @Test func runningATimerThatGoesOnForEverIsAnIssue() async {
    let task = Task {
      for await _ in clock.timer(interval: .seconds(1)) {}
    }
    let reporter = Collecting()
    await withIssueReporters([reporter]) { await clock.run(timeout: .zero) }
    #expect(
      reporter.messages == [
        """
        'run' went on for 0.0 seconds, and there is 1 sleep still.

        A timer goes on for ever: end it, or use 'advance(by:)'. If the sleeps just are many, pass a longer 'timeout'.
        """
      ])
    task.cancel()
  }

  @Test func aTimerTicksAtEachInterval() async {
    let task = Task {
      for await moment in clock.timer(interval: .seconds(1)) {
        await log.add("\(AnyClock(clock).now.duration(to: moment)) at \(clock.now.offset)")
      }
    }
    await clock.advance(by: .seconds(2.5))
    #expect(await log.lines.count == 2)
    await clock.advance(by: .seconds(0.5))
    #expect(await log.lines.map { $0.split(separator: " at ").last } == ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
    task.cancel()
    await task.value
  }

  @Test func codeTakesAnyClock() async throws {
    func wait(_ clock: any Clock<Duration>) async throws { try await clock.sleep(for: .seconds(1)) }
    let task = Task {
      try await wait(clock)
      await log.add("test")
    }
    await clock.advance(by: .seconds(1))
    #expect(await log.lines == ["test"])
    try await task.value
    try await wait(.immediate)
    let any = AnyClock(ImmediateClock())
    let start = any.now
    try await any.sleep(for: .seconds(2))
    #expect(start.duration(to: any.now) == .seconds(2))
    #expect(AnyClock(ContinuousClock()).minimumResolution == ContinuousClock().minimumResolution)
  }
}

@Suite struct OtherClockTests {
  @Test func noSleepTakesTimeOnAnImmediateClock() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(100))
    try await clock.sleep(for: .seconds(100))
    #expect(clock.now.offset == .seconds(200))
    let task = Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func lookingAtAnUnimplementedClockIsAnIssue() async throws {
    let reporter = Collecting()
    let clock = UnimplementedClock("Search.clock", fileID: "App/Search.swift", line: 7)
    try await withIssueReporters([reporter]) { try await clock.sleep(until: .init(offset: .seconds(1))) }
    #expect(
      reporter.messages == [
        """
        Unimplemented: 'Search.clock.sleep' was used.

        The clock was left unimplemented at App/Search.swift:7. Pass a 'TestClock' or an 'ImmediateClock' to code that \
        needs the time.
        """
      ])
  }

  @Test func anUnimplementedClockNeedsNoName() async throws {
    func wait(on clock: any Clock<Duration>) async throws { try await clock.sleep(for: .seconds(1)) }
    let reporter = Collecting()
    try await withIssueReporters([reporter]) { try await wait(on: .unimplemented) }
    #expect(!reporter.messages.isEmpty)
  }
}

final class Collecting: IssueReporter {
  private let all = Mutex<[String]>([])
  var messages: [String] { all.withLock { $0 } }
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? "nil"
    all.withLock { $0.append(message) }
  }
}
