import Foundation
import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

@MainActor @Suite(.serialized) struct ExportTests {
  @Test func theRecordHasEventsWritesBodiesSizesAndTimes() async throws {
    let server = try serve { Letter() }
    let page = try await server.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1]")
    try await socket.send("[\"tap\",\(try page.browser.id("Say", tag: "button"))]")
    let patch = try await socket.text(with: "</b>")
    let seen = try await Inspected(server, "/inspect/export.json")
    #expect(seen.all["format"] as? String == "tenure-record")
    #expect(seen.all["version"] as? Int == 1)
    let turn = try seen.turn("tap \"Say\"")
    #expect(turn["turn"] as? Int == 2)
    #expect(turn["bytes"] as? Int == patch.utf8.count)
    #expect(turn["steps"] as? Int == 1)
    #expect(turn["took"] as? Double ?? 0 > 0)
    let write = try #require((turn["writes"] as? [[String: Any]])?.first)
    #expect(write["owner"] as? String == "Letter")
    #expect(write["old"] as? String == "\"\"")
    #expect(write["new"] as? String == "\"<b>\\ \"quoted\" \u{1}</b>\"")
    let body = try #require((turn["bodies"] as? [[String: Any]])?.first)
    #expect(body["view"] as? String == "Letter")
    #expect(body["because"] as? [String] == ["text"])
  }

  @Test func anEventThatLedToNothingIsATurnToo() async throws {
    let server = try serve { Letter() }
    let page = try await server.page()
    try server.tap("Nothing", on: page)
    let turn = try await Inspected(server, "/inspect/export.json").turn("tap \"Nothing\"")
    #expect(turn["writes"] == nil && turn["bodies"] == nil && turn["steps"] as? Int == 0)
  }

  @Test func whileNobodyLooksNoTimesAreTaken() async throws {
    let server = try serve { Letter() }
    let page = try await server.page()
    func bodiesWithTimes() async throws -> Int {
      try await Inspected(server, "/inspect/trace.json")["traceEvents"].filter { $0["cat"] as? String == "body" }.count
    }
    try server.tap("Say", on: page)
    #expect(try await bodiesWithTimes() == 0)
    do {
      let watcher = try await server.watch()
      try server.tap("Unsay", on: page)
      try await watcher.text(with: "Unsay")
      #expect(try await bodiesWithTimes() == 1)
    }
    // The one who looked has gone.
    try await wait { server.host.inspector?.isWatched != true }
    try server.tap("Say", on: page)
    #expect(try await bodiesWithTimes() == 1)
  }

  @Test func whoeverLooksIsToldOfEachTurnOnce() async throws {
    let server = try serve { Letter() }
    let page = try await server.page()
    try server.tap("Say", on: page)
    let watcher = try await server.watch()
    func turns(_ text: String) -> [Int] {
      let news = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      return (news?["turns"] as? [[String: Any]])?.compactMap { $0["turn"] as? Int } ?? []
    }
    #expect(turns(try await watcher.text()) == [1, 2])
    try server.tap("Unsay", on: page)
    #expect(turns(try await watcher.text()) == [3])
    try server.tap("Nothing", on: page)
    #expect(turns(try await watcher.text()) == [4])
  }

  @Test(arguments: [
    "", ".js", "-parts.js", "-screen.css", "/views.json", "/export.json", "/trace.json", "/1/views.json", "/screen/1",
    "/1/screen/1",
  ])
  func withoutARecordThereIsNoInspector(path: String) async throws {
    for (turns, status) in [(0, "404"), (5, "200")] {
      let server = try serve {
        $0.recordedTurns = turns
      } content: {
        Letter()
      }
      _ = try await server.page()
      let answer = try await server.inspect("/inspect\(path)")
      #expect(answer.head.hasPrefix("HTTP/1.1 \(status)"), "\(turns) turns")
    }
  }

  @Test(arguments: [
    "/inspect/2/views.json", "/inspect/0/export.json", "/inspect/1", "/inspect/", "/inspect/1/screen/",
    "/inspect/1/screen/0",
    "/inspect/1/screen/x", "/inspect/1/screen/-1", "/inspect/1/screen/99999999999999999999", "/inspect/1/screen/1/2",
    "/inspect/../client.js", "/inspected",
  ])
  func whatIsNotThereIsNotFound(path: String) async throws {
    let server = try serve { Letter() }
    _ = try await server.page()
    let answer = try await server.inspect(path)
    #expect(answer.head.hasPrefix("HTTP/1.1 404"))
  }

  @Test(arguments: ["/inspect/export.json", "/inspect/trace.json", "/inspect/views.json", "/inspect/screen/1"])
  func underAnotherNameNothingIsHandedOut(path: String) async throws {
    let server = try serve { Letter() }
    _ = try await server.page()
    let answer = try await HTTP.get(port: server.host.port, path: path, host: "evil.example")
    #expect(answer.head.hasPrefix("HTTP/1.1 403"))
    #expect(!answer.body.contains("Letter"))
  }
}

private struct Letter: View {
  @State private var text = ""

  var body: some View {
    Text(text)
    Button("Say") { text = "<b>\\ \"quoted\" \u{1}</b>" }
    Button("Unsay") { text = "" }
    Button("Nothing") {}
  }
}
