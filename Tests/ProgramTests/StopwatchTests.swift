import SwiftUI
import Combine
import TenureTesting
import Testing

struct StopwatchView: View {
  @State private var elapsed = 0
  @State private var isRunning = false
  @State private var laps: [Int] = []
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  private var time: String {
    String(format: "%02d:%02d", elapsed / 60, elapsed % 60)
  }

  var body: some View {
    VStack {
      Text(time)
        .font(.system(.largeTitle, design: .monospaced))
        .fontWeight(.light)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
      Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
        .tint(isRunning ? .red : .green)
      Button("Lap") { laps.append(elapsed) }
        .disabled(!isRunning)
      ForEach(Array(laps.enumerated()), id: \.offset) { index, lap in
        Text("Lap \(index + 1): \(lap)s")
          .id(index)
      }
    }
    .onReceive(timer) { _ in
      guard isRunning else { return }
      elapsed += 1
    }
  }
}

@MainActor @Suite struct StopwatchTests {
  @Test func runsPausesAndKeepsLaps() async throws {
    let screen = Screen(StopwatchView())
    await screen.advance(by: .seconds(2))
    #expect(screen.shows("00:00"))
    try screen.button("Start").tap()
    await screen.advance(by: .seconds(61))
    #expect(screen.shows("01:01"))
    try screen.button("Lap").tap()
    #expect(screen.shows("Lap 1: 61s"))
    try screen.button("Pause").tap()
    await screen.advance(by: .seconds(5))
    #expect(screen.shows("01:01"))
    #expect(screen.issues.isEmpty)
    screen.close()
  }
}
