import Clocks
import SwiftUI
import TenureTesting
import Testing

/// Counts seconds with whatever clock it is given.
private struct Stopwatch: View {
  let clock: any Clock<Duration>
  @State private var seconds = 0

  var body: some View {
    Text("\(seconds) s")
      .task {
        for await _ in clock.timer(interval: .seconds(1)) { seconds += 1 }
      }
  }
}

@Suite @MainActor struct ScreenTests {
  @Test func aTestClockMovesAScreen() async throws {
    let clock = TestClock()
    let screen = Screen(Stopwatch(clock: clock))
    #expect(screen.shows("0 s"))
    await clock.advance(by: .seconds(3))
    await screen.settle()
    #expect(screen.shows("3 s"))
  }

  @Test func aRealClockShowsTheScreensTime() async throws {
    let screen = Screen(Stopwatch(clock: AnyClock(ContinuousClock())))
    await screen.advance(by: .seconds(3))
    #expect(screen.shows("3 s"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("4 s"))
  }
}
