import Dependencies
import Foundation
import Synchronization
import Testing

@Suite struct BuiltInTests {
  @Test func identifiersCountOrStayTheSame() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      let model = Model()
      #expect(model.uuid() == UUID(0))
      #expect(model.uuid().uuidString == "00000000-0000-0000-0000-000000000001")
    }
    withDependencies {
      $0.uuid = .constant(UUID(255))
    } operation: {
      #expect(Model().uuid().uuidString == "00000000-0000-0000-0000-0000000000FF")
    }
  }

  @Test func whatATestDoesNotOverrideIsAnIssueWhenItIsUsed() async throws {
    let reporter = Collecting()
    @Dependency(\.date) var date
    @Dependency(\.uuid) var uuid
    @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
    @Dependency(\.continuousClock) var clock
    @Dependency(\.mainQueue) var mainQueue
    @Dependency(\.openURL) var openURL
    @Dependency(\.locale) var locale
    let line = #line
    let log = Log()
    try await withIssueReporters([reporter]) {
      _ = (date.now, uuid())
      _ = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
      try await clock.sleep(for: .seconds(1))
      mainQueue.schedule { log.add("ran") }
      await openURL(URL(string: "https://swift.org")!)
      _ = locale
    }
    #expect(log.lines == ["ran"])
    let messages = reporter.messages
    #expect(
      messages.first == """
        @Dependency(\\.date) was used in a test that does not override it.

        Say what it is: 'withDependencies { $0.date = .constant(…) } operation: { … }'.

        It is declared at DependenciesTests/BuiltInTests.swift:\(line - 7).
        @\(line - 7)
        """)
    let names = ["date", "uuid", "withRandomNumberGenerator", "continuousClock", "mainQueue", "openURL", "locale"]
    for name in names { #expect(messages.contains { $0.contains("@Dependency(\\.\(name)") }, "\(name)") }
    #expect(messages.contains { $0.contains("$0.uuid = .incrementing") })
  }

  @Test func clocksAndQueuesOfATestPassTime() async throws {
    let (clock, queue) = (TestClock(), DispatchQueue.test)
    let log = Log()
    let task = withDependencies {
      $0.continuousClock = clock
      $0.mainQueue = queue.eraseToAnyScheduler()
    } operation: {
      @Dependency(\.mainQueue) var mainQueue
      mainQueue.schedule(after: mainQueue.now.advanced(by: .seconds(2))) { log.add("queue") }
      return Task {
        @Dependency(\.continuousClock) var clock
        try await clock.sleep(for: .seconds(1))
        log.add("clock")
      }
    }
    await clock.advance(by: .seconds(1))
    await queue.advance(by: .seconds(1))
    #expect(log.lines == ["clock"])
    await queue.advance(by: .seconds(1))
    #expect(log.lines == ["clock", "queue"])
    try await task.value
  }

  @Test func workForWhichNobodyWaitsIsWaitedForInTests() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let log = Log()
    await fireAndForget {
      await Task.yield()
      log.add("done")
    }
    #expect(log.lines == ["done"])
  }

  @Test func assertionsFailTheTest() {
    @Dependency(\.assert) var assert
    @Dependency(\.precondition) var precondition
    @Dependency(\.assertionFailure) var assertionFailure
    assert(true)
    let reporter = Collecting()
    withIssueReporters([reporter]) {
      assert(1 > 2, "One is less.")
      precondition(false)
      assertionFailure("Never.")
    }
    let line = #line
    #expect(
      reporter.messages == [
        "Assertion failed: One is less.\n@\(line - 4)", "Precondition failed.\n@\(line - 3)",
        "Assertion failed: Never.\n@\(line - 2)",
      ])
  }

  @Test func liveValuesAreThoseOfTheSystem() async {
    await withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.date) var date
      @Dependency(\.notificationCenter) var center
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      @Dependency(\.calendar) var calendar
      @Dependency(\.timeZone) var timeZone
      #expect(date.now > Date(timeIntervalSince1970: 1_700_000_000))
      #expect(center === NotificationCenter.default)
      #expect((1...6).contains(withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }))
      #expect(calendar.identifier == Calendar.current.identifier)
      #expect(timeZone.identifier == TimeZone.current.identifier)
      let reporter = Collecting()
      await withIssueReporters([reporter]) {
        @Dependency(\.openURL) var openURL
        #expect(await openURL(URL(string: "https://swift.org")!) == false)
      }
      #expect(reporter.messages.first?.contains("Outside of a view no user is known.") == true)
    }
    @Dependency(\.notificationCenter) var center
    #expect(center !== NotificationCenter.default)
  }
}
