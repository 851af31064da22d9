import TenureCheck
import Testing

/// What is loaded is kept, and something that follows from it beside it.
@Suite struct DerivedFromWhatArrivesTests {
  private static func board(_ kept: String, _ count: String, _ load: String) -> String {
    """
    struct Todo: Identifiable { let id: Int; var isDone: Bool }
    @MainActor final class Board: ObservableObject {
      @Published private(set) var todos: [Todo] = []
      \(count)
      \(load)
      func finish(_ index: Int) { todos[index].isDone = true\(kept) }
    }
    struct BoardView: View {
      @StateObject private var board = Board()
      var body: some View {
        Text("\\(board.open)")
        ForEach(board.todos) { todo in Button("\\(todo.id)") { board.finish(0) } }
      }
    }
    """
  }

  private static let stored = "/*!*/ @Published private(set) var open = 0"
  private static let quiet = "@Published private(set) var open = 0"

  @Test("A parameter that is kept stands for what keeps it") func parameter() {
    let load = "func show(_ new: [Todo]) { todos = new; open = new.filter { !$0.isDone }.count }"
    expect(StoredDerivedState.self, fires: Self.board("", Self.stored, load), severity: .warning)
    expect(
      StoredDerivedState.self,
      staysQuiet: Self.board(
        "", "var open: Int { todos.filter { !$0.isDone }.count }", "func show(_ new: [Todo]) { todos = new }"))
  }

  @Test("So does a constant that was waited for") func constant() {
    let load = """
      let load: () async -> [Todo] = { [] }
        func reload() async {
          let loaded = await load()
          self.todos = loaded
          open = loaded.filter { !$0.isDone }.count
        }
      """
    expect(StoredDerivedState.self, fires: Self.board("", Self.stored, load), severity: .warning)
  }

  @Test("What arrives and is kept nowhere stands for nothing") func keptNowhere() {
    let load = "func show(_ new: [Todo], _ all: [Todo]) { todos = new; open = all.filter { !$0.isDone }.count }"
    expect(StoredDerivedState.self, staysQuiet: Self.board("", Self.quiet, load))
  }

  @Test("What was, kept beside what is, follows from nothing") func snapshot() {
    let load = "@Published private(set) var first: [Todo] = []\n  func show(_ new: [Todo]) { todos = new; first = new }"
    expect(StoredDerivedState.self, staysQuiet: Self.board("", Self.quiet, load))
  }
}
