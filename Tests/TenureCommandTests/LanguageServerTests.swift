import Foundation
import Testing

@Suite struct LanguageServerTests {
  private func uri(_ work: Workspace, _ path: String) -> String {
    work.folder.appendingPathComponent(path).absoluteString
  }

  private func position(_ line: Int, _ character: Int) -> [String: Any] { ["line": line, "character": character] }

  private func open(_ client: EditorClient, _ uri: String, _ text: String) throws {
    try client.notify(
      "textDocument/didOpen", ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text]])
  }

  private func codes(_ diagnostics: [[String: Any]]) -> [String] { diagnostics.compactMap { $0["code"] as? String } }

  @Test func findingsComeAndGoAsOneTypes() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "Plain.swift": Programs.clean])
    let client = try EditorClient(in: work)
    let answer = try client.initialize(work.folder)
    let capabilities = (answer["result"] as? [String: Any])?["capabilities"] as? [String: Any]
    #expect(capabilities?["hoverProvider"] as? Bool == true)
    #expect(codes(try client.diagnostics(of: uri(work, "Feed.swift"))) == ["observed-object-created-inline"])

    let plain = uri(work, "Plain.swift")
    try open(client, plain, Programs.badge)
    #expect(codes(try client.diagnostics(of: plain)) == ["unstable-identity"])
    // Only `UUID()` becomes `3`.
    try client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": plain, "version": 2],
        "contentChanges": [["range": ["start": position(4, 44), "end": position(4, 50)], "text": "3"]],
      ])
    #expect(try client.diagnostics(of: plain).isEmpty)
    try client.notify(
      "textDocument/didChange",
      ["textDocument": ["uri": plain, "version": 3], "contentChanges": [["text": Programs.badge]]])
    #expect(codes(try client.diagnostics(of: plain)) == ["unstable-identity"])
    // The file on the disk has none.
    try client.notify("textDocument/didClose", ["textDocument": ["uri": plain]])
    #expect(try client.diagnostics(of: plain).isEmpty)

    #expect(try client.ask("shutdown")["error"] == nil)
    try client.notify("exit", [:])
    #expect(try client.status() == 0)
  }

  @Test func aFindingShowsItsPlaceAndItsEvidence() throws {
    let work = try Workspace(["Feed.swift": Programs.feed.replacing("  @Obs", with: "  /* 👩‍🚀 */ @Obs")])
    let client = try EditorClient(in: work)
    _ = try client.initialize(work.folder)
    let found = try #require(try client.diagnostics(of: uri(work, "Feed.swift")).first)
    #expect(found["severity"] as? Int == 1)
    #expect(found["source"] as? String == "tenure")
    let start = (found["range"] as? [String: Any])?["start"] as? [String: Int]
    #expect(start == ["line": 5, "character": 41])
    #expect((found["relatedInformation"] as? [[String: Any]])?.first?["message"] as? String == "FeedModel is a class")
  }

  @Test func whatAPieceOfStateIs() throws {
    let work = try Workspace(["Shop.swift": MapTests.shop])
    let client = try EditorClient(in: work)
    _ = try client.initialize(work.folder)
    let shop = uri(work, "Shop.swift")
    // `query` in the filter of `body`.
    let answer = try client.ask(
      "textDocument/hover", ["textDocument": ["uri": shop], "position": position(24, 56)])
    let contents = (answer["result"] as? [String: Any])?["contents"] as? [String: Any]
    #expect(
      contents?["value"] as? String == """
        `@State query: String` of `Screen`\u{20}\u{20}
        lives as long as Screen keeps its place on the screen\u{20}\u{20}
        read by `Screen.body`, `Screen.count`\u{20}\u{20}
        written by `Screen.body`\u{20}\u{20}
        passed to `Row`
        """)
    let nothing = try client.ask("textDocument/hover", ["textDocument": ["uri": shop], "position": position(0, 2)])
    #expect(nothing["result"] is NSNull)
  }

  @Test(arguments: [
    // `query` of Row, by way of its binding; `catalogue` of Screen, by way of the environment; `basket`, as an argument.
    (34, 15, 20), (18, 24, 12), (19, 7, 13),
  ])
  func theWayToTheOwner(line: Int, character: Int, owner: Int) throws {
    let work = try Workspace(["Shop.swift": MapTests.shop])
    let client = try EditorClient(in: work)
    _ = try client.initialize(work.folder)
    let answer = try client.ask(
      "textDocument/definition",
      ["textDocument": ["uri": uri(work, "Shop.swift")], "position": position(line, character)])
    let places = answer["result"] as? [[String: Any]] ?? []
    let lines = places.map { (($0["range"] as? [String: Any])?["start"] as? [String: Int])?["line"] }
    #expect(lines == [owner])
  }

  @Test func whatCanBeDone() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    let client = try EditorClient(in: work)
    _ = try client.initialize(work.folder)
    let feed = uri(work, "Feed.swift")
    let answer = try client.ask(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": feed], "range": ["start": position(5, 30), "end": position(5, 30)],
        "context": ["diagnostics": [Any]()],
      ])
    let actions = answer["result"] as? [[String: Any]] ?? []
    #expect(actions.map { $0["title"] as? String } == ["Own it", "Switch 'observed-object-created-inline' off here"])
    let edits = actions.compactMap { action in
      ((action["edit"] as? [String: Any])?["changes"] as? [String: [[String: Any]]])?[feed]?.first?["newText"]
        as? String
    }
    #expect(edits == ["@StateObject", "  // tenure:disable:next observed-object-created-inline — \n"])
    // An editor shows a part of a program, where somebody who is not seen may pass a model.
    #expect(actions.first?["isPreferred"] as? Bool == false)
  }

  @Test func malformedMessagesAreAnsweredAndTheServerGoesOn() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    let client = try EditorClient(in: work)
    func code(_ message: [String: Any]) -> Int? { (message["error"] as? [String: Any])?["code"] as? Int }
    try client.send(body: "{ no json")
    #expect(code(try client.receive()) == -32700)
    try client.send(bytes: Array("Nonsense: 3\r\n\r\n".utf8))
    #expect(code(try client.receive()) == -32700)
    try client.send(body: "[]")
    #expect(code(try client.receive()) == -32600)
    #expect(code(try client.ask("textDocument/hover")) == -32002)
    _ = try client.initialize(work.folder)
    #expect(code(try client.ask("initialize")) == -32600)
    #expect(code(try client.ask("no/such/thing")) == -32601)
    #expect(try client.ask("textDocument/hover", ["position": "here"])["result"] is NSNull)
    let feed = uri(work, "Feed.swift")
    try open(client, feed, Programs.feed)
    try client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": feed],
        "contentChanges": [
          ["range": ["start": position(9, 9), "end": position(2, 2)], "text": "x"], ["text": 5],
          ["range": 7, "text": ""],
          ["range": ["start": position(-1, 0), "end": position(900, 900)], "text": ""],
        ],
      ])
    try client.send(body: "{\"jsonrpc\":\"2.0\",\"id\":77,\"result\":null}")
    let answer = try client.ask(
      "textDocument/hover", ["textDocument": ["uri": feed], "position": position(5, 25)])
    #expect(answer["result"] is [String: Any])
    #expect(try client.ask("shutdown")["error"] == nil)
    #expect(code(try client.ask("textDocument/hover")) == -32600)
  }

  @Test func whoLeavesWithoutAWordIsNoSuccess() throws {
    #expect(try EditorClient(in: Workspace()).status() == 1)
  }

  @Test func settingsWithAMistakeAreToldAndTheServerRuns() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, ".tenure.json": "{ \"exlude\": [] }"])
    let client = try EditorClient(in: work)
    try client.send(
      body:
        "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"rootUri\":\"\(work.folder.absoluteString)\"}}"
    )
    let message = try client.receive()
    #expect(message["method"] as? String == "window/showMessage")
    let text = (message["params"] as? [String: Any])?["message"] as? String
    #expect(text?.hasSuffix(".tenure.json:1: There is no key 'exlude'. Did you mean 'exclude'?") == true)
    #expect(try client.receive()["result"] is [String: Any])
  }
}
