import TenureCheck
import Testing

/// `didSet` of what SwiftUI keeps runs for assignments alone.
@Suite struct ObserverPassedByTests {
  private static func dimmer(_ state: String, _ body: String = "Slider(value: $level)") -> String {
    """
    final class Bulb { var level = 0.0 }
    struct Dimmer: View {
      let bulb: Bulb
      \(state)
      var body: some View { \(body) }
    }
    """
  }

  private static let wrong = dimmer("@State private var level = 0.0 { /*!*/ didSet { bulb.level = level } }")

  static let pairs = [
    Pair(
      "an observer; onChange", bad: wrong,
      good: dimmer(
        "@State private var level = 0.0", "Slider(value: $level).onChange(of: level) { bulb.level = level }"),
      severity: .warning),
    Pair(
      "bound; assigned", bad: wrong,
      good: dimmer(
        "@State private var level = 0.0 { didSet { bulb.level = level } }", "Button(\"More\") { level += 1 }")),
    Pair(
      "in the defaults; in a model",
      bad: dimmer("@AppStorage(\"level\") private var level = 0.0 { /*!*/ willSet { bulb.level = newValue } }"),
      good: """
        final class Dimming: ObservableObject { @Published var level = 0.0 { didSet { print(level) } } }
        struct Dimmer: View {
          @ObservedObject var dimming: Dimming
          var body: some View { Slider(value: $dimming.level) }
        }
        """),
    Pair(
      "it does something; it prints", bad: wrong,
      good: dimmer("@State private var level = 0.0 { didSet { print(level) } }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(BindingDropsChanges.self) }
}
