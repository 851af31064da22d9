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

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }
}
