import Clocks
import Synchronization
import Testing

/// How many comparisons of times there have been.
private let comparisons = Mutex(0)

/// Seconds whose comparisons are counted.
private struct Counted: DurationProtocol, Hashable {
  var seconds: Int

  static var zero: Self { Self(seconds: 0) }
  static func + (a: Self, b: Self) -> Self { Self(seconds: a.seconds + b.seconds) }
  static func - (a: Self, b: Self) -> Self { Self(seconds: a.seconds - b.seconds) }
  static func / (a: Self, b: Int) -> Self { Self(seconds: a.seconds / b) }
  static func * (a: Self, b: Int) -> Self { Self(seconds: a.seconds * b) }
  static func / (a: Self, b: Self) -> Double { Double(a.seconds) / Double(b.seconds) }
  static func == (a: Self, b: Self) -> Bool {
    comparisons.withLock { $0 += 1 }
    return a.seconds == b.seconds
  }
  static func < (a: Self, b: Self) -> Bool {
    comparisons.withLock { $0 += 1 }
    return a.seconds < b.seconds
  }
}

/// Each sleep costs what it costs, however many others there are.
@Suite(.serialized) struct ManySleepsTests {
  private let clock = TestClock<Counted>(now: .init())

  private func sleepers(_ count: Int, _ log: Log) async -> [Task<Void, any Error>] {
    let tasks = (0..<count).map { number in
      Task {
        // Later ones first.
        try await clock.sleep(until: .init(offset: Counted(seconds: count - number)))
        if number % 100 == 0 { await log.add("\(number)") }
      }
    }
    while await sleeps < count { await Task.yield() }
    return tasks
  }

  private var sleeps: Int {
    get async {
      do { try await clock.checkSuspension() } catch let error as SuspensionError { return error.count } catch {}
      return 0
    }
  }

  @Test func aThousandSleepsWakeInOrderWithoutALookAtAllOfThem() async throws {
    let log = Log()
    let tasks = await sleepers(1_000, log)
    comparisons.withLock { $0 = 0 }
    await clock.advance(to: .init(offset: Counted(seconds: 1_000)))
    for task in tasks { try await task.value }
    #expect(comparisons.withLock { $0 } < 200_000)
    #expect(await log.lines == (0..<10).reversed().map { "\($0 * 100)" })
  }

  @Test func aThousandSleepsAreCancelled() async throws {
    let log = Log()
    let tasks = await sleepers(1_000, log)
    comparisons.withLock { $0 = 0 }
    for task in tasks where await sleeps > 0 { task.cancel() }
    for task in tasks { _ = await task.result }
    #expect(comparisons.withLock { $0 } < 200_000)
    #expect(await sleeps == 0)
    #expect(await log.lines == [])
  }
}
