import TenureCheck
import Testing

/// `.task(id:)` cancels the run before, which is enough for what notices that.
@Suite struct EndsWithItsTaskTests {
  private static func search(
    _ body: String, asked: String = "await catalog.search(query)", client: String = "", kind: String = "final class"
  ) -> String {
    """
    struct Client { let session: URLSession; let index: Index; \(client) }
    protocol Books { func all(_ query: String) async -> [String] }
    \(kind) Catalog {
      let client = Client()
      var known: [String] = []
      \(body)
    }
    struct SearchScreen: View {
      let catalog: Catalog
      let books: any Books
      @State private var query = ""
      @State private var results: [String] = []
      var body: some View {
        List(results, id: \\.self) { Text($0) }
          .searchable(text: $query)
          .task(id: query) { /*!*/ results = \(asked) }
      }
    }
    """
  }

  private static let request = """
    func get(_ query: String) async throws -> [String] {
      let (data, _) = try await session.data(from: URL(string: query)!)
      return try JSONDecoder().decode([String].self, from: data)
    }
    """

  @Test(
    "A search that gives up its request when it is cancelled is overtaken by none",
    arguments: [
      "func search(_ query: String) async -> [String] { (try? await client.get(query)) ?? [] }",
      "func search(_ q: String) async -> [String] { do { return try await client.get(q) } catch { return [] } }",
    ])
  func givesUp(_ body: String) {
    expect(AsyncResultWithoutSupersession.self, staysQuiet: Self.search(body, client: Self.request))
  }

  @Test("A search that goes on when it is cancelled is named")
  func goesOn() {
    expect(
      AsyncResultWithoutSupersession.self,
      fires: Self.search(
        "func search(_ query: String) async -> [String] { await client.get(query) }",
        client: "func get(_ query: String) async -> [String] { await index.lines(query) }"), severity: .warning)
  }

  @Test("A request in a task of its own goes on when who waits for it is cancelled")
  func taskOfItsOwn() {
    let body = """
      func search(_ query: String) async -> [String] {
        await Task { (try? await client.get(query)) ?? [] }.value
      }
      """
    expect(AsyncResultWithoutSupersession.self, fires: Self.search(body, client: Self.request), severity: .warning)
  }

  @Test("A search that asks in two ways, of which one goes on, is named")
  func oneWayGoesOn() {
    let body = """
      func search(_ query: String) async -> [String] {
        if query.isEmpty { return await client.index.lines(query) }
        return (try? await client.get(query)) ?? []
      }
      """
    expect(AsyncResultWithoutSupersession.self, fires: Self.search(body, client: Self.request), severity: .warning)
  }

  @Test("To return nothing late is an answer too")
  func returnsNothing() {
    expect(
      AsyncResultWithoutSupersession.self,
      fires: Self.search(
        """
        func search(_ query: String) async -> [String] {
          let found = await client.index.lines(query)
          return Task.isCancelled ? [] : found
        }
        """), severity: .warning)
  }

  @Test("What throws when it is asked in between ends with its task, however far below it asks")
  func throwsBelow() {
    let client = """
      func get(_ query: String) async throws -> [String] {
        let found = await index.lines(query)
        try Task.checkCancellation()
        return found
      }
      """
    let asked = "try await catalog.search(query)"
    let wrapped = { (body: String, client: String) in
      Self.search(body, asked: asked, client: client)
        .replacing(
          "{ /*!*/ results = \(asked) }", with: "{ do { /*!*/ results = try await catalog.search(query) } catch {} }")
    }
    let body = "func search(_ query: String) async throws -> [String] { try await client.get(query) }"
    expect(AsyncResultWithoutSupersession.self, staysQuiet: wrapped(body, client))
    let deaf = client.replacing("  try Task.checkCancellation()\n", with: "")
    expect(AsyncResultWithoutSupersession.self, fires: wrapped(body, deaf), severity: .info)
  }

  @Test("An actor that does not wait itself answers in the order of the questions")
  func answersInOrder() {
    let body = "func search(_ query: String) -> [String] { known.filter { $0.contains(query) } }"
    expect(AsyncResultWithoutSupersession.self, staysQuiet: Self.search(body, kind: "actor"))
    let waiting = "func search(_ query: String) async -> [String] { await client.index.lines(query) }"
    expect(AsyncResultWithoutSupersession.self, fires: Self.search(waiting, kind: "actor"), severity: .warning)
    let elsewhere = "nonisolated func search(_ query: String) async -> [String] { [query] }"
    expect(AsyncResultWithoutSupersession.self, fires: Self.search(elsewhere, kind: "actor"), severity: .warning)
  }

  @Test("Of a protocol's function each that it may be has to end")
  func protocols() {
    let ending = """
      }
      struct Remote: Books {
        let client: Client
        func all(_ query: String) async -> [String] { (try? await client.get(query)) ?? [] }
      """
    let asked = "await books.all(query)"
    expect(
      AsyncResultWithoutSupersession.self, staysQuiet: Self.search(ending, asked: asked, client: Self.request))
    let deaf = """
      \(ending)
      }
      struct Local: Books {
        let index: Index
        func all(_ query: String) async -> [String] { await index.lines(query) }
      """
    expect(
      AsyncResultWithoutSupersession.self, fires: Self.search(deaf, asked: asked, client: Self.request),
      severity: .warning)
  }

  @Test("The sleep of a sample says nothing about what a protocol is for")
  func samples() {
    let sample = """
      }
      struct SampleBooks: Books {
        func all(_ query: String) async throws -> [String] { try await Task.sleep(for: .seconds(1)); return [query] }
      """
    let asked = "try await books.all(query)"
    let source = Self.search(sample, asked: asked)
      .replacing("async -> [String] }", with: "async throws -> [String] }")
      .replacing("{ /*!*/ results = \(asked) }", with: "{ do { /*!*/ results = \(asked) } catch {} }")
    expect(AsyncResultWithoutSupersession.self, fires: source, severity: .info)
  }
}
