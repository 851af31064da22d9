import Foundation
import SwiftUI
import Synchronization
import Testing
import WebProbe

@testable import TenureWeb

@MainActor @Suite struct LiveTests {
  @Test func aTapChangesOneTextInFewBytes() async throws {
    let page = try await serve { Counter() }.page()
    let socket = try await page.browser.open()
    #expect(try await socket.text() == "[1]")
    let button = try page.browser.id("Count", tag: "button")
    try await socket.send("[\"tap\",\(button)]")
    let patch = try await socket.text()
    #expect(patch.contains("\"1 times\""))
    #expect(patch.utf8.count <= 40)
  }

  @Test func twoPagesHaveAWindowEach() async throws {
    let server = try serve { Counter() }
    let (a, b) = (try await server.page(), try await server.page())
    #expect(a.secret != b.secret)
    #expect(a.secret.count >= 50)
    let (first, second) = (try await a.browser.open(), try await b.browser.open())
    let button = try a.browser.id("Count", tag: "button")
    try await first.text(with: "[1]")
    try await second.text(with: "[1]")
    try await first.send("[\"tap\",\(button)]")
    try await first.text(with: "1 times")
    try await first.send("[\"tap\",\(button)]")
    try await first.text(with: "2 times")
    try await second.send("[\"tap\",\(button)]")
    #expect(try await second.text().contains("1 times"))
  }

  @Test func aBrokenConnectionGoesOnWhereItWas() async throws {
    let page = try await serve { Counter() }.page()
    let button = try page.browser.id("Count", tag: "button")
    do {
      let socket = try await page.browser.open()
      try await socket.text(with: "[1]")
      try await socket.send("[\"tap\",\(button)]")
      try await socket.text(with: "1 times")
    }
    // This browser has missed the last message: it gets everything.
    let again = try await page.browser.open(seen: 1)
    let tree = try await again.text()
    #expect(tree.contains("[\"T\","))
    #expect(tree.contains("1 times"))
    try await again.send("[\"tap\",\(button)]")
    #expect(try await again.text().contains("2 times"))
  }

