import TenureCheck
import Testing

/// What is asked stands in another function than the `await` that takes the answer.
@Suite struct QuestionElsewhereTests {
  static let pairs = [
    Pair(
      "a function of its own asks",
      bad: """
        struct Library { func books(matching text: String) async throws -> [String] { [] } }
        @MainActor @Observable final class Search {
          var query = "" { didSet { Task { await refresh() } } }
          private(set) var books: [String] = []
          private let library = Library()
          private func refresh() async {
            guard let found = try? await found() else { return }
            /*!*/ books = found
          }
          private func found() async throws -> [String] { try await library.books(matching: query) }
        }
        """,
      good: """
        struct Library { func books(matching text: String) async throws -> [String] { [] } }
        @MainActor @Observable final class Search {
          var query = "" { didSet { Task { await refresh() } } }
          private(set) var books: [String] = []
          private let library = Library()
          private func refresh() async {
            guard let found = try? await found() else { return }
            books = found
          }
          private func found() async throws -> [String] {
            let found = try await library.books(matching: query)
            try Task.checkCancellation()
            return found
          }
        }
        """, severity: .warning),
    Pair(
      "a function makes the request",
      bad: """
        struct Tiles: View {
          let client: Client
          @State private var zoom = 3
          @State private var tiles: [String] = []
          private func request() -> Request { Request(path: "tiles/\\(zoom)") }
          private func reload() {
            Task {
              let asked = request()
              /*!*/ tiles = await client.send(asked)
            }
          }
          var body: some View {
            Stepper("\\(zoom)", value: $zoom).onChange(of: zoom) { reload() }
            Text("\\(tiles.count)")
          }
        }
        struct Request { let path: String }
        struct Client { func send(_ request: Request) async -> [String] { [] } }
        """,
      good: """
        struct Tiles: View {
          let client: Client
          @State private var zoom = 3
          @State private var tiles: [String] = []
          private func request() -> Request { Request(path: "tiles") }
          private func reload() {
            Task {
              let asked = request()
              tiles = await client.send(asked)
            }
          }
          var body: some View {
            Stepper("\\(zoom)", value: $zoom).onChange(of: zoom) { reload() }
            Text("\\(tiles.count)")
          }
        }
        struct Request { let path: String }
        struct Client { func send(_ request: Request) async -> [String] { [] } }
        """),
    Pair(
      "an input that stays, asked again because of a tab",
      bad: """
        struct Browser: View {
          let server: String
          let client: Client
          @State private var tab = 0
          @State private var items: [String] = []
          private func load() async { /*!*/ items = await client.items(tab) }
          var body: some View {
            Stepper("\\(tab)", value: $tab).onChange(of: tab) { Task { await load() } }
            Text("\\(items.count)")
          }
        }
        struct Client { func items(_ tab: Int) async -> [String] { [] } }
        """,
      good: """
        struct Browser: View {
          let server: String
          let client: Client
          @State private var tab = 0
          @State private var items: [String] = []
          private func load() async { items = await client.items(server) }
          var body: some View {
            Stepper("\\(tab)", value: $tab).onChange(of: tab) { Task { await load() } }
            Text("\\(items.count)")
          }
        }
        struct Client { func items(_ server: String) async -> [String] { [] } }
        """),
    Pair(
      "an id that nothing changes",
      bad: """
        @MainActor @Observable final class Detail {
          private(set) var id: Int
          private(set) var title = ""
          init(id: Int) { self.id = id }
          func next() { id += 1 }
          func load(_ client: Client) async { /*!*/ title = await client.title(id) }
        }
        struct DetailView: View {
          @State private var detail = Detail(id: 1)
          @State private var event = 0
          let client: Client
          var body: some View {
            Button(detail.title) { event += 1; detail.next() }
              .onChange(of: event) { Task { await detail.load(client) } }
          }
        }
        struct Client { func title(_ id: Int) async -> String { "" } }
        """,
      good: """
        @MainActor @Observable final class Detail {
          private(set) var id: Int
          private(set) var title = ""
          init(id: Int) { self.id = id }
          func load(_ client: Client) async { title = await client.title(id) }
        }
        struct DetailView: View {
          @State private var detail = Detail(id: 1)
          @State private var event = 0
          let client: Client
          var body: some View {
            Button(detail.title) { event += 1 }
              .onChange(of: event) { Task { await detail.load(client) } }
          }
        }
        struct Client { func title(_ id: Int) async -> String { "" } }
        """),
  ]

  @Test(arguments: pairs) func pair(_ pair: Pair) { pair.check(AsyncResultWithoutSupersession.self) }
}
