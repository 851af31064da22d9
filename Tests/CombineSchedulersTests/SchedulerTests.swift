import Combine
import CombineSchedulers
import Foundation
import IssueReporting
import Testing

@Suite struct SchedulerTests {
  @Test func aDebounceWaitsForTheTestsTime() {
    let queue = DispatchQueue.test
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscription = subject.debounce(for: .milliseconds(300), scheduler: queue.eraseToAnyScheduler())
      .sink { values.append($0) }
    subject.send(1)
    queue.advance(by: .milliseconds(299))
    subject.send(2)
    queue.advance(by: .milliseconds(299))
    #expect(values == [])
    queue.advance(by: .milliseconds(1))
    #expect(values == [2])
    subscription.cancel()
  }

  @Test func actionsRunInTheOrderOfTheirTimesAndThenOfTheirScheduling() {
    let queue = DispatchQueue.test
    var log: [String] = []
    queue.schedule(after: queue.now.advanced(by: 2)) { log.append("c") }
    queue.schedule(after: queue.now.advanced(by: 1)) {
      log.append("a")
      queue.schedule(after: queue.now.advanced(by: 1)) { log.append("d") }
    }
    queue.schedule(after: queue.now.advanced(by: 1)) { log.append("b") }
    queue.schedule { log.append("now") }
    queue.advance()
    #expect(log == ["now"])
    queue.run()
    #expect(log == ["now", "a", "b", "c", "d"])
  }

  @Test func aRepeatingActionGoesOnUntilItIsCancelled() {
    let loop = RunLoop.test
    var count = 0
    let timer = loop.schedule(after: loop.now, interval: .seconds(1)) { count += 1 }
    loop.advance(by: .seconds(3))
    #expect(count == 4)
    timer.cancel()
    loop.advance(by: .seconds(3))
    #expect(count == 4)
  }

  @Test func anImmediateSchedulerRunsAtOnce() {
    var log: [Int] = []
    let queue = AnySchedulerOf<DispatchQueue>.immediate
    queue.schedule(after: queue.now.advanced(by: 100)) { log.append(1) }
    #expect(log == [1])
    _ = Just(2).delay(for: 100, scheduler: RunLoop.immediate).sink { log.append($0) }
    #expect(log == [1, 2])
  }

  @Test func usingAnUnimplementedSchedulerFailsTheTest() {
    withExpectedIssue { AnySchedulerOf<RunLoop>.unimplemented("Search.loop").schedule {} }
  }

  @Test func tasksSleepAndCountOnIt() async throws {
    let queue = DispatchQueue.test
    let any = queue.eraseToAnyScheduler()
    let task = Task {
      try await any.sleep(for: .seconds(1))
      var count = 0
      for await _ in any.timer(interval: .seconds(1)) {
        count += 1
        if count == 3 { break }
      }
      return any.now
    }
    await queue.advance(by: .seconds(1))
    await queue.advance(by: .seconds(5))
    #expect(try await task.value.dispatchTime.uptimeNanoseconds >= 4_000_000_000)
  }
}
