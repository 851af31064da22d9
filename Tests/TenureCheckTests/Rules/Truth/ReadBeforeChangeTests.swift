import TenureCheck
import Testing

@Suite struct ReadBeforeChangeTests {
  private static func search(
    _ subscription: String, refresh: String = "func refresh() { hits = all.filter { $0 == query } }"
  )
    -> String
  {
    """
    final class Search: ObservableObject {
      @Published var query = ""
      @Published private(set) var hits: [String] = []
      private let all: [String]
      private var bag: Set<AnyCancellable> = []
      init(all: [String]) {
        self.all = all
        \(subscription)
      }
      \(refresh)
    }
    """
  }

  private static func page(_ mark: String, _ modifier: String) -> String {
    search("") + "\n" + """
      struct Page: View {
        @ObservedObject var search: Search
        var body: some View { \(mark) Text("")\(modifier) }
      }
      """
  }

  static let pairs = [
    Pair(
      "by a function; on the next turn of the loop",
      bad: search("/*!*/ $query.sink { [weak self] _ in self?.refresh() }.store(in: &bag)"),
      good: search(
        "$query.receive(on: DispatchQueue.main).sink { [weak self] _ in self?.refresh() }.store(in: &bag)"),
      severity: .warning),
    Pair(
      "in the closure; what arrives",
      bad: search(
        "$query.sink { [weak self] _ in self?.hits = all.filter { $0 == /*!*/ self?.query } }.store(in: &bag)"),
      good: search("$query.sink { [weak self] query in self?.hits = all.filter { $0 == query } }.store(in: &bag)")),
    Pair(
      "behind `dropFirst`; behind `debounce`",
      bad: search("/*!*/ $query.dropFirst().sink { [weak self] _ in self?.refresh() }.store(in: &bag)"),
      good: search(
        "$query.debounce(for: 1, scheduler: RunLoop.main).sink { [weak self] _ in self?.refresh() }.store(in: &bag)")),
    Pair(
      "what it is about; something else",
      bad: search("/*!*/ $query.removeDuplicates().sink { [weak self] _ in self?.refresh() }.store(in: &bag)"),
      good: search(
        "$query.sink { [weak self] _ in self?.refresh() }.store(in: &bag)", refresh: "func refresh() { hits = all }")),
    Pair(
      "at once; in a task, which runs later",
      bad: search("/*!*/ $query.sink { [weak self] _ in self?.refresh() }.store(in: &bag)"),
      good: search("$query.sink { [weak self] _ in Task { self?.refresh() } }.store(in: &bag)")),
    Pair(
      "a view that receives it; one that is told of the change",
      bad: page("/*!*/", ".onReceive(search.$query) { _ in search.refresh() }"),
      good: page("", ".onChange(of: search.query) { search.refresh() }")),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(StoredDerivedState.self) }
}
