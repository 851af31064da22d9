import TenureCheck
import Testing

/// One key of the user's defaults begins with one value.
@Suite struct DefaultsDisagreeTests {
  private static func views(_ second: String, more: String = "") -> String {
    """
    struct Sounds: View {
      @AppStorage("isLoud") private var isLoud = true
      var body: some View { Toggle("Loud", isOn: $isLoud) }
    }
    struct Player: View {
      \(second)
      var body: some View { Text(isLoud ? "Loud" : "Low") }
    }
    \(more)
    """
  }

  private static let wrong = views("@AppStorage(\"isLoud\") private var isLoud = /*!*/ false")

  static let pairs = [
    Pair(
      "two first values; the same", bad: wrong, good: views("@AppStorage(\"isLoud\") private var isLoud = true"),
      severity: .warning),
    Pair("one key; two keys", bad: wrong, good: views("@AppStorage(\"plays\") private var isLoud = false")),
    Pair(
      "one store; two stores", bad: wrong,
      good: views("@AppStorage(\"isLoud\", store: .group) private var isLoud = false")),
    Pair(
      "from the views; registered", bad: wrong,
      good: views(
        "@AppStorage(\"isLoud\") private var isLoud = false",
        more: "func begin() { UserDefaults.standard.register(defaults: [\"isLoud\": true]) }")),
    Pair(
      "side by side; one for each platform", bad: wrong,
      good: views(
        "#if os(tvOS)\n  @AppStorage(\"isLoud\") private var isLoud = false\n  #else\n  @AppStorage(\"isLoud\") private var isLoud = true\n  #endif"
      )),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }
}
