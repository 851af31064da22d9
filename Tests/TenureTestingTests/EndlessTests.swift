import Combine
import Dispatch
import Foundation
import SwiftUI
import TenureTesting
import Testing

/// Programs that never come to rest by themselves: a test of one comes to its end, and says what goes round.
@MainActor @Suite struct EndlessTests {
  struct Flip: View {
    @State private var isOn = true

    var body: some View {
      VStack {
        if isOn {
          Text("a").onAppear { isOn = false }
        } else {
          Text("b").onAppear { isOn = true }
        }
        Button("Rest") {}
      }
    }
  }

  struct Leaving: View {
    @State private var isOn = true

    var body: some View {
      VStack {
        if isOn {
          Text("a").onDisappear { isOn = true }
        } else {
          Text("b").onDisappear { isOn = false }
        }
        Button("Flip") { isOn.toggle() }
      }
    }
  }

  struct Answers: View {
    @State private var left = 0
    @State private var right = 0

    var body: some View {
      Button("Begin") { left += 1 }
        .onChange(of: left) { right += 1 }
        .onChange(of: right) { left += 1 }
    }
  }

  struct Sheets: View {
    @State private var isShown = false

    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { isShown = true }) {
          Text("Sheet").onAppear { isShown = false }
        }
    }
  }

  struct Pushes: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") { path.append(1) }
          .navigationDestination(for: Int.self) { number in
            Text("Screen \(number)").onAppear { path.append(number + 1) }
          }
      }
    }
  }

  struct TaskFlip: View {
    @State private var number = 0

    var body: some View { Text("number").task(id: number) { number += 1 } }
  }

  struct Yielding: View {
    var body: some View {
      Text("Yielding").task {
        while !Task.isCancelled { await Task.yield() }
      }
    }
  }

  struct Queueing: View {
    @State private var count = 0

    var body: some View { Button("Begin") { again() } }

    private func again() {
      count += 1
      DispatchQueue.main.async { again() }
    }
  }

  struct ZeroTimer: View {
    @State private var count = 0
    private let timer = Timer.publish(every: 0, on: .main, in: .common).autoconnect()

    var body: some View { Text("count \(count)").onReceive(timer) { _ in count += 1 } }
  }

  struct ZeroSleeps: View {
    @State private var count = 0

    var body: some View {
      Text("count").task { while true { try? await Task.sleep(for: .zero); count += 1 } }
    }
  }

  private static let unsettled = "A view update did not settle."
  private static let updateAdvice =
    "Something writes state in onAppear, onChange, onDisappear or body that makes itself run again; write it only when "
    + "the value differs, or in response to an event."

  private func text(because cause: String, of generations: Int = 2000, _ evidence: String) -> String {
    """
    The screen did not settle.
      \(generations) generations of tasks, timers and work on the main queue followed one another, because of \(cause), and hardly \
    any time passed. \(evidence) Something starts itself again and again: let it wait for something, end it when the \
    view leaves, or write only what differs. The screen has stopped there.
    """
  }

  @Test("Content that flips itself ends with a warning, and the screen goes on")
  func flip() async throws {
    let screen = Screen(Flip())
    await screen.settle()
    #expect(
      screen.issues.map(\.description) == [
        """
        A view update did not settle.
          100 rounds ran in one frame and each one asked for another. Written: Flip.isOn 100 times. Bodies that ran: Flip \
        100 times. \(Self.updateAdvice)
        """
      ])
    await screen.settle()
    await screen.advance(by: .seconds(1))
    #expect(screen.issues.count == 1)
    #expect(screen.stopped == nil)
    try screen.button("Rest").tap()
    screen.close()
  }

  @Test("Views that bring each other back when they leave end with a warning")
  func leaving() async throws {
    let screen = Screen(Leaving())
    try screen.button("Flip").tap()
    await screen.settle()
    #expect(screen.issues.map(\.fact) == [Self.unsettled])
    #expect(screen.issues.first?.evidence.contains("Written: Leaving.isOn 101 times. Bodies that ran: Leaving") == true)
    screen.close()
  }

  @Test("Two onChange that answer each other end with a warning")
  func answers() async throws {
    let screen = Screen(Answers())
    try screen.button("Begin").tap()
    await screen.settle()
    #expect(screen.issues.map(\.fact).contains("onChange(of: Int) action tried to update multiple times per frame."))
    #expect(screen.stopped == nil)
    screen.close()
  }

  @Test("A sheet that shows itself again ends with a warning")
  func sheets() async throws {
    let screen = Screen(Sheets())
    try screen.button("Show").tap()
    await screen.settle()
    #expect(screen.issues.map(\.fact).contains(Self.unsettled))
    #expect(screen.stopped == nil)
    screen.close()
  }

  @Test("A destination that pushes another ends with a warning")
  func pushes() async throws {
    let screen = Screen(Pushes())
    try screen.button("Go").tap()
    await screen.settle()
    #expect(screen.issues.last?.fact == Self.unsettled)
    #expect(screen.issues.last?.evidence.contains("Written: Pushes.path 101 times.") == true)
    screen.close()
  }

  @Test("A task that starts itself again stops the screen")
  func taskFlip() async throws {
    let screen = Screen(TaskFlip())
    screen.limits.generations = 2000
    await screen.settle()
    #expect(
      screen.stopped?.description
        == text(
          because: "task(id:) of TaskFlip",
          "In the last 1000 turns: written: TaskFlip.number 1000 times; bodies that ran: TaskFlip 1000 times."))
    await screen.settle()
    await screen.advance(by: .seconds(1))
    #expect(screen.issues.count == 1)
    screen.close()
  }

  @Test("A task that yields for ever stops the screen")
  func yielding() async throws {
    let screen = Screen(Yielding())
    await screen.settle()
    #expect(
      screen.stopped?.description == text(because: "task of Yielding", of: 100_000, "None of it wrote any state."))
    screen.close()
  }

  @Test("Work on the main queue that puts itself there again stops the screen")
  func queueing() async throws {
    let screen = Screen(Queueing())
    screen.limits.generations = 2000
    try screen.button("Begin").tap()
    await screen.settle()
    #expect(
      screen.stopped?.description
        == text(because: "tap \"Begin\"", "In the last 1000 turns: written: Queueing.count 1000 times."))
    screen.close()
  }

  @Test("A timer without an interval ticks ten times a millisecond")
  func zeroTimer() async throws {
    let screen = Screen(ZeroTimer())
    await screen.advance(by: .milliseconds(100))
    #expect(screen.shows("count 1,000"))
    #expect(screen.issues == [])
    screen.close()
  }

  @Test("A task that sleeps for no time stops the screen")
  func zeroSleeps() async throws {
    let screen = Screen(ZeroSleeps())
    screen.limits.generations = 2000
    await screen.advance(by: .milliseconds(10))
    #expect(
      screen.stopped?.description
        == text(because: "task of ZeroSleeps", "In the last 1000 turns: written: ZeroSleeps.count 1000 times."))
    screen.close()
  }

  struct NanosecondSleeps: View {
    var body: some View { Text("a").task { while !Task.isCancelled { try? await Task.sleep(for: .nanoseconds(1)) } } }
  }

  @Test func sleepsOfANanosecondStopTheScreenHoweverMuchTimeShallPass() async throws {
    let screen = Screen(NanosecondSleeps())
    screen.limits.generations = 2000
    await screen.advance(by: .seconds(86_400))
    #expect(screen.stopped != nil)
    screen.close()
  }

  @Test("What takes long and comes to its end is no loop")
  func longWork() async throws {
    let screen = Screen(LongWork())
    await screen.settle()
    #expect(screen.shows("20,000 steps"))
    await screen.advance(by: .seconds(60))
    #expect(screen.shows("20,600 steps"))
    #expect(screen.issues == [])
    screen.close()
  }

  private struct LongWork: View {
    @State private var steps = 0
    var body: some View {
      Text("\(steps) steps").task {
        for _ in 0..<20_000 {
          await Task.yield()
          steps += 1
        }
        while true {
          do { try await Task.sleep(for: .milliseconds(100)) } catch { return }
          steps += 1
        }
      }
    }
  }
}
