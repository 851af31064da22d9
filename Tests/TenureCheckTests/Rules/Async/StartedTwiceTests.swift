import TenureCheck
import Testing

@Suite struct StartedTwiceTests {
  private static func watch(
    _ start: String, button: String = "Button(\"Start\") { watch.start() }",
    stop: String = "ticking?.cancel(); ticking = nil",
    kept: String = "Task<Void, Never>?"
  ) -> String {
    """
    @MainActor @Observable final class Watch {
      private(set) var seconds = 0
      @ObservationIgnored private var ticking: \(kept)
      var isRunning: Bool { ticking != nil }
      func start() { \(start) }
      func stop() { \(stop) }
    }
    struct WatchView: View {
      @State private var watch = Watch()
      var body: some View { Text("\\(watch.seconds)"); \(button); Button("Stop") { watch.stop() } }
    }
    """
  }

  private static let loop = "Task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)); seconds += 1 } }"
  private static let timer = "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.seconds += 1 }"
  private static let wrong = watch("ticking = /*!*/ \(loop)")

  static let pairs = [
    Pair(
      "beside the one before; instead of it", bad: wrong, good: watch("ticking?.cancel(); ticking = \(loop)"),
      severity: .warning),
    Pair(
      "a timer; one that ends the other first",
      bad: watch("ticking = /*!*/ \(timer)", stop: "ticking?.invalidate()", kept: "Timer?"),
      good: watch("stop(); ticking = \(timer)", stop: "ticking?.invalidate()", kept: "Timer?")),
    Pair(
      "nobody asks; the function does", bad: wrong,
      good: watch("guard ticking == nil else { return }; ticking = \(loop)")),
    Pair(
      "a button that is always there; one that is there while nothing runs", bad: wrong,
      good: watch("ticking = \(loop)", button: "if !watch.isRunning { Button(\"Start\") { watch.start() } }")),
    Pair(
      "a button; one that is switched off meanwhile", bad: wrong,
      good: watch("ticking = \(loop)", button: "Button(\"Start\") { watch.start() }.disabled(watch.isRunning)")),
    Pair(
      "over a stream; over what is there",
      bad: watch("ticking = /*!*/ Task { for await _ in Clock.ticks { seconds += 1 } }"),
      good: watch("ticking = Task { for second in 0..<3 { seconds += second } }")),
    Pair(
      "what goes on; what ends by itself", bad: wrong,
      good: watch("ticking = Task { try? await Task.sleep(for: .seconds(1)); seconds += 1 }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SubmitWithoutGuardInModel.self) }
}
