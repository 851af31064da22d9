import TenureCheck
import Testing

/// A task of its own in what has one already.
@Suite struct TaskInTaskTests {
  private static func page(_ modifier: String) -> String {
    """
    struct Letters: View {
      @State private var letters: [String] = []
      func ask() async -> [String] { [] }
      var body: some View { List(letters, id: \\.self) { Text($0) }\(modifier) }
    }
    """
  }

  static let pairs = [
    Pair(
      "a refresh that does not wait; one that does",
      bad: page(".refreshable { /*!*/ Task { letters = await ask() } }"),
      good: page(".refreshable { letters = await ask() }"), severity: .warning),
    Pair(
      "a detached one; one whose value is awaited",
      bad: page(".refreshable { /*!*/ Task.detached { letters = await ask() } }"),
      good: page(".refreshable { await Task { letters = await ask() }.value }")),
    Pair(
      "a task in a task; a task beside other work",
      bad: page(".task { /*!*/ Task { letters = await ask() } }"),
      good: page(".task { letters = await ask(); Task { _ = await ask() } }"), severity: .info),
    Pair(
      "what waits; what does not",
      bad: page(".refreshable { /*!*/ Task { letters = await ask() } }"),
      good: page(".refreshable { Task { letters = [] } }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(TaskInOnAppear.self) }
}
