import TenureCheck
import Testing

@Suite struct RefreshedInPartTests {
  static let pairs = [
    Pair(
      "a list that one of its two inputs refreshes",
      bad: """
        struct Team: View {
          @State private var people: [String] = []
          @State private var isShort = false
          /*!*/ @State private var shown: [String] = []
          var body: some View {
            Toggle("Short", isOn: $isShort).onChange(of: isShort) { refresh() }
            ForEach(shown, id: \\.self) { Text($0) }
            Button("Add") { people.append("Ada") }
          }
          private func refresh() { shown = isShort ? Array(people.prefix(3)) : people }
        }
        """,
      good: """
        struct Team: View {
          @State private var people: [String] = []
          @State private var isShort = false
          private var shown: [String] { isShort ? Array(people.prefix(3)) : people }
          var body: some View {
            Toggle("Short", isOn: $isShort)
            ForEach(shown, id: \\.self) { Text($0) }
            Button("Add") { people.append("Ada") }
          }
        }
        """, severity: .warning),
    Pair(
      "a number that is counted down in one place, and forgotten in another",
      bad: """
        struct Letter { var isOpen = false; var isJunk = false }
        @Observable final class Post {
          var letters: [Letter] = []
          /*!*/ var closed = 0
          func take(_ new: [Letter]) {
            letters = new
            closed = letters.filter { !$0.isOpen }.count
          }
          func open(_ index: Int) {
            letters[index].isOpen = true
            closed -= 1
          }
          func sweep() { letters.removeAll { $0.isJunk } }
        }
        """,
      good: """
        struct Letter { var isOpen = false; var isJunk = false }
        @Observable final class Post {
          var letters: [Letter] = []
          var closed = 0
          func take(_ new: [Letter]) {
            letters = new
            closed = letters.filter { !$0.isOpen }.count
          }
          func open(_ index: Int) {
            letters[index].isOpen = true
            closed -= 1
          }
        }
        """, severity: .warning),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }
}
