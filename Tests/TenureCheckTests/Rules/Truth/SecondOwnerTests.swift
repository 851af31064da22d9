import TenureCheck
import Testing

@Suite struct SecondOwnerTests {
  private static func program(
    _ holder: String, body: String = "Button(\"Add\") { list.add() }", shown: String = "Adding()"
  ) -> String {
    """
    @Observable final class Shopping {
      private(set) var items: [String] = []
      func add() { items.append("Milk") }
    }
    struct Adding: View {
      \(holder)
      var body: some View { \(body) }
    }
    struct Home: View {
      @State private var list = Shopping()
      @State private var shows = false
      var body: some View {
        List(list.items, id: \\.self) { Text($0) }
          .sheet(isPresented: $shows) { \(shown) }
      }
    }
    struct Rows: View { let list: Shopping; var body: some View { Text("\\(list.items.count)") } }
    """
  }

  private static let own = "@State private var list = Shopping()"

  static let pairs = [
    Pair(
      "a sheet that adds to a list of its own; to the one it is given",
      bad: program("/*!*/ " + own), good: program("let list: Shopping", shown: "Adding(list: list)"),
      severity: .warning),
    Pair(
      "what it changes; what it also shows",
      bad: program("/*!*/ " + own),
      good: program(own, body: "Button(\"Add\") { list.add() }; Text(\"\\(list.items.count)\")")),
    Pair(
      "what it keeps; what it hands to a view that shows it",
      bad: program("/*!*/ " + own),
      good: program(own, body: "Button(\"Add\") { list.add() }; Rows(list: list)")),
    Pair(
      "shown by the one that has another; by a third",
      bad: program("/*!*/ " + own),
      good: program(own, shown: "Text(\"\")") + "\nstruct Other: View { var body: some View { Adding() } }"),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(SameEntityInSeveralModels.self) }

  @Test func itSaysWhatHappens() {
    expect(
      SameEntityInSeveralModels.self, of: Self.program(Self.own),
      says: """
        6:3 warning: Adding makes a Shopping of its own, and Home, which shows Adding, another.
        - 7 'items' is changed in the one
        - 13 'items' of the other is shown here
        - 10 the other
        What Adding changes goes with it, and Home never shows it.
        Hand it down: 'Adding(list: list)', or put it into the environment.
        """)
  }
}
