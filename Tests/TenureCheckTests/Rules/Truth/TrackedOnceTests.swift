import TenureCheck
import Testing

/// `withObservationTracking` tells of one change.
@Suite struct TrackedOnceTests {
  private static func label(_ follow: String) -> String {
    """
    @MainActor @Observable final class Speed { var knots = 0 }
    @MainActor @Observable final class SpeedLabel {
      private(set) var text = ""
      let speed: Speed
      init(speed: Speed) { self.speed = speed; follow() }
      func follow() {
        \(follow)
      }
      func renew() { text = "\\(speed.knots)" }
    }
    struct SpeedView: View {
      let label: SpeedLabel
      var body: some View { Text(label.text) }
    }
    """
  }

  private static let wrong = label(
    "/*!*/ withObservationTracking { text = \"\\(speed.knots)\" } onChange: { Task { @MainActor in self.text = \"\\(self.speed.knots)\" } }"
  )

  static let pairs = [
    Pair(
      "once; asked anew", bad: wrong,
      good: label(
        "withObservationTracking { text = \"\\(speed.knots)\" } onChange: { Task { @MainActor in self.follow() } }"),
      severity: .warning),
    Pair(
      "brought up to date; marked", bad: wrong,
      good: label(
        "withObservationTracking { renew() } onChange: { Task { @MainActor in self.text = \"\" } }")),
    Pair(
      "a write; what may track again", bad: wrong,
      good: label(
        "withObservationTracking { renew() } onChange: { DispatchQueue.main.async { self.text = \"\"; self.follow() } }"
      )),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }
}
