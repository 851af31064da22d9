import TenureCheck
import Testing

/// What `.task` and `.refreshable` do must not take away the view that they are on before it is done.
@Suite struct TaskTakesItsViewTests {
  private static func board(_ load: String, _ cases: String) -> String {
    """
    protocol Tide: Sendable { func heights() async throws -> [Double] }
    @MainActor @Observable final class Harbour {
      enum Phase { case idle, loading, loaded([Double]), failed }
      private(set) var phase = Phase.idle
      let tide: any Tide
      init(tide: any Tide) { self.tide = tide }
      func load() async {
        \(load)
      }
    }
    struct HarbourView: View {
      let harbour: Harbour
      var body: some View {
        switch harbour.phase {
        \(cases)
        }
      }
    }
    """
  }

  private static let answer = "phase = (try? await tide.heights()).map { .loaded($0) } ?? .failed"
  private static let list = "case .loaded(let all): List(all, id: \\.self) { Text(\"\\($0)\") }"

  static let pairs = [
    Pair(
      "a list that its own refresh replaces; one that stays until the answer is there",
      bad: board(
        "/*!*/ phase = .loading\n    \(answer)", "\(list).refreshable { await harbour.load() }\n default: Text(\"\")"),
      good: board(answer, "\(list).refreshable { await harbour.load() }\n default: Text(\"\")"), severity: .warning),
    Pair(
      "a task of the first case; of both cases",
      bad: board(
        "/*!*/ phase = .loading\n    \(answer)",
        "case .idle: Color.clear.task { await harbour.load() }\n case .loading: ProgressView()\n default: Text(\"\")"),
      good: board(
        "phase = .loading\n    \(answer)",
        "case .idle, .loading: ProgressView().task { await harbour.load() }\n default: Text(\"\")")),
    Pair(
      "a flag that is lowered before the wait; behind it",
      bad: riddle("/*!*/ asks = false; text = await next()", "if asks"),
      good: riddle("text = await next(); asks = false", "if asks")),
    Pair(
      "the contrary of a flag; a flag that nothing here lowers",
      bad: riddle("/*!*/ asks = true; text = await next()", "if !asks"),
      good: riddle("asks = true; text = await next()", "if asks")),
    Pair(
      "rows that are emptied; other rows",
      bad: rows("/*!*/ rows = []; rows = await next()"), good: rows("others = []; rows = await next()")),
    Pair(
      "a list that is emptied first; elements that are taken out of it",
      bad: rows("withAnimation { /*!*/ rows.removeAll() }; rows = await next()"),
      good: rows("rows.removeAll { $0.isEmpty }; rows = await next()")),
  ]

  private static func riddle(_ work: String, _ condition: String) -> String {
    """
    struct Riddle: View {
      @State private var asks = true
      @State private var text = ""
      func next() async -> String { "?" }
      var body: some View {
        Text(text)
        \(condition) {
          ProgressView().task { \(work) }
        }
        Button("Next") { asks = true }
      }
    }
    """
  }

  private static func rows(_ work: String) -> String {
    """
    struct Rows: View {
      @State private var rows: [String] = []
      @State private var others: [String] = []
      func next() async -> [String] { [] }
      var body: some View {
        if !rows.isEmpty {
          List(rows + others, id: \\.self) { Text($0) }.refreshable { \(work) }
        }
      }
    }
    """
  }

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(TaskInOnAppear.self) }

  @Test(
    "What waits for nothing, or is on a view around the branches, is left alone",
    arguments: [
      "if asks { Text(text).task { asks = false } }",
      "Group { if asks { Text(text) } }.task { asks = false; text = await next() }",
      "if asks { Text(text) } else { Text(\"\").task { asks = false; text = await next() } }",
    ])
  func quiet(_ body: String) {
    expect(
      TaskInOnAppear.self,
      staysQuiet: """
        struct Page: View {
          @State private var asks = true
          @State private var text = ""
          func next() async -> String { "" }
          var body: some View { \(body) }
        }
        """)
  }

  @Test func itSaysWhatEndsWithTheView() {
    expect(
      TaskInOnAppear.self, of: Self.riddle("asks = false; text = await next()", "if asks"),
      says: """
        8:29 warning: 'asks = false' takes away the view whose 'task' does this.
        - 7 the view is there in this branch alone
        - 8 this is what ends with it
        A task ends with its view: what is awaited behind this line is cancelled, and a request fails with that.
        Change 'asks' when the answer is there, or put '.task' on a view that is around both branches.
        """)
  }
}
