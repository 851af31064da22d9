import SwiftUI
import TenureRender
import Testing
import WebProbe

@testable import TenureElements
@testable import TenureScenes
@_spi(Tree) @testable import TenureTree
@testable import TenureWeb

/// What an event costs follows what it changes, never the size of the page. Work is counted, time is not.
@MainActor @Suite struct CostTests {
  @Test func aLeafsChangeAmongTenThousandRowsIsOneBodyAndFewBytes() async throws {
    let page = try await serve { Rows(count: 10_000) }.page()
    let socket = try await page.browser.open()
    #expect(try await socket.text() == "[1]")
    let button = try page.browser.id("Row 5000, 0", tag: "button")
    try await socket.send("[\"tap\",\(button)]")
    let patch = try await socket.text()
    #expect(patch.contains("Row 5000, 1"))
    #expect(patch.utf8.count <= 200)
    let turn = try #require(page.server.host.record(of: page.secret)?.turns.last)
    #expect(turn.bodies.map(\.view) == ["Row"])
    #expect(turn.steps == 1)
  }

  @Test func anActionFindsItsElementWithoutLookingAtOthers() async throws {
    for count in [10, 1_000] {
      let page = try await serve { Rows(count: count) }.page()
      let button = try page.browser.id("Row \(count - 1), 0", tag: "button")
      Looks.count = 0
      page.server.host.tryOut(.action(.tap, NodeID(UInt32(button)), edits: nil), on: page.secret)
      #expect(page.server.host.html(of: page.secret).contains("Row \(count - 1), 1"))
      #expect(Looks.count <= 1, "of \(count) rows")
    }
  }

  @Test func anElementThatHasLeftIsFoundNoMore() async throws {
    let page = try await serve { Vanishing() }.page()
    let first = try page.browser.id("Press 0", tag: "button")
    let host = page.server.host
    for round in 1...200 {
      let html = host.html(of: page.secret)
      let button = try #require(html.firstMatch(of: #/<button id=(\d+)/#).flatMap { UInt32($0.1) })
      host.tryOut(.action(.tap, NodeID(button), edits: nil), on: page.secret)
      #expect(host.html(of: page.secret).contains("Press \(round)"))
    }
    // Long gone, and so are those that stood in the table beside it.
    host.tryOut(.action(.tap, NodeID(UInt32(first)), edits: nil), on: page.secret)
    #expect(host.html(of: page.secret).contains("Press 200"))
  }

  @Test func theNameOfTheWindowIsThatOfTheScreenInSight() async throws {
    let page = try await serve { Screens() }.page()
    #expect(page.html.contains("<title>First</title>"))
    let socket = try await page.browser.open()
    try await socket.text(with: "[1]")
    try await socket.send("[\"tap\",\(try page.browser.id("Deeper", tag: "button"))]")
    #expect(try await socket.text().contains("[\"n\",\"Second\"]"))
    let html = page.server.host.html(of: page.secret)
    let rename = try #require(html.firstMatch(of: #/<button id=(\d+) [^>]*><span[^>]*>Rename/#)?.1)
    try await socket.send("[\"tap\",\(rename)]")
    #expect(try await socket.text().contains("[\"n\",\"Renamed\"]"))
    let back = try #require(html.firstMatch(of: #/<section id=(\d+) class="screen pushed/#)?.1)
    try await socket.send("[\"back\",\(back)]")
    #expect(try await socket.text().contains("[\"n\",\"First\"]"))
  }

  private func length(_ head: String) throws -> Int {
    try #require(head.lowercased().firstMatch(of: #/content-length: (\d+)/#).flatMap { Int($0.1) })
  }

  @Test func whatABrowserCanUnpackIsSentPacked() async throws {
    let server = try serve { VStack { ForEach(0..<50, id: \.self) { Text("Row \($0)") } } }
    for path in ["/tenure.css", "/tenure.js", "/"] {
      let plain = try await HTTP.get(port: server.host.port, path: path)
      let packed = try await HTTP.get(port: server.host.port, path: path, headers: ["Accept-Encoding: gzip, br"])
      #expect(!plain.head.lowercased().contains("content-encoding"))
      #expect(packed.head.lowercased().contains("content-encoding: gzip"))
      #expect(try length(packed.head) < length(plain.head) / 2)
    }
  }
}

private struct Rows: View {
  let count: Int
  var body: some View { VStack { ForEach(0..<count, id: \.self) { Counting(content: Row(number: $0)) } } }
}

private struct Row: View {
  let number: Int
  @State private var count = 0
  var body: some View { Button(String("Row \(number), \(count)")) { count += 1 } }
}

/// Each press puts a new button in the old one's place.
private struct Vanishing: View {
  @State private var presses = 0
  var body: some View { Button("Press \(presses)") { presses += 1 }.id(presses) }
}

private struct Screens: View {
  @State private var title = "Second"

  var body: some View {
    NavigationStack {
      VStack {
        ForEach(0..<20, id: \.self) { Text("\($0)") }
        NavigationLink("Deeper") { Button("Rename") { title = "Renamed" }.navigationTitle(title) }
      }
      .navigationTitle("First")
    }
  }
}

@MainActor private enum Looks {
  static var count = 0
}

/// Counts how often somebody goes through what is below.
private struct Counting<Content: View>: FrameworkView {
  let content: Content

  static func _makeNode(_ view: Self, in place: _Place) -> _ViewNode { CountingNode(view.content, in: place) }
  static func _updateNode(_ node: _ViewNode, to view: Self) {}
}

private final class CountingNode<Content: View>: _ViewNode {
  private var child: _ViewNode?

  init(_ content: Content, in place: _Place) {
    super.init(in: place)
    child = Content._makeNode(content, in: self.place())
  }

  override func children(_ visit: (_ViewNode) -> Void) {
    Looks.count += 1
    if let child { visit(child) }
  }
}
