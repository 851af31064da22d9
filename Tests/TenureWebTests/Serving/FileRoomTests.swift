import Foundation
import SwiftUI
import WebProbe
import Testing

@testable import TenureWeb

/// How much pages may send as files, and what becomes of what is too much.
@MainActor @Suite struct FileRoomTests {
  private static func part(_ id: Int, _ name: String, _ count: Int, _ end: Int) -> String {
    "[\"file\",\(id),\"\(name)\",\"\(Data(repeating: 65, count: count).base64EncodedString())\",\(end)]"
  }

  private func dialog(_ page: ServedPage) throws -> Int {
    let start = try #require(page.html.range(of: "type=\"file\""), "no place for files")
    let before = page.html[..<start.lowerBound]
    return try #require(before.matches(of: #/ id=(\d+)/#).last.flatMap { Int($0.1) })
  }

  @Test func theRestOfARefusedFileIsDroppedAndThePageIsTold() async throws {
    let page = try await serve({ $0.fileLimit = 1_000 }) { Taking() }.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1")
    let id = try dialog(page)
    try await socket.send(Self.part(id, "large.txt", 400, 0))
    try await socket.send(Self.part(id, "large.txt", 400, 0))
    try await socket.text(
      with: #"["q","These files were not taken: this page has no room for more. Choose less, or load the page anew."]"#)
    // Two parts that come late, and the end.
    try await socket.send(Self.part(id, "large.txt", 10, 0))
    try await socket.send(Self.part(id, "large.txt", 10, 2))
    try await socket.send(Self.part(id, "small.txt", 300, 2))
    try await socket.text(with: "took small.txt 300")
  }

  @Test func aPageLeavesRoomForOthers() async throws {
    let server = try serve({ $0.fileLimit = 1_000 }) { Taking() }
    let first = try await server.page()
    let second = try await server.page()
    let sockets = (try await first.browser.open(), try await second.browser.open())
    try await sockets.0.text(with: "[1")
    try await sockets.1.text(with: "[1")
    try await sockets.0.send(Self.part(try dialog(first), "a.txt", 500, 2))
    try await sockets.0.text(with: "took a.txt 500")
    try await sockets.1.send(Self.part(try dialog(second), "b.txt", 251, 2))
    try await sockets.1.text(with: "[\"q\",")
    try await sockets.1.send(Self.part(try dialog(second), "c.txt", 250, 2))
    try await sockets.1.text(with: "took c.txt 250")
  }
}

private struct Taking: View {
  @State private var isOpen = true
  @State private var words = ""

  var body: some View {
    Text(words)
      .fileImporter(isPresented: $isOpen, allowedContentTypes: [.plainText]) { result in
        guard let file = try? result.get() else { return }
        words = "took \(file.lastPathComponent) \((try? Data(contentsOf: file).count) ?? -1)"
      }
  }
}
