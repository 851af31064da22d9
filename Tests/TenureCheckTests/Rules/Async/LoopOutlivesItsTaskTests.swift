import TenureCheck
import Testing

@Suite struct LoopOutlivesItsTaskTests {
  private static func board(_ loop: String, start: String = ".task { await model.poll() }", members: String = "")
    -> String
  {
    """
    @MainActor @Observable final class Board {
      private(set) var lines: [String] = []
      let api: API
      \(members)
      init(api: API) { self.api = api }
      func poll() async { \(loop) }
    }
    struct BoardPage: View {
      let model: Board
      var body: some View { List(model.lines, id: \\.self) { Text($0) }\(start) }
    }
    """
  }

  private static let load = "lines = (try? await api.lines()) ?? lines"
  private static let wrong = board("while true { \(load); try? await /*!*/ Task.sleep(for: .seconds(5)) }")

  static let pairs = [
    Pair(
      "for good; until it is cancelled", bad: wrong,
      good: board("while !Task.isCancelled { \(load); try? await Task.sleep(for: .seconds(5)) }"), severity: .warning),
    Pair(
      "swallowed by a `catch`; one that leaves",
      bad: board("while true { \(load); do { try await /*!*/ clock.sleep(for: .seconds(5)) } catch {} }"),
      good: board("while true { \(load); do { try await clock.sleep(for: .seconds(5)) } catch { return } }")),
    Pair(
      "asked nowhere; asked before the pause", bad: wrong,
      good: board("while true { \(load); if Task.isCancelled { break }; try? await Task.sleep(for: .seconds(5)) }")),
    Pair(
      "by a view's task; by nobody", bad: wrong,
      good: board("while true { \(load); try? await Task.sleep(for: .seconds(5)) }", start: "")),
    Pair(
      "a task that is cancelled; one that never is",
      bad: board(
        "", start: "",
        members:
          "var job: Task<Void, Never>?\n  func start() { job = Task { while true { \(load); try? await /*!*/ Task.sleep(for: .seconds(5)) } } }\n  func stop() { job?.cancel() }"
      ),
      good: board(
        "", start: "",
        members:
          "func start() { Task { while true { \(load); try? await Task.sleep(for: .seconds(5)) } } }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(TaskInOnAppear.self) }
}
