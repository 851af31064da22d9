import TenureCheck
import Testing

/// An input that is chosen as its view is presented stays for as long as that is shown.
@Suite struct ChosenWithPresentationTests {
  static let pairs = [
    Pair(
      "a tab that changes while the screen is shown; one that is chosen as it is opened",
      bad: """
        struct Tabs: View {
          @State private var tab: Int
          init(tab: Int) { /*!*/ _tab = State(initialValue: tab) }
          var body: some View { Text("\\(tab)") }
        }
        struct Home: View {
          @State private var tab = 0
          @State private var isOpen = false
          var body: some View {
            NavigationLink(destination: Tabs(tab: tab), isActive: $isOpen) {}
            Button("Fish") { tab = 1; isOpen = true }
            Button("Next") { tab += 1 }
          }
        }
        """,
      good: """
        struct Tabs: View {
          @State private var tab: Int
          init(tab: Int) { _tab = State(initialValue: tab) }
          var body: some View { Text("\\(tab)") }
        }
        struct Home: View {
          @State private var tab = 0
          @State private var isOpen = false
          var body: some View {
            NavigationLink(destination: Tabs(tab: tab), isActive: $isOpen) {}
            Button("Fish") { tab = 1; isOpen = true }
            Button("Bugs") { tab = 2; isOpen = true }
          }
        }
        """)
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StateCopiesInput.self) }
}
