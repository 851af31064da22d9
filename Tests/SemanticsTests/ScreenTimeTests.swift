import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct ScreenTimeTests {
  /// Counts the seconds that a clock shows.
  struct Waiter<C: Clock<Duration>>: View where C: Sendable {
    let clock: C
    @State private var elapsed: Duration?

    var body: some View {
      Text(elapsed.map { "waited \($0)" } ?? "waiting")
        .task {
          let start = clock.now
          try? await clock.sleep(for: .seconds(2))
          elapsed = start.duration(to: clock.now)
        }
    }
  }

  @Test func aClockOfTheScreenShowsVirtualTime() async throws {
    let clock = ScreenClock()
    let screen = Screen(Waiter(clock: clock), clock: clock)
    await screen.settle()
    #expect(screen.shows("waiting"))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("waiting"))
    #expect(clock.now.offset == .seconds(1))
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("waited 2.0 seconds"))
    screen.close()
  }

  struct Short: View {
    @State private var isDone = false
    let whenDone: () -> Void

    var body: some View {
      Text(isDone ? "done" : "waiting")
        .task {
          try? await Task.sleep(for: .milliseconds(5))
          isDone = true
          whenDone()
        }
    }
  }

  @Test func onRequestTimeIsReal() async throws {
    var screen: Screen?
    // Nothing here lets time pass: it does by itself.
    await withCheckedContinuation { done in
      screen = Screen(Short(whenDone: { done.resume() }), time: .real)
    }
    await screen?.settle()
    #expect(screen?.shows("done") == true)
    screen?.close()
  }
}
