import Foundation
import SwiftUI
import Testing
import WebProbe

@testable import TenureWeb

/// What is asked over the network, plainly and in disguise.
@MainActor @Suite struct RequestTests {
  /// The first line of the answer to some bytes.
  private func status(_ request: String, port: Int) async throws -> String {
    try await off {
      let connection = try Connection(port: port)
      try connection.write(Array(request.utf8))
      return String(try connection.readHead().prefix { $0 != "\r\n" })
    }
  }

  private func get(_ lines: String..., port: Int) async throws -> String {
    try await status((["GET / HTTP/1.1"] + lines).joined(separator: "\r\n") + "\r\n\r\n", port: port)
  }

  @Test(arguments: [
    "localhost:PORT@evil", "localhost@evil", "evil@localhost", "localhost.", "localhost.:PORT", "localhost:",
    "localhost:0", "localhost:65536", "localhost:+80", "localhost:80:80", "localhost:PORT/", "localhost/",
    "localhost:x",
    "[::1", "[::1]evil", "[::1]:x", "[::1]@evil", "[::2]", "::1", "127.0.0.1.", "127.1", "2130706433", "0x7f.1",
    "localhost localhost", "localhost,evil", "localhost#", "lоcalhost", "evil.localhost",
  ])
  func aHostThatIsNotOneOfOursOpensNothing(host: String) async throws {
    let server = try serve { Text("Secret") }
    let host = host.replacingOccurrences(of: "PORT", with: "\(server.host.port)")
    let status = try await get("Host: \(host)", port: server.host.port)
    #expect(status.hasPrefix("HTTP/1.1 403") || status.hasPrefix("HTTP/1.1 400"))
    #expect(server.host.pageCount == 0)
    let origin = "http://\(host)"
    let (_, answer) = try LiveSocket.open(port: server.host.port, origin: origin, host: host)
    #expect(answer.hasPrefix("HTTP/1.1 403") || answer.hasPrefix("HTTP/1.1 400"))
  }

  @Test(arguments: ["LocalHost", "LOCALHOST:1", "127.0.0.1:65535", "[::1]", "[::1]:8080", " localhost \t"])
  func aHostMayBeSpeltInItsOwnWays(host: String) async throws {
    let server = try serve { Text("Hello") }
    #expect(try await get("Host: \(host)", port: server.host.port) == "HTTP/1.1 200 OK")
  }

  @Test func headersThatSayTwoThingsAreRefused() async throws {
    let server = try serve { Text("Hello") }
    let port = server.host.port
    let lines = [
      "Host: localhost\r\nHost: localhost", "Host: localhost\r\nhost: evil", "X: 1", "Host : localhost",
      "Host: localhost\r\n folded: 1", " Host: localhost", "Host: localhost\r\nX\u{0}: 1",
      "Host: localhost\r\nX: a\nY: b",
      "Host: localhost\r\nX: a\rY: b", "Host: localhost\r\n: empty", "Host: localhost\r\nX: \u{7f}",
      "Host: localhost\r\nContent-Length: 5", "Host: localhost\r\nTransfer-Encoding: chunked",
      "Host: localhost\r\nContent-Length: 0\r\nContent-Length: 0", "Host: localhost\r\nOrigin: a\r\nOrigin: b",
    ]
    for line in lines {
      #expect(try await get(line, port: port) == "HTTP/1.1 400 Bad Request", "\(line.debugDescription)")
    }
    #expect(server.host.pageCount == 0)
    #expect(try await get("Host: localhost", "X: a", "X: b", port: port) == "HTTP/1.1 200 OK")
  }

  @Test func anAddressInFullIsThatOfThisHost() async throws {
    let server = try serve { Text("Hello") }
    let port = server.host.port
    let lines = { (target: String) in "GET \(target) HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n" }
    for target in [
      "http://localhost:\(port)/", "HTTP://LOCALHOST:\(port)", "https://localhost:\(port)/?tab=1", "/", "//",
    ] {
      let expected = target == "//" ? "HTTP/1.1 404 Not Found" : "HTTP/1.1 200 OK"
      #expect(try await status(lines(target), port: port) == expected, "\(target)")
    }
    let others = [
      "http://evil/", "http://localhost:\(port)@evil/", "http://localhost/", "http://evil:\(port)/", "evil", "*", "",
      "ftp://localhost:\(port)/", "http:///", "/#a", "/%", "/%f", "/%zz", "/%ff", "/?%", "/a b",
    ]
    for target in others {
      #expect(try await status(lines(target), port: port) == "HTTP/1.1 400 Bad Request", "\(target)")
    }
  }

