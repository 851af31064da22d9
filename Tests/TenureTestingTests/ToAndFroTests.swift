import Dispatch
import Foundation
import SwiftUI
import Synchronization
import TenureTesting
import Testing

/// Programs whose work goes to and fro between the main queue and elsewhere: for ever, or for long.
@MainActor @Suite struct ToAndFroTests {
  private struct Syncing: View {
    @State private var count = 0
    private let queue = DispatchQueue(label: "com.example.sync")

    var body: some View { Button("Sync") { again() } }

    private func again() {
      count += 1
      queue.async { DispatchQueue.main.async { again() } }
    }
  }

  private struct Queues: View {
    private let first = DispatchQueue(label: "com.example.first")
    private let second = DispatchQueue(label: "com.example.second")

    var body: some View { Button("Begin") { Self.again(first, second) } }

    private nonisolated static func again(_ one: DispatchQueue, _ other: DispatchQueue) {
      one.async { again(other, one) }
    }
  }

  private struct Asking: View {
    @State private var count = 0

    var body: some View {
      Text("asking").task {
        while !Task.isCancelled {
          await withCheckedContinuation { answer in
            DispatchQueue(label: "com.example.answers").async { answer.resume() }
          }
          count += 1
        }
      }
    }
  }

  private struct Importing: View {
    let count: Int
    @State private var done = 0
    private let queue = DispatchQueue(label: "com.example.import")

    var body: some View {
      Text("\(done) of \(count)").onAppear { next() }
    }

    private func next() {
      queue.async {
        DispatchQueue.main.async {
          done += 1
          if done < count { next() }
        }
      }
    }
  }

  private final class Wanted: Sendable {
    let isWanted = Atomic(true)
  }

  private struct Polling: View {
    let wanted: Wanted
    @State private var isOver = false
    @State private var polls = 0
    private let queue = DispatchQueue(label: "com.example.poll")

    var body: some View {
      Text(isOver ? "over" : "not yet")
        .onAppear { again() }
        .task {
          try? await Task.sleep(for: .seconds(30))
          isOver = true
        }
    }

    private func again() {
      guard wanted.isWanted.load(ordering: .relaxed) else { return }
      polls += 1
      queue.async {
        usleep(200_000)
        DispatchQueue.main.async { again() }
      }
    }
  }

  private func sentences(_ screen: Screen) -> String { screen.stopped?.description ?? "nothing" }

  @Test func workThatGoesToAQueueAndBackForEverStopsTheScreen() async throws {
    let screen = Screen(Syncing())
    screen.limits.generations = 5000
    try screen.button("Sync").tap()
    await screen.settle()
    #expect(sentences(screen).contains("The screen did not settle."))
    #expect(sentences(screen).contains("because of tap \"Sync\""))
    #expect(sentences(screen).contains("work on the queue \"com.example.sync\""))
    #expect(sentences(screen).contains("written: Syncing.count 1000 times"))
    screen.close()
  }

  @Test func workThatGoesFromQueueToQueueForEverStopsTheScreen() async throws {
    let screen = Screen(Queues())
    screen.limits.generations = 5000
    try screen.button("Begin").tap()
    await screen.advance(by: .seconds(1))
    #expect(sentences(screen).contains("work on the queue \"com.example.first\""))
    #expect(sentences(screen).contains("work on the queue \"com.example.second\""))
    #expect(sentences(screen).contains("begun by tap \"Begin\""))
    screen.close()
  }

  @Test func aTaskThatAsksAQueueForEverStopsTheScreen() async throws {
    let screen = Screen(Asking())
    screen.limits.generations = 5000
    await screen.advance(by: .seconds(1))
    #expect(sentences(screen).contains("work on the queue \"com.example.answers\""))
    screen.close()
  }

  @Test func twentyThousandStepsToAQueueAndBackComeToTheirEnd() async throws {
    let screen = Screen(Importing(count: 20_000))
    await screen.settle()
    #expect(screen.shows("20,000 of 20,000"))
    #expect(screen.issues == [])
    screen.close()
  }

  @Test func timePassesBesideAQueueThatIsPolledForEver() async throws {
    let wanted = Wanted()
    let screen = Screen(Polling(wanted: wanted))
    await screen.advance(by: .seconds(31))
    #expect(screen.shows("over"))
    #expect(screen.issues == [])
    // The queue goes on after the screen, and after the test.
    wanted.isWanted.store(false, ordering: .relaxed)
    screen.close()
  }
}
