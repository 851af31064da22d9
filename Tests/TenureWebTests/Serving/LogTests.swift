import SwiftUI
import Synchronization
import TenureRender
import Testing
import WebProbe

@testable import TenureWeb

/// What is written down of what was refused.
@MainActor @Suite struct LogTests {
  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  @Test func aRefusalNamesTheElementAndNoWordOfTheScreen() async throws {
    let lines = Lines()
    let page = try await serve({ $0.log = { line in lines.all.withLock { $0.append(line) } } }) {
      Button("hunter2\n\u{1b}[2Jtenure: all is well") {}.disabled(true)
    }.page()
    let button = try #require(page.html.firstMatch(of: #/<button id=(\d+)/#).flatMap { UInt32($0.1) })
    page.server.host.tryOut(.action(.tap, NodeID(button), edits: nil), on: page.secret)
    page.server.host.tryOut(.action(.setText("hunter2"), NodeID(button), edits: 1), on: page.secret)
    page.server.host.tryOut(.action(.tap, NodeID(4_000_000), edits: nil), on: page.secret)
    #expect(
      lines.all.withLock { $0 } == [
        "tenure: refused to tap button \(button): disabled", "tenure: refused to type into button \(button): disabled",
        "tenure: refused to tap element 4000000: gone",
      ])
  }

  @Test func aMessageThatIsNoneIsCountedAndNotShown() async throws {
    let lines = Lines()
    let page = try await serve({ $0.log = { line in lines.all.withLock { $0.append(line) } } }) { Text("Hello") }.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1")
    try await socket.send("[\"text\",3,\"hunter2\"]")
    #expect(try await socket.receive() == .close(1002))
    #expect(lines.all.withLock { $0 } == ["tenure: refused a message that is none, of 20 bytes"])
  }

  @Test func anAddressIsOneLineOfItsOwn() async throws {
    let lines = Lines()
    let server = try serve({ $0.log = { line in lines.all.withLock { $0.append(line) } } }) { Text("Hello") }
    _ = try await server.page(at: "/?at%0a%1b%5b2J%e2%80%ae%c2%9b")
    let long = String(repeating: "x", count: 3_000)
    _ = try await server.page(at: "/?\(long)")
    #expect(
      lines.all.withLock { $0 } == [
        "tenure: did not open an address: \"at\\n\\u{1B}[2J\\u{202e}\\u{9b}\" is none",
        "tenure: did not open an address: \"\(long.prefix(374))…",
      ])
  }

  @Test func whatSteersATerminalIsWrittenOut() {
    #expect(Log.line("a\r\nb\u{7}\u{2028}\u{e000}é😀") == "a\\u{d}\\u{a}b\\u{7}\\u{2028}\\u{e000}é😀")
  }

  @Test func aLogIsNotFilledByManyPages() async throws {
    let lines = Lines()
    let server = try serve({ $0.log = { line in lines.all.withLock { $0.append(line) } } }) { Text("Hello") }
    for number in 0..<500 { _ = try await server.page(at: "/?at\(number)") }
    #expect((1..<500).contains(lines.all.withLock { $0.count }))
  }

  @Test func aLogIsNotFilledByOnePage() async throws {
    let lines = Lines()
    let page = try await serve({ $0.log = { line in lines.all.withLock { $0.append(line) } } }) { Text("Hello") }.page()
    for _ in 0..<1_000 { page.server.host.tryOut(.action(.tap, NodeID(9_999), edits: nil), on: page.secret) }
    #expect(lines.all.withLock { $0.count } < 100)
  }
}
