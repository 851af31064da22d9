import SwiftUI
import TenureRender
import Testing
import WebProbe

@testable import TenureWeb

@MainActor @Suite struct RefusalTests {
  @Test(arguments: ["Disabled", "Hidden", "Clear", "Covered"])
  func whatAPersonCannotPressIsNotPressed(name: String) async throws {
    let presses = Presses()
    let page = try await serve { Refusing(presses: presses) }.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1")
    try await socket.send("[\"tap\",\(try page.browser.id(name, tag: "button"))]")
    // What comes after it is answered, so it has been dealt with.
    try await socket.send("[\"tap\",\(try page.browser.id("Close", tag: "button"))]")
    try await socket.text(with: "\"x\"")
    #expect(presses.all == ["Close"])
  }

  @Test func aRequestThatIsNeverWholeEndsItsConnection() async throws {
    let server = try serve({ $0.requestLimit = .seconds(1) }) { Text("") }
    let port = server.host.port
    let reason = try await off {
      let connection = try Connection(port: port)
      try connection.write(Array("GET / HTTP/1.1\r\nHo".utf8))
      do {
        while true { _ = try connection.readSome() }
      } catch let broken as Connection.Broken {
        return broken.reason
      }
    }
    #expect(reason == "the server has closed")
  }

  @Test func whatHasGoneIsNotPressed() async throws {
    let presses = Presses()
    let page = try await serve { Refusing(presses: presses) }.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1")
    let close = try page.browser.id("Close", tag: "button")
    try await socket.send("[\"tap\",\(close)]")
    try await socket.text(with: "\"x\"")
    try await socket.send("[\"tap\",\(close)]")
    try await socket.send("[\"tap\",\(try page.browser.id("Covered", tag: "button"))]")
    try await wait { presses.all.count >= 2 }
    #expect(presses.all == ["Close", "Covered"])
  }

  @Test(arguments: ["evil.example", "localhost.evil.example", "", "127.0.0.2"])
  func anotherNameForThisMachineOpensNothing(name: String) async throws {
    let page = try await serve { Text("Secret") }.page(host: name)
    #expect(page.head.hasPrefix("HTTP/1.1 40"))
    #expect(!page.html.contains("Secret"))
  }

  @Test(arguments: ["http://evil.example", "null", "", "http://localhost:1", "http://localhost"])
  func aPageOfAnotherOriginGetsNoSocket(origin: String) async throws {
    let page = try await serve { Text("Secret") }.page()
    let socket = try? await LiveSocket(port: page.port, origin: origin)
    #expect(socket?.answer.hasPrefix("HTTP/1.1 101") != true)
  }

  @Test func ownPagesGetASocketUnderEachOfTheirNames() async throws {
    let page = try await serve { Text("Hello") }.page()
    for name in ["localhost", "127.0.0.1"] {
      let own = "\(name):\(page.port)"
      let socket = try await LiveSocket(port: page.port, origin: "http://\(own)", host: own)
      #expect(socket.answer.hasPrefix("HTTP/1.1 101"))
    }
  }

  @Test func aMessageThatIsTooBigEndsTheSocket() async throws {
    let page = try await serve {
      $0.messageLimit = 1_000
    } content: {
      Text("Hello")
    }.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1")
    try await socket.send(String(repeating: "x", count: 1_001))
    #expect(try await socket.receive() == .close(1009))
  }

  @Test func tooManyMessagesEndTheSocket() async throws {
    let page = try await serve {
      $0.messageBurst = 5
      $0.messagesPerSecond = 0
    } content: {
      Text("Hello")
    }.page()
    let socket = try await page.browser.open()
    try await socket.text(with: "[1")
    for _ in 1...5 { try? await socket.send("[\"focus\",1]") }
    #expect(try await socket.receive() == .close(1008))
  }

  @Test func thereAreOnlySoManyPages() async throws {
    let server = try serve {
      $0.pageLimit = 2
    } content: {
      Text("Hello")
    }
    var sockets: [LiveSocket] = []
    for _ in 1...2 {
      let socket = try await server.page().browser.open()
      try await socket.text(with: "[1")
      sockets.append(socket)
    }
    #expect(try await server.page().head.hasPrefix("HTTP/1.1 503"))
    #expect(server.host.pageCount == 2)
    withExtendedLifetime(sockets) {}
  }

  @Test func beforeItHasSaidWhoseItIsASocketDoesNothing() async throws {
    let page = try await serve { Text("Hello") }.page()
    let socket = try await LiveSocket(port: page.port)
    try await socket.send("[\"tap\",1]")
    #expect(try await socket.receive() == .close(1002))
  }
}

@MainActor private final class Presses {
  var all: [String] = []
}

private struct Refusing: View {
  let presses: Presses
  @State private var isSheetShown = true

  var body: some View {
    VStack {
      press("Disabled").disabled(true)
      press("Hidden").hidden()
      press("Clear").opacity(0)
      press("Covered")
    }
    .sheet(isPresented: $isSheetShown) {
      Button("Close") {
        presses.all.append("Close")
        isSheetShown = false
      }
    }
  }

  private func press(_ name: String) -> some View { Button(name) { presses.all.append(name) } }
}
