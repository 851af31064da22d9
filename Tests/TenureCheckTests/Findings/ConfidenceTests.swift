import TenureCheck
import Testing

@Suite struct ConfidenceTests {
  private let source = """
    final class Feed: ObservableObject { @Published var posts: [Int] = [] }

    struct Old: View {
      @ObservedObject private var feed = Feed()
      @State var isOpen = false
      @State private var isLoading = false
      var body: some View { Text("\\(feed.posts.count)").onAppear { Task { await load() } } }
      private func load() async { isLoading = await Server.shared.isBusy() }
    }
    """

  @Test("What does most harm and is most certain has the highest rank")
  func ranks() throws {
    let found = Check.findings(in: Snippet(source).project(), rules: AllRules.list)
    let inline = try #require(found.first { $0.rule == "observed-object-created-inline" })
    let task = try #require(found.first { $0.rule == "task-in-onappear" })
    let open = try #require(found.first { $0.rule == "state-not-private" })
    #expect([inline.severity, task.severity, open.severity] == [.error, .warning, .info])
    #expect([inline.confidence, task.confidence, open.confidence] == [.high, .medium, .low])
    #expect([inline.rank, task.rank, open.rank] == [100, 55, 10])
  }

  @Test("Ranked findings keep their order where the rank is the same")
  func order() {
    let found = Check.findings(in: Snippet(source).project(), rules: AllRules.list)
    let ranked = found.ranked()
    #expect(ranked.map(\.rank) == found.map(\.rank).sorted(by: >))
    for rank in Set(found.map(\.rank)) {
      #expect(ranked.filter { $0.rank == rank } == found.filter { $0.rank == rank })
    }
    #expect(ranked.first?.rule == "observed-object-created-inline")
  }
}
