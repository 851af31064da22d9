import TenureCheck
import Testing

@Suite struct MirroredOneWayTests {
  private static func program(_ members: String, _ body: String, opens: String = "path.append(1)") -> String {
    """
    @Observable final class Router {
      var path: [Int] = []
      var tab = 0
      func open() { \(opens); tab = 1 }
    }
    struct Root: View {
      @State private var router = Router()
      \(members)
      var body: some View {
        \(body)
      }
    }
    """
  }

  static let pairs = [
    Pair(
      "a stack with a path of its own; the router's",
      bad: program(
        "@State private var path: [Int] = []",
        "NavigationStack(path: $path) { Text(\"\") }.onChange(of: router.path) { /*!*/ path = router.path }"),
      good: program("", "NavigationStack(path: $router.path) { Text(\"\") }")),
    Pair(
      "a tab that goes one way; both ways",
      bad: program(
        "@State private var tab = 0",
        "TabView(selection: $tab) { Text(\"\") }.onChange(of: router.tab) { _, new in /*!*/ tab = new }"),
      good: program(
        "@State private var tab = 0",
        """
        TabView(selection: $tab) { Text("") }
          .onChange(of: router.tab) { _, new in tab = new }
          .onChange(of: tab) { note(tab) }
        """)),
    Pair(
      "what others change; what nobody changes",
      bad: program(
        "@State private var path: [Int] = []",
        "NavigationStack(path: $path) { Text(\"\") }.onChange(of: router.path) { /*!*/ path = router.path }"),
      good: program(
        "@State private var path: [Int] = []",
        "NavigationStack(path: $path) { Text(\"\") }.onChange(of: router.path) { path = router.path }",
        opens: "print()")),
    Pair(
      "what goes nowhere; what an action hands on",
      bad: program(
        "@State private var tab = 0",
        "TabView(selection: $tab) { Text(\"\") }.onChange(of: router.tab) { /*!*/ tab = router.tab }"),
      good: program(
        "@State private var tab = 0",
        """
        TabView(selection: $tab) { Text("") }.onChange(of: router.tab) { tab = router.tab }
        Button("Go") { router.tab = tab }
        """)),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(OnChangeMirrorsState.self) }

  @Test func itSaysWhatHappens() {
    expect(
      OnChangeMirrorsState.self,
      of: Self.program(
        "@State private var tab = 0",
        "TabView(selection: $tab) { Text(\"\") }.onChange(of: router.tab) { tab = router.tab }"),
      says: """
        10:70 info: 'tab' is set to 'router.tab' when that changes, and what the TabView puts into 'tab' goes nowhere.
        - 8 the second place for the same value
        - 10 changed from here
        After that the two are apart: who reads 'router.tab' sees the old value.
        Bind to the one that others change: '$router.tab', and remove 'tab'.
        """)
  }
}
