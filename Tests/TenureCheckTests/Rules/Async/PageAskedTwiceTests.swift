import TenureCheck
import Testing

@Suite struct PageAskedTwiceTests {
  private static func feed(
    asking: String = "", members: String = "", addition: String = "posts += found",
    row: String = "Task { await model.next() }"
  ) -> String {
    """
    struct Post: Identifiable { let id: Int; let isHidden: Bool; let tags: [Int] }
    @MainActor @Observable final class Feed {
      enum Phase { case idle, loading, failed }
      var posts: [Post] = []
      var phase = Phase.idle
      var page = 0
      let client = FeedClient()
      \(members)
      /*!*/ func next() async {
        \(asking)
        let found = await client.page(page + 1)
        \(addition)
        page += 1
        phase = .idle
      }
    }
    struct FeedScreen: View {
      @State private var model = Feed()
      var body: some View {
        List(model.posts) { post in Text("Post").onAppear { \(row) } }
      }
    }
    """
  }

  @Test(
    "However a method asks whether it waits, it asks for a page once",
    arguments: [
      "switch phase { case .loading: return; default: phase = .loading }",
      "let busy = phase == .loading; guard !busy else { return }; phase = .loading",
      "guard mayLoad() else { return }; phase = .loading",
      "guard self.mayLoad() else { return }; phase = .loading",
      "if case .loading = phase { return }; phase = .loading",
    ])
  func asks(_ asking: String) {
    expect(
      SubmitWithoutGuardInModel.self,
      staysQuiet: Self.feed(asking: asking, members: "func mayLoad() -> Bool { phase != .loading }"))
  }

  @Test(
    "A row that asks the model whether it may load asks for a page once",
    arguments: [
      "if model.shouldLoad(after: post) { Task { await model.next() } }",
      "guard model.shouldLoad(after: post) else { return }; Task { await model.next() }",
      "switch model.phase { case .loading: break; default: Task { await model.next() } }",
    ])
  func rowAsks(_ row: String) {
    expect(
      SubmitWithoutGuardInModel.self,
      staysQuiet: Self.feed(
        asking: "isLoading = true; defer { isLoading = false }; phase = .loading",
        members: """
          private var isLoading = false
          func shouldLoad(after post: Post) -> Bool { !isLoading && post.id == posts.last?.id }
          """, row: row))
  }

  @Test(
    "A page of which only what is new is added is there once",
    arguments: [
      "let known = Set(posts.map(\\.id)); posts += found.filter { !known.contains($0.id) }",
      "let fresh = found.filter { post in !posts.contains { $0.id == post.id } }; posts.append(contentsOf: fresh)",
      "posts.append(contentsOf: found); posts = posts.uniqued(on: \\.id)",
      "guard asked == page else { return }; posts += found",
    ])
  func addsWhatIsNew(_ addition: String) {
    expect(
      SubmitWithoutGuardInModel.self, staysQuiet: Self.feed(asking: "let asked = page", addition: addition))
  }

  @Test(
    "Leaving out something else does not make a page new",
    arguments: [
      "posts += found.filter { !$0.isHidden }", "posts += found.filter { !$0.tags.contains(9) }",
      "posts += found.filter { post in !post.tags.contains(9) }",
      "if page == 0 { posts = found } else { posts.append(contentsOf: found) }",
    ])
  func leavesOutSomethingElse(_ addition: String) {
    expect(SubmitWithoutGuardInModel.self, fires: Self.feed(addition: addition))
  }

  @Test("A function that sets what a method resets before it waits says nothing about it")
  func asksByAFunctionThatSets() {
    expect(
      SubmitWithoutGuardInModel.self,
      fires: Self.feed(
        asking: "message = nil; guard isValid() else { return }",
        members: "var message: String?; func isValid() -> Bool { message = \"–\"; return page < 9 }"))
  }

  @Test(
    "Asking for something else stops no second call",
    arguments: [
      "guard page < 9 else { return }", "guard hasMore else { return }", "guard !Task.isCancelled else { return }",
    ])
  func asksForSomethingElse(_ asking: String) {
    expect(
      SubmitWithoutGuardInModel.self,
      fires: Self.feed(asking: asking, members: "var last = 9; var hasMore: Bool { page < last }"))
  }

  @Test("It names the method, what it waits for, and the flag to ask for") func says() {
    expect(
      SubmitWithoutGuardInModel.self, of: Self.feed(),
      says: """
        9:9 warning: While 'next' of Feed waits for the page after 'page', another call starts a second request for it.
        - 11 it waits here, and 'page' changes only afterwards
        - 12 appended here, once for each call
        - 20 each row that appears calls it
        When two rows appear before the first answer, the same page is appended twice.
        Add 'private var isLoading = false' to Feed; before the wait, 'guard !isLoading else { return }', \
        'isLoading = true' and 'defer { isLoading = false }'.
        """)
  }

  @Test("A flag that the method sets and never asks for is named") func saysTheFlag() throws {
    let source = Self.feed(asking: "isBusy = true; defer { isBusy = false }", members: "var isBusy = false")
    let found = Check.findings(in: Snippet(source).project(), rules: [SubmitWithoutGuardInModel.self])
    #expect(
      try #require(found.first).advice
        == "Begin 'next' with 'guard !isBusy else { return }', and set 'isBusy' before it waits.")
  }
}
