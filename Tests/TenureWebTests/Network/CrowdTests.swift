import SwiftUI
import TenureElements
import TenureRuntime
import TenureScenes
import TenureTree
import Testing
import WebProbe

@testable import TenureWeb

/// Many who ask, and those who ask and do not go on.
@MainActor @Suite struct CrowdTests {
  @Test func aHeadMakesNoPage() async throws {
    let server = try serve { Text("Hello") }
    let port = server.host.port
    let head = try await off {
      let connection = try Connection(port: port)
      try connection.write(Array("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
      return try connection.readHead()
    }
    #expect(head.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(head.contains("Content-Type: text/html; charset=utf-8\r\n"))
    #expect(server.host.pageCount == 0)
  }

  @Test func pagesThatNobodyComesForMakeRoomForOneAnother() async throws {
    let server = try serve({
      $0.pageLimit = 10
      $0.unclaimedPageLimit = 4
    }) { Text("Hello") }
    var held: [LiveSocket] = []
    var secrets: [String] = []
    for _ in 0..<3 {
      let page = try await server.page()
      let socket = try await page.browser.open()
      try await socket.text(with: "[1")
      held.append(socket)
      secrets.append(page.secret)
    }
    let first = try await server.page()
    for _ in 0..<50 { #expect(try await server.page().head.hasPrefix("HTTP/1.1 200")) }
    #expect(server.host.pageCount == 7)
    // Who has come for its page keeps it; who comes now still gets one.
    for secret in secrets { #expect(server.host.html(of: secret).contains("Hello")) }
    #expect(server.host.html(of: first.secret).isEmpty)
    let last = try await server.page()
    let socket = try await last.browser.open()
    #expect(try await socket.text() == "[1]")
    withExtendedLifetime(held) {}
  }

  @Test func pagesThatWereLeftMakeRoomAndThoseThatAreUsedDoNot() async throws {
    let server = try serve({ $0.pageLimit = 3 }) { Text("Hello") }
    func open() async throws -> (secret: String, socket: LiveSocket) {
      let page = try await server.page()
      let socket = try await page.browser.open()
      try await socket.text(with: "[1")
      return (page.secret, socket)
    }
    let first = try await open()
    var gone: (secret: String, socket: LiveSocket)? = try await open()
    let secret = try #require(gone).secret
    gone = nil
    try await wait { server.host.connectedPageCount <= 1 }
    let second = try await open()
    #expect(server.host.html(of: secret).contains("Hello"))
    let third = try await open()
    #expect(server.host.html(of: secret).isEmpty)
    #expect(try await server.page().head.hasPrefix("HTTP/1.1 503"))
    for page in [first, second, third] { #expect(server.host.html(of: page.secret).contains("Hello")) }
  }

  @Test func anAddressThatHasItsPagesGivesUpTheOneThatWasIdleForLongest() async throws {
    let server = try serve({ $0.pagesPerAddress = 3 }) { Tally() }
    var held: [(page: ServedPage, socket: LiveSocket)] = []
    for _ in 0..<3 {
      let page = try await server.page()
      let socket = try await page.browser.open()
      try await socket.text(with: "[1")
      held.append((page, socket))
    }
    // The first page is used; the second is not.
    try await held[0].socket.send("[\"tap\",\(try held[0].page.browser.id("Count", tag: "button"))]")
    #expect(try await held[0].socket.text().contains("1 times"))
    for _ in 0..<2 { #expect(try await server.page().head.hasPrefix("HTTP/1.1 200")) }
    #expect(server.host.pageCount == 3)
    #expect(server.host.html(of: held[0].page.secret).contains("1 times"))
    for one in held[1...] { #expect(server.host.html(of: one.page.secret).isEmpty) }
    #expect(try await held[1].socket.receive() == .close(Int(CloseReason.idle.rawValue)))
  }

  private struct Tally: View {
    @State private var count = 0
    var body: some View {
      Text("\(count) times")
      Button("Count") { count += 1 }
    }
  }

  @Test func ofManyAddressesTheOneThatAskedForMostMakesRoom() async throws {
    var configuration = WebConfiguration()
    configuration.unclaimedPageLimit = 10
    let server = try serve { Text("Hello") }
    var ended: [String] = []
    let table = PageTable(configuration) { page in
      ended.append(page.secret)
      page.close()
    }
    func add(_ secret: String, from address: UInt32) {
      #expect(table.makeRoom(for: address))
      let page = Page(
        server.host,
        { _, _ in
          let session = Session()
          return (session, session.mount(Text("Hello")))
        }, secret: secret)
      table.add(page, from: address)
    }
    for number in 0..<3 { add("visitor \(number)", from: UInt32(number)) }
    for number in 0..<100 { add("flood \(number)", from: 99) }
    #expect(ended == (0..<93).map { "flood \($0)" })
    #expect(table.count == 10)
    table.endAll()
  }

  @Test func aSocketThatDoesNotSayWhoseItIsIsClosed() async throws {
    let server = try serve({ $0.greetingLimit = .milliseconds(20) }) { Text("Hello") }
    let port = server.host.port
    #expect(try await LiveSocket(port: port).receive() == .close(1008))
    // One that has spoken stays, also while others go.
    let page = try await persisting {
      let page = try await server.page()
      let socket = try await page.browser.open()
      return (try await socket.text(), socket)
    }
    #expect(page.0 == "[1]")
    #expect(try await LiveSocket(port: port).receive() == .close(1008))
    try await page.1.send("[\"tap\",\"\"]")
    #expect(try await page.1.receive() == .close(1002))
  }

  @Test func aSocketIsKeptNoMoreThanAGreetingBeforeItHasSaidOne() async throws {
    let page = try await serve { Text("Hello") }.page()
    let socket = try await LiveSocket(port: page.port)
    // The length alone, before any of it.
    try await socket.sendRaw([0x81, 0xfe, 0x04, 0x01, 0, 0, 0, 0])
    #expect(try await socket.receive() == .close(1009))
    let other = try await page.browser.open()
    try await other.text(with: "[1")
    try await other.send("[\"text\",4000000,\"\(String(repeating: "x", count: 100_000))\",1]")
    try await other.send("[\"tap\",\"\"]")
    #expect(try await other.receive() == .close(1002))
  }

  @Test func aMessageThatIsNeverWholeEndsItsSocket() async throws {
    let server = try serve({ $0.requestLimit = .milliseconds(100) }) { Text("Hello") }
    let socket = try await persisting {
      let socket = try await server.page().browser.open()
      try await socket.text(with: "[1")
      return socket
    }
    try await socket.sendRaw([0x01, 0x85, 0, 0, 0, 0, 0x5b])
    await #expect(throws: Connection.Broken.self) { try await socket.receive() }
  }

  /// Does what a slow machine may not do in time, until it has.
  private func persisting<Value>(_ body: () async throws -> Value) async throws -> Value {
    while true {
      do { return try await body() } catch is Connection.Broken {}
    }
  }

  @Test func whoDoesNotReadItsAnswerIsCutOff() async throws {
    let server = try serve({ $0.requestLimit = .milliseconds(50) }) {
      Text(String(repeating: "long ", count: 2_000_000))
    }
    let connection = try Connection(port: server.host.port)
    try connection.write(Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
    try await wait { server.host.pageCount > 0 }
    try await wait { server.host.connectionCount == 0 }
    var count = 0
    while let bytes = try? connection.readSome() { count += bytes.count }
    #expect(count < 10_000_000)
  }

  @Test func deadlinesComeInTheirOrder() {
    var random = Dice(state: 3)
    let start = ContinuousClock.now
    var deadlines = Deadlines<Int>()
    var expected: [Int: ContinuousClock.Instant] = [:]
    for round in 0..<5_000 {
      let key = Int.random(in: 0..<50, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        deadlines[key] = nil
        expected[key] = nil
      } else {
        let time = start + .seconds(Int.random(in: 0..<100, using: &random))
        deadlines[key] = time
        expected[key] = time
      }
      #expect(deadlines.next?.time == expected.values.min())
      if round.isMultiple(of: 10) {
        let now = start + .seconds(Int.random(in: 0..<50, using: &random))
        while let over = deadlines.take(at: now) {
          #expect(expected[over] == expected.values.min())
          expected[over] = nil
        }
        #expect(expected.values.allSatisfy { $0 > now })
      }
    }
  }
}
