import TenureCheck
import Testing

@Suite struct CountedByHandTests {
  private static func model(_ number: String, _ methods: String) -> String {
    """
    struct Task: Identifiable { let id: Int; var isDone = false }
    @Observable final class Board {
      var tasks: [Task] = []
      \(number)
      var title: String { "\\(open)" }
      \(methods)
    }
    """
  }

  private static let kept = """
    func add(_ task: Task) { tasks.append(task); open += 1 }
      func finish(_ index: Int) { tasks[index].isDone = true; open -= 1 }
    """

  static let pairs = [
    Pair(
      "what is removed is not counted; computed",
      bad: model("/*!*/ var open = 0", kept + "\n  func remove(_ id: Int) { tasks.removeAll { $0.id == id } }"),
      good: model(
        "var open: Int { tasks.count { !$0.isDone } }",
        "func add(_ task: Task) { tasks.append(task) }; func clear() { tasks = [] }"), severity: .warning),
    Pair(
      "a list that is replaced; one that is emptied with the count",
      bad: model("/*!*/ var open = 0", kept + "\n  func load(_ all: [Task]) { tasks = all }"),
      good: model("var open = 0", kept + "\n  func clear() { tasks = []; open = 0 }")),
    Pair(
      "a count by a function of its own, that one forgets",
      bad: model(
        "/*!*/ var open = 0",
        kept
          + "\n  func drop() { tasks.removeLast(); close() }\n  func close() { tasks.sort { $0.id < $1.id }; open -= 1 }\n"
          + "  func reset() { tasks = [] }"),
      good: model(
        "var open = 0",
        kept
          + "\n  func drop() { tasks.removeLast(); close() }\n  func close() { tasks.sort { $0.id < $1.id }; open -= 1 }"
      )
    ),
    Pair(
      "up and down; a page that only goes up",
      bad: model("/*!*/ var open = 0", kept + "\n  func remove() { tasks.removeFirst() }"),
      good: model(
        "var open = 0", "func more(_ next: [Task]) { tasks += next; open += 1 }; func remove() { tasks.removeFirst() }")
    ),
    Pair(
      "counted with the list; by somebody else",
      bad: model("/*!*/ var open = 0", kept + "\n  func remove() { tasks.removeFirst() }"),
      good: model(
        "var open = 0",
        "func up() { open += 1 }; func down() { open -= 1 }; func add(_ task: Task) { tasks.append(task) }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }

  @Test func itSaysWhatHappens() {
    expect(
      StoredDerivedState.self, of: Self.model("var open = 0", Self.kept + "\n  func remove() { tasks.removeFirst() }"),
      says: """
        4:3 warning: Board counts 'open' up and down beside 'tasks', which it can be computed from.
        - 6 counted here
        - 8 'tasks' changes here, and 'open' stays as it was
        After that, 'open' does not go with 'tasks', and views show both.
        Compute it of 'tasks': 'var open: Int { tasks.count { … } }'.
        """)
  }
}
