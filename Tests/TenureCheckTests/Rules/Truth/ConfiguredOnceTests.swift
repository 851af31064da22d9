import TenureCheck
import Testing

@Suite struct ConfiguredOnceTests {
  private static func odometer(
    _ initializer: String, members: String = "", text: String = "formatter.string(from: 1)",
    change: String = "usesMiles.toggle()"
  ) -> String {
    """
    @Observable final class Units { var usesMiles = false; func change() { \(change) } }
    @Observable final class Odometer {
      let units: Units
      let formatter: LengthFormatter
      init(units: Units) {
        self.units = units
        \(initializer)
      }
      \(members)
      var text: String { \(text) }
    }
    """
  }

  private static let wrong = odometer(
    "let made = LengthFormatter(); made.isMetric = !(/*!*/ units.usesMiles); formatter = made")

  static let pairs = [
    Pair(
      "set up once; each time", bad: wrong,
      good: odometer("formatter = LengthFormatter()", text: "Length(units.usesMiles).string(from: formatter)"),
      severity: .warning),
    Pair(
      "by its construction; from a setting that nobody changes",
      bad: odometer("formatter = LengthFormatter(miles: /*!*/ units.usesMiles)"),
      good: odometer("formatter = LengthFormatter(miles: units.usesMiles)", change: "print(1)")),
    Pair(
      "as its property; set up again",
      bad: odometer("formatter = LengthFormatter(); formatter.isMetric = /*!*/ units.usesMiles"),
      good: odometer(
        "formatter = LengthFormatter(); formatter.isMetric = units.usesMiles",
        members: "func renew() { formatter.isMetric = units.usesMiles }")),
    Pair(
      "a setting; a constant", bad: wrong,
      good: odometer("let made = LengthFormatter(); made.isMetric = true; formatter = made")),
  ]

  private static func bill(_ formatter: String, _ text: String = "formatter.string(for: sum) ?? \"\"") -> String {
    """
    final class Bill: ObservableObject {
      @Published var country = "AT"
      var sum = 1.0
      private lazy var formatter: NumberFormatter = {
        let made = NumberFormatter()
        \(formatter)
        return made
      }()
      var text: String { \(text) }
    }
    struct BillView: View {
      @StateObject private var bill = Bill()
      var body: some View { TextField("Country", text: $bill.country); Text(bill.text) }
    }
    """
  }

  static let lazyPairs = [
    Pair(
      "the first time; each time", bad: bill("made.currencyCode = /*!*/ country"),
      good: bill("", "{ formatter.currencyCode = country; return formatter.string(for: sum) ?? \"\" }()")),
    Pair(
      "what changes; a constant", bad: bill("made.currencyCode = /*!*/ country"),
      good: bill("made.currencyCode = \"EUR\"")),
  ]

  @Test(arguments: lazyPairs) func setUpWhenFirstAskedFor(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }
}
