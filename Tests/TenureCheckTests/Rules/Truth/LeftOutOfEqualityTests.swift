import TenureCheck
import Testing

/// What an Equatable view shows is part of what makes it equal.
@Suite struct LeftOutOfEqualityTests {
  private static func boats(_ equality: String, body: String = "Text(\"\\(boat.name) \\(/*!*/ boat.crew)\")") -> String
  {
    """
    struct Boat: Identifiable { let id: Int; let name: String; var crew: Int }
    struct BoatRow: View, Equatable {
      let boat: Boat
      var body: some View { \(body) }
      \(equality)
    }
    struct Boats: View {
      @State private var boat = Boat(id: 1, name: "Ada", crew: 2)
      var body: some View { BoatRow(boat: boat).equatable(); Button("Join") { boat.crew += 1 } }
    }
    """
  }

  private static let wrong = boats("static func == (a: Self, b: Self) -> Bool { a.boat.id == b.boat.id }")

  static let pairs = [
    Pair(
      "the id alone; what is shown", bad: wrong,
      good: boats("static func == (a: Self, b: Self) -> Bool { a.boat.id == b.boat.id && a.boat.crew == b.boat.crew }"),
      severity: .warning),
    Pair("by hand; by the compiler", bad: wrong, good: boats("")),
    Pair(
      "what changes; what stays", bad: wrong,
      good: boats(
        "static func == (a: Self, b: Self) -> Bool { a.boat.id == b.boat.id }", body: "Text(boat.name)")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateCopiesInput.self) }
}
