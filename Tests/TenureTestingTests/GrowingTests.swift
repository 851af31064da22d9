import Dispatch
import SwiftUI
import Synchronization
import TenureTesting
import Testing

/// Programs whose tasks become more and more, and programs that just have many.
@MainActor @Suite struct GrowingTests {
  private struct Doubling: View {
    let begin: @MainActor () -> Void
    var body: some View { Button("Begin") { begin() } }
  }

  private static func tasks() {
    Task { tasks() }
    Task { tasks() }
  }

  private static func sleepers() {
    for _ in 0..<2 {
      Task {
        try? await Task.sleep(for: .milliseconds(1))
        sleepers()
      }
    }
  }

  private static func blocks() {
    for _ in 0..<2 { DispatchQueue.main.async { blocks() } }
  }

  private nonisolated static func elsewhere() {
    for _ in 0..<2 { DispatchQueue.global().async { elsewhere() } }
  }

  /// The limits are what is given, to be reached sooner.
  private func stopped(
    waiting: Int? = nil, elsewhere: Int? = nil, _ begin: @escaping @MainActor () -> Void
  ) async throws -> String {
    let screen = Screen(Doubling(begin: begin))
    if let waiting { screen.limits.waiting = waiting }
    if let elsewhere { screen.limits.waitingElsewhere = elsewhere }
    try screen.button("Begin").tap()
    await screen.advance(by: .seconds(1))
    let text = screen.stopped?.description ?? "nothing"
    screen.close()
    return text
  }

  private func text(_ what: String, _ rest: String = "None of it wrote any state.") -> String {
    """
    The screen did not settle.
      More than \(what) waited at once, because of tap "Begin", and still more came. \(rest) Something starts itself more \
    than once each time: let one follow another, or end it when the view leaves. The screen has stopped there.
    """
  }

