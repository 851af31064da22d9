import TenureCheck
import Testing

@Suite struct WrittenBackAfterWaitTests {
  private static func store(_ tagAll: String, others: String = "func remove() { todos.removeLast() }") -> String {
    """
    struct Todo { var title = ""; var tags: [String] = [] }
    @MainActor @Observable final class Todos {
      private(set) var todos: [Todo] = []
      let tagger: Tagger
      init(tagger: Tagger) { self.tagger = tagger }
      func tagAll() async { \(tagAll) }
      \(others)
    }
    """
  }

  private static let taken =
    "var all = todos; for index in all.indices { all[index].tags = await tagger.tags(all[index].title) }; "
  private static let wrong = store(taken + "/*!*/ todos = all")

  static let pairs = [
    Pair(
      "put back whole; each looked up anew", bad: wrong,
      good: store(
        "for todo in todos { let tags = await tagger.tags(todo.title); if let index = todos.firstIndex(where: { $0.title == todo.title }) { todos[index].tags = tags } }"
      ), severity: .warning),
    Pair("changed meanwhile; changed by nobody else", bad: wrong, good: store(taken + "todos = all", others: "")),
    Pair(
      "not asked; asked whether it is the same", bad: wrong,
      good: store(taken + "guard todos.count == all.count else { return }; todos = all")),
    Pair(
      "while it waits; without waiting", bad: wrong,
      good: store("var all = todos; all.sort { $0.title < $1.title }; todos = all; await tagger.note()")),
    Pair(
      "changed by others; only emptied", bad: wrong,
      good: store(taken + "todos = all", others: "func clear() { todos = [] }")),
    Pair(
      "a place of before; looked up anew",
      bad: store(
        "guard let index = todos.firstIndex(where: { $0.tags.isEmpty }) else { return }; let tags = await tagger.tags(\"\"); /*!*/ todos[index].tags = tags"
      ),
      good: store(
        "let tags = await tagger.tags(\"\"); guard let index = todos.firstIndex(where: { $0.tags.isEmpty }) else { return }; todos[index].tags = tags"
      )),
    Pair(
      "while a loop waits; where elements only come behind",
      bad: store("for index in todos.indices { /*!*/ todos[index].tags = await tagger.tags(\"\") }"),
      good: store(
        "for index in todos.indices { todos[index].tags = await tagger.tags(\"\") }",
        others: "func add() { todos.append(Todo()) }")),
    Pair(
      "not asked; asked whether there is one still",
      bad: store(
        "guard let index = todos.firstIndex(where: { $0.tags.isEmpty }) else { return }; await tagger.note(); /*!*/ todos[index].tags = []"
      ),
      good: store(
        "guard let index = todos.firstIndex(where: { $0.tags.isEmpty }) else { return }; await tagger.note(); guard todos.indices.contains(index) else { return }; todos[index].tags = []"
      )),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AsyncResultWithoutSupersession.self) }
}
