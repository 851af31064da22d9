import TenureCheck
import Testing

/// An error goes with the next try that succeeds.
@Suite struct ErrorLeftStandingTests {
  private static func well(
    _ load: String, shown: String = "if let trouble = well.trouble { Text(trouble) }",
    again: String = "Button(\"Again\") { Task { await well.measure() } }"
  ) -> String {
    """
    protocol Gauge: Sendable { func depth() async throws -> Double }
    @MainActor final class Well: ObservableObject {
      @Published var depth = 0.0
      @Published var trouble: String?
      let gauge: any Gauge
      init(gauge: any Gauge) { self.gauge = gauge }
      func measure() async {
        \(load)
      }
    }
    struct WellView: View {
      @ObservedObject var well: Well
      var body: some View {
        Text("\\(well.depth)")
        \(shown)
        \(again)
      }
    }
    """
  }

  private static let wrong = well(
    "do { depth = try await gauge.depth() } catch { /*!*/ trouble = error.localizedDescription }")

  static let pairs = [
    Pair(
      "never taken back; taken back by a success", bad: wrong,
      good: well(
        "do { depth = try await gauge.depth(); trouble = nil } catch { trouble = error.localizedDescription }"),
      severity: .warning),
    Pair(
      "left; emptied before each try", bad: wrong,
      good: well(
        "trouble = nil\n    do { depth = try await gauge.depth() } catch { trouble = error.localizedDescription }")),
    Pair(
      "by way of a constant; in a value of both",
      bad: well(
        "do { let found = try await gauge.depth(); depth = found } catch { /*!*/ trouble = error.localizedDescription }"
      ),
      good: well(
        "do { let found = try await gauge.depth(); (depth, trouble) = (found, nil) } catch { trouble = \"\" }")),
    Pair(
      "shown; only kept", bad: wrong,
      good: well("do { depth = try await gauge.depth() } catch { trouble = error.localizedDescription }", shown: "")),
    Pair(
      "tried again; tried once", bad: wrong,
      good: well(
        "do { depth = try await gauge.depth() } catch { trouble = error.localizedDescription }",
        again: "Text(\"\").task { await well.measure() }")),
    Pair(
      "shown; a user closes it", bad: wrong,
      good: well(
        "do { depth = try await gauge.depth() } catch { trouble = error.localizedDescription }",
        shown: "Text(\"\").sheet(item: $well.trouble) { Text($0) }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(OptionalBagState.self) }
}
