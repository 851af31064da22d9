import Foundation
import SwiftUI
import TenureTesting
import Testing

private struct Clockwork: View {
  @State private var lines: [String] = []
  @State private var timer: Timer?

  var body: some View {
    VStack {
      Text(lines.joined(separator: " "))
      Button("Once") {
        _ = Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in note("once") }
      }
      Button("Repeat") {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in note("tick") }
      }
      Button("Stop") { timer?.invalidate() }
      Button("Perform") {
        RunLoop.main.perform { note("performed") }
        note("tapped")
      }
    }
  }

  nonisolated private func note(_ line: String) { MainActor.assumeIsolated { lines.append(line) } }
}

/// What an older program puts on the main run loop and the main queue happens in the screen's time.
@MainActor @Suite struct RunLoopTests {
  @Test func aScheduledTimerGoesOffAtItsTime() async throws {
    let screen = Screen(Clockwork())
    try screen.button("Once").tap()
    await screen.advance(by: .seconds(2) - .milliseconds(1))
    #expect(!screen.shows("once"))
    await screen.advance(by: .milliseconds(1))
    #expect(screen.shows("once"))
    screen.close()
  }

  @Test func aTimerThatRepeatsGoesOnUntilItIsInvalidated() async throws {
    let screen = Screen(Clockwork())
    try screen.button("Repeat").tap()
    await screen.advance(by: .seconds(3.5))
    #expect(screen.shows("tick tick tick"))
    try screen.button("Stop").tap()
    await screen.advance(by: .seconds(60))
    #expect(screen.shows("tick tick tick"))
    #expect(screen.pending == [])
    screen.close()
  }

  private struct Sleeper: View {
    @State private var text = "tired"
    var body: some View {
      Button(text) {
        DispatchQueue.main.async {
          Task {
            try? await Task.sleep(for: .seconds(5))
            text = "rested"
          }
        }
      }
    }
  }

  @Test func aSleepThatBeginsOnTheMainQueueEndsAtItsTime() async throws {
    let screen = Screen(Sleeper())
    try screen.button("tired").tap()
    await screen.advance(by: .seconds(5) - .milliseconds(1))
    #expect(screen.shows("tired"))
    await screen.advance(by: .milliseconds(1))
    #expect(screen.shows("rested"))
    screen.close()
  }

  @Test func whatIsPerformedOnTheRunLoopComesAfterTheTap() async throws {
    let screen = Screen(Clockwork())
    try screen.button("Perform").tap()
    #expect(screen.shows("tapped"))
    await screen.settle()
    #expect(screen.shows("tapped performed"))
    screen.close()
  }
}