  @Test func aServerThatEndsSaysGoodbye() async throws {
    let page = try await serve { Counter() }.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1]")
    page.server.host.stop()
    #expect(try await socket.receive() == .close(1001))
  }

  @Test func aPageThatNobodyKnowsIsLoadedAnew() async throws {
    let page = try await serve { Counter() }.page()
    let socket = try await LiveSocket(port: page.port)
    try await socket.send("[\"hello\",1,\"0000000000\",0,null]")
    #expect(try await socket.receive() == .close(4001))
  }

  @Test func aPageWaitsForItsBrowserOnlySoLong() async throws {
    let server = try serve {
      $0.firstPatience = .milliseconds(20)
    } content: {
      Counter()
    }
    let page = try await server.page()
    try await wait { server.host.pageCount == 0 }
    let socket = try await page.browser.open()
    #expect(try await socket.receive() == .close(4001))
  }

  @Test func aReloadKeepsWhatTheSceneStores() async throws {
    let server = try serve { SceneCounter() }
    let page = try await server.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1]")
    try await socket.send("[\"tap\",\(try page.browser.id("Count", tag: "button"))]")
    try await socket.text(with: "kept 1, lost 1")
    let next = try await server.page()
    #expect(next.html.contains("kept 0, lost 0"))
    let reloaded = try await next.browser.open(before: page.secret)
    #expect(try await reloaded.text().contains("kept 1, lost 0"))
  }

  @Test("What the scene stores is there again after a server that ended and one that was started")
  func restart() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    func started() throws -> Served {
      try serve {
        $0.scenesFile = file.path
      } content: {
        SceneCounter()
      }
    }
    let first = try started()
    let page = try await first.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1]")
    try await socket.send("[\"tap\",\(try page.browser.id("Count", tag: "button"))]")
    try await socket.text(with: "kept 1, lost 1")
    first.host.stop()
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    // Nobody comes to the second one before it ends.
    try started().host.stop()
    let third = try started()
    // Whoever reads the file finds the way into a page.
    #expect(!FileManager.default.fileExists(atPath: file.path))
    let next = try await third.page()
    let reloaded = try await next.browser.open(before: page.secret)
    #expect(try await reloaded.text().contains("kept 1, lost 0"))
    let stranger = try await third.page()
    let other = try await stranger.browser.open(before: page.secret)
    try await other.text(with: "[1]")
    #expect(stranger.html.contains("kept 0, lost 0"))
  }

  @Test("A file that is no list of scenes is told, and nothing else comes of it")
  func noScenes() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("no scenes".utf8).write(to: file)
    let log = Mutex<[String]>([])
    let server = try serve {
      $0.scenesFile = file.path
      $0.log = { line in log.withLock { $0.append(line) } }
    } content: {
      SceneCounter()
    }
    #expect(
      log.withLock { $0 } == [
        "\(file.path) is no list of scenes, so pages begin anew. Give --scenes a file that nothing else writes"
      ])
    #expect(try await server.page().html.contains("kept 0, lost 0"))
  }

  @Test func whatAProgramDoesNotTakeIsPutBack() async throws {
    let page = try await serve { ShortField() }.page()
    let field = try page.browser.id("Code", tag: "label")
    let socket = try await page.browser.open()
    try await socket.text(with: "[1]")
    try await socket.send("[\"text\",\(field),\"abc\",1]")
    try await socket.text(with: "3 letters")
    // The state stays as it was, so there is no patch; the browser still has to be told, and of which edit.
    try await socket.send("[\"text\",\(field),\"abcd\",2]")
    #expect(try await socket.text() == "[3,[\"v\",\"\(field)i\",\"abc\",2]]")
  }

  @Test func aValueThatChangesByItselfSaysWhichEditsItKnows() async throws {
    let page = try await serve { ShortField() }.page()
    let field = try page.browser.id("Code", tag: "label")
    let socket = try await page.browser.open()
    try await socket.text(with: "[1]")
    try await socket.send("[\"text\",\(field),\"abc\",7]")
    try await socket.text(with: "3 letters")
    try await socket.send("[\"tap\",\(try page.browser.id("Empty", tag: "button"))]")
    #expect(try await socket.text().contains("[\"v\",\"\(field)i\",\"\",7]"))
  }

  @Test func aSlowReaderIsCaughtUpWithOneTree() async throws {
    let server = try serve {
      $0.outboxLimit = 50_000
    } content: {
      BigText()
    }
    let page = try await server.page()
    let button = try page.browser.id("Next", tag: "button")
    let socket = try await page.browser.open()
    try await socket.text(with: "[1]")
    for _ in 1...150 { try await socket.send("[\"tap\",\(button)]") }
    // All are done before the first is read.
    try await wait { server.host.html(of: page.secret).contains("number 150.") }
    var received = 0
    while true {
      let text = try await socket.text()
      received += 1
      if text.contains("number 150.") { break }
    }
    #expect(received < 150)
  }

  @Test func anotherSocketTakesThePageOver() async throws {
    let page = try await serve { Counter() }.page()
    let first = try await page.browser.open()
    try await first.text(with: "[1]")
    let second = try await page.browser.open(seen: 1)
    #expect(try await first.receive() == .close(4003))
    try await second.send("[\"tap\",\(try page.browser.id("Count", tag: "button"))]")
    #expect(try await second.text().contains("1 times"))
  }
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    Text("\(count) times")
    Button("Count") { count += 1 }
  }
}

private struct SceneCounter: View {
  @SceneStorage("kept") private var kept = 0
  @State private var lost = 0

  var body: some View {
    Text("kept \(kept), lost \(lost)")
    Button("Count") {
      kept += 1
      lost += 1
    }
  }
}

/// Takes three letters, no more.
private struct ShortField: View {
  @State private var code = ""

  var body: some View {
    TextField("Code", text: Binding(get: { code }, set: { code = String($0.prefix(3)) }))
    Text("\(code.count) letters")
    Button("Empty") { code = "" }
  }
}

private struct BigText: View {
  @State private var number = 0

  var body: some View {
    Text("number \(number). " + String(repeating: "many words ", count: 20_000))
    Button("Next") { number += 1 }
  }
}