  @Test func tasksThatDoubleStopTheScreen() async throws {
    #expect(
      try await stopped(waiting: 1000) { Self.tasks() } == text("1000 tasks and pieces of work on the main queue"))
  }

  @Test func blocksThatDoubleStopTheScreen() async throws {
    #expect(try await stopped { Self.blocks() } == text("100000 tasks and pieces of work on the main queue"))
  }

  @Test func sleepersThatDoubleStopTheScreen() async throws {
    #expect(try await stopped(waiting: 1000) { Self.sleepers() } == text("1000 timers"))
  }

  @Test func workElsewhereThatDoublesStopsTheScreen() async throws {
    let text = try await stopped(elsewhere: 1000) { Self.elsewhere() }
    #expect(text.contains("More than 1000 pieces of work on other queues and threads waited at once"))
    #expect(text.contains("begun by tap \"Begin\""))
  }

  /// Counts what has begun, and ends by itself where nothing else ends it.
  private final class DoublingElsewhere: Sendable {
    let group = DispatchGroup()
    let begun = Atomic(0)

    func begin() {
      guard begun.add(1, ordering: .relaxed).newValue < 60_000 else { return }
      for _ in 0..<2 { DispatchQueue.global().async(group: group) { self.begin() } }
    }
  }

  @Test func workElsewhereThatDoublesIsHeldWhileTheMainActorIsBusy() async throws {
    let work = DoublingElsewhere()
    let text = try await stopped(elsewhere: 1000) {
      work.begin()
      work.group.wait()
    }
    #expect(text.contains("More than 1000 pieces of work on other queues and threads waited at once"))
    #expect(text.contains("begun by tap \"Begin\""))
    #expect(work.begun.load(ordering: .relaxed) < 60_000)
  }

  @Test func workElsewhereThatDoublesAfterItsScreenIsClosedIsHeldToo() throws {
    let work = DoublingElsewhere()
    let isOpen = DispatchSemaphore(value: 0)
    let screen = Screen(
      Doubling {
        DispatchQueue.global().async(group: work.group) {
          isOpen.wait()
          work.begin()
        }
      })
    screen.limits.waitingElsewhere = 1000
    try screen.button("Begin").tap()
    screen.close()
    isOpen.signal()
    work.group.wait()
    #expect(work.begun.load(ordering: .relaxed) < 60_000)
  }

  @Test func moreMayWaitWhereATestSaysSo() async throws {
    var sum = 0
    let screen = Screen(Doubling { for _ in 0..<10 { Task { sum += 1 } } })
    screen.limits.waiting = 9
    try screen.button("Begin").tap()
    await screen.settle()
    #expect(screen.stopped?.evidence.contains("More than 9 tasks") == true)
    let other = Screen(Doubling { for _ in 0..<10 { Task { sum += 1 } } })
    other.limits.waiting = 10
    try other.button("Begin").tap()
    await other.settle()
    #expect(sum == 10 && other.issues.isEmpty)
    #expect(other.limits != ScreenLimits() && Screen(Text("")).limits == ScreenLimits())
  }

  private struct Row: Identifiable { let id: Int }

  private struct AppearingRows: View {
    @State private var rows = [Row(id: 0)]

    var body: some View {
      VStack {
        Button("Rest") {}
        ForEach(rows) { _ in
          Color.red.onAppear { for _ in 0..<2 { rows.append(Row(id: rows.count)) } }
        }
      }
    }
  }

  @Test func rowsThatBringTwoRowsEachEndWithAWarning() async throws {
    let screen = Screen(AppearingRows())
    await screen.settle()
    #expect(
      screen.issues.map(\.description) == [
        """
        A view update did not settle.
          15 rounds ran in one frame and asked for more each time, 16384 actions in the last. Written: \
        AppearingRows.rows 65534 times. Bodies that ran: AppearingRows 15 times. Something writes state in onAppear, \
        onChange, onDisappear or body that makes itself run again; write it only when the value differs, or in response \
        to an event.
        """
      ])
    try screen.button("Rest").tap()
    screen.close()
  }

  private struct TaskRows: View {
    @State private var rows = [Row(id: 0)]

    var body: some View {
      ForEach(rows) { _ in
        Color.red.task { for _ in 0..<2 { rows.append(Row(id: rows.count)) } }
      }
    }
  }

  @Test func rowsWhoseTasksBringTwoRowsEachStopTheScreen() async throws {
    let screen = Screen(TaskRows())
    await screen.settle()
    #expect(
      screen.stopped?.description == """
        The screen did not settle.
          More views appeared each time that the tasks of those before had run, because of task of TaskRows, 1024 of \
        them the last time. In the last 1000 turns: written: TaskRows.rows 2000 times; bodies that ran: TaskRows 1000 \
        times. The task of a view brings more than one such view: let it write only what differs. The screen has \
        stopped there.
        """)
    screen.close()
  }

  private struct MoreEachTime: View {
    @State private var count = 1

    var body: some View {
      ForEach(0..<count, id: \.self) { _ in Color.red.task {} }
      Button("More") { count *= 2 }
    }
  }

  @Test func rowsThatAUserAsksForAreNoLoopHoweverManyTheyBecome() async throws {
    let screen = Screen(MoreEachTime())
    for _ in 0..<12 {
      try screen.button("More").tap()
      await screen.settle()
    }
    #expect(screen.stopped == nil && screen.issues == [])
    screen.close()
  }

  private struct SlowTaskRows: View {
    @State private var rows = [Row(id: 0)]

    var body: some View {
      ForEach(rows) { _ in
        Color.red.task {
          await Task.yield()
          for _ in 0..<2 { rows.append(Row(id: rows.count)) }
        }
      }
    }
  }

  @Test func theyStopTheScreenWhereTheyTakeTheirTimeToo() async throws {
    let screen = Screen(SlowTaskRows())
    await screen.settle()
    #expect(screen.stopped?.evidence.contains("1024 of them the last time") == true)
    screen.close()
  }

  private struct Many: View {
    @State private var steps = 0
    @State private var sum = 0

    var body: some View {
      Text("\(steps) steps, sum \(sum)")
        .onAppear {
          for _ in 0..<10_000 {
            Task {
              for _ in 0..<5 { await Task.yield() }
              steps += 1
            }
          }
        }
        .task {
          sum = await withTaskGroup(of: Int.self) { group in
            for number in 0..<10_000 { group.addTask { await Self.later(number) } }
            var sum = 0
            for await number in group { sum += number }
            return sum
          }
        }
    }

    private nonisolated static func later(_ number: Int) async -> Int {
      for _ in 0..<5 { await Task.yield() }
      return number
    }
  }

  @Test func tenThousandTasksComeToTheirEnd() async {
    let screen = Screen(Many())
    await screen.settle()
    #expect(screen.shows("10,000 steps, sum 49,995,000"))
    #expect(screen.issues == [])
    screen.close()
  }
}
