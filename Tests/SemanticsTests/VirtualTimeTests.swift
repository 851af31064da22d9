import Foundation
import SwiftUI
import TenureTesting
import Testing

/// Real time passes here; how much does not matter.
private func takeRealTime() {
  var numbers = SystemRandomNumberGenerator()
  var sum: UInt64 = 0
  for _ in 0..<10_000 { sum &+= numbers.next() }
  withExtendedLifetime(sum) {}
}

private struct Sleepers: View {
  let diary: Diary
  let delay: Duration
  let other: Duration
  var body: some View {
    Text("Sleepers")
      .task { await sleep(delay, "first") }
      .task { await sleep(other, "second") }
      .task { await sleep(delay, "third") }
  }

  /// Takes real time before it sleeps, as on a busy machine.
  private func sleep(_ delay: Duration, _ name: String) async {
    takeRealTime()
    try? await Task.sleep(for: delay)
    diary.note(name)
  }
}

/// Looks at a clock, does something, and looks again.
private struct Watch: View {
  let diary: Diary
  let work: @MainActor () async -> Void
  var body: some View {
    Text("Watch").task {
      let (steady, suspending, date) = (ContinuousClock.now, SuspendingClock.now, Date())
      await work()
      diary.note("\(steady.duration(to: .now))")
      diary.note("\(suspending.duration(to: .now))")
      diary.note("\(date.distance(to: .now))")
    }
  }
}

private struct Banner: View {
  @State private var isShown = false
  @State private var from = "nowhere yet"
  var body: some View {
    VStack {
      Button("Show") {
        isShown = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isShown = false }
      }
      Button("Change my mind") {
        isShown = true
        let hide = DispatchWorkItem { isShown = false }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: hide)
        hide.cancel()
      }
      Button("By the calendar") {
        isShown = true
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + .seconds(3600)) { isShown = false }
      }
      Button("On the run loop") {
        isShown = true
        RunLoop.main.schedule(after: .init(Date() + 0.3)) { isShown = false }
      }
      Button("Elsewhere") {
        DispatchQueue.global().asyncAfter(deadline: .now() + 5) {
          let isMain = Thread.isMainThread
          DispatchQueue.main.async { from = isMain ? "main" : "another thread" }
        }
      }
      if isShown { Text("Saved") }
      Text(from)
    }
  }
}

@MainActor @Suite struct VirtualTimeTests {
  @Test(
    "Equal sleeps end in the order of their beginning, however busy the machine is",
    arguments: [Duration.milliseconds(1), .milliseconds(35), .milliseconds(250), .seconds(1), .seconds(90)])
  func order(delay: Duration) async {
    let diary = Diary()
    let screen = Screen(Sleepers(diary: diary, delay: delay, other: delay))
    await screen.advance(by: delay - .microseconds(1))
    #expect(diary.takeLines() == [])
    await screen.advance(by: .microseconds(1))
    #expect(diary.takeLines() == ["first", "second", "third"])
    screen.close()
  }

  @Test("The shorter sleep ends first, by itself")
  func shorterFirst() async {
    let diary = Diary()
    let screen = Screen(Sleepers(diary: diary, delay: .milliseconds(501), other: .milliseconds(500)))
    await screen.advance(by: .milliseconds(500))
    #expect(diary.takeLines() == ["second"])
    await screen.advance(by: .milliseconds(1))
    #expect(diary.takeLines() == ["first", "third"])
    screen.close()
  }

  @Test(
    "Clocks show the time that passes, and no other", arguments: [Duration.zero, .nanoseconds(300), .seconds(3600)])
  func clocks(wait: Duration) async throws {
    let diary = Diary()
    let screen = Screen(
      Watch(diary: diary) {
        takeRealTime()
        if wait > .zero { try? await Task.sleep(for: wait) }
      })
    await screen.advance(by: wait)
    let lines = diary.takeLines()
    try #require(lines.count == 3)
    #expect(lines[0] == "\(wait)")
    #expect(lines[1] == "\(wait)")
    #expect(abs(Double(lines[2])! - wait / .seconds(1)) < 1e-6)
    screen.close()
  }

  @Test("A deadline made before another sleep is kept")
  func deadline() async {
    let diary = Diary()
    let screen = Screen(
      Watch(diary: diary) {
        let deadline = ContinuousClock.now + .seconds(3)
        try? await Task.sleep(for: .seconds(2))
        try? await Task.sleep(until: deadline)
      })
    await screen.advance(by: .seconds(3) - .nanoseconds(1))
    #expect(diary.takeLines() == [])
    await screen.advance(by: .nanoseconds(1))
    #expect(diary.takeLines().first == "3.0 seconds")
    screen.close()
  }

  @Test("Code that looks at a clock until it moves comes to its end")
  func looking() async {
    let diary = Diary()
    let screen = Screen(
      Watch(diary: diary) {
        let begin = ContinuousClock.now
        while begin.duration(to: .now) < .milliseconds(2) {}
      })
    await screen.settle()
    let line = diary.takeLines().first ?? ""
    #expect(line.hasPrefix("0.002"), "the clock showed \(line)")
    screen.close()
  }

  @Test("What is put on the main queue for later is done when its time comes")
  func mainQueue() async throws {
    let screen = Screen(Banner())
    try screen.button("Show").tap()
    await screen.advance(by: .seconds(2) - .microseconds(1))
    #expect(screen.shows("Saved"))
    await screen.advance(by: .microseconds(1))
    #expect(!screen.shows("Saved"))
    try screen.button("By the calendar").tap()
    await screen.advance(by: .seconds(3600) - .milliseconds(1))
    #expect(screen.shows("Saved"))
    await screen.advance(by: .milliseconds(1))
    #expect(!screen.shows("Saved"))
    screen.close()
  }

  @Test("Work that is cancelled before its time is not done")
  func cancelled() async throws {
    let screen = Screen(Banner())
    try screen.button("Change my mind").tap()
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("Saved"))
    screen.close()
  }

  @Test("What is put on the run loop for a date is done at that date")
  func runLoop() async throws {
    let screen = Screen(Banner())
    try screen.button("On the run loop").tap()
    await screen.advance(by: .milliseconds(299))
    #expect(screen.shows("Saved"))
    await screen.advance(by: .milliseconds(1))
    #expect(!screen.shows("Saved"))
    screen.close()
  }

  @Test("What is put on another queue for later is begun when its time comes, and done there")
  func otherQueue() async throws {
    let screen = Screen(Banner())
    try screen.button("Elsewhere").tap()
    await screen.advance(by: .seconds(4))
    #expect(screen.shows("nowhere yet"))
    await screen.advance(by: .seconds(1))
    while screen.shows("nowhere yet") { await screen.settle() }
    #expect(screen.shows("another thread"))
    screen.close()
  }
}