  @Test func onlyGetAndHeadAreAnswered() async throws {
    let server = try serve { Text("Hello") }
    let port = server.host.port
    for method in ["POST", "PUT", "OPTIONS", "CONNECT", "get"] {
      let answer = try await status("\(method) / HTTP/1.1\r\nHost: localhost\r\n\r\n", port: port)
      #expect(answer == "HTTP/1.1 405 Method Not Allowed")
    }
    for start in ["GET / HTTP/2.0", "GET /  HTTP/1.1", "GET /", "", "GET / HTTP/1.1 "] {
      let answer = try await status("\(start)\r\nHost: localhost\r\n\r\n", port: port)
      #expect(answer == "HTTP/1.1 400 Bad Request", "\(start)")
    }
    let long = String(repeating: "x", count: 17_000)
    let answer = try await status("GET /\(long) HTTP/1.1\r\nHost: localhost\r\n\r\n", port: port)
    #expect(answer == "HTTP/1.1 431 Request Header Fields Too Large")
  }

  @Test func requestsOfOneConnectionAreAnsweredInTheirOrder() async throws {
    let server = try serve { Text("Hello") }
    let port = server.host.port
    let answers = try await off {
      let connection = try Connection(port: port)
      let paths = ["/nothing", "/tenure.css", "/favicon.ico"]
      let requests = paths.map { "GET \($0) HTTP/1.1\r\nHost: localhost\r\n\r\n" }.joined()
      try connection.write(Array((requests + "GET / HTTP/1.0\r\nHost: localhost\r\n\r\n").utf8))
      var answers: [String] = []
      for _ in 0..<4 {
        let head = try connection.readHead()
        let length = head.firstMatch(of: #/Content-Length: (\d+)/#).flatMap { Int($0.1) } ?? 0
        answers.append(head.prefix { $0 != "\r\n" } + (head.contains("Connection: close") ? ", last" : ""))
        _ = try connection.read(length)
      }
      do { _ = try connection.readSome() } catch { answers.append("\((error as? Connection.Broken)?.reason ?? "")") }
      return answers
    }
    #expect(
      answers == [
        "HTTP/1.1 404 Not Found", "HTTP/1.1 200 OK", "HTTP/1.1 404 Not Found", "HTTP/1.1 200 OK, last",
        "the server has closed",
      ])
  }

  @Test(arguments: [
    "Sec-WebSocket-Version: 12", "Sec-WebSocket-Key: c2hvcnQ=", "Sec-WebSocket-Protocol: other", "Upgrade: h2c",
  ])
  func aSocketThatSpeaksOtherwiseIsNotOpened(line: String) async throws {
    let server = try serve { Text("Hello") }
    let port = server.host.port
    let name = line.prefix { $0 != ":" }
    let lines = [
      "Host: localhost:\(port)", "Origin: http://localhost:\(port)", "Connection: keep-alive, Upgrade",
      "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Protocol: tenure.1",
    ]
    let ask = { (lines: [String]) in "GET /live HTTP/1.1\r\n\(lines.joined(separator: "\r\n"))\r\n\r\n" }
    #expect(try await status(ask(lines), port: port) == "HTTP/1.1 101 Switching Protocols")
    let changed = lines.map { $0.hasPrefix(name + ":") ? line : $0 }
    #expect(try await status(ask(changed), port: port).hasPrefix("HTTP/1.1 4"))
    #expect(try await status(ask(lines.filter { !$0.hasPrefix(name + ":") }), port: port).hasPrefix("HTTP/1.1 4"))
  }

  @Test func aSocketIsAtOneAddressAlone() async throws {
    let server = try serve { Text("Hello") }
    let port = server.host.port
    let (_, answer) = try LiveSocket.open(
      port: port, origin: "http://localhost:\(port)", host: "localhost:\(port)", path: "/")
    #expect(answer.hasPrefix("HTTP/1.1 404"))
  }
}
