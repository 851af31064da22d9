import Foundation
import Testing
import WebProbe

/// What a browser does, in a few words: asks for a page, opens its socket, reads and writes messages.
struct Browser: Sendable {
  let port: Int
  let html: String
  let head: String
  let secret: String

  init(port: Int, html: String, head: String, secret: String) {
    (self.port, self.html, self.head, self.secret) = (port, html, head, secret)
  }

  /// Loads the page of a server.
  init(port: Int, path: String = "/", host: String? = nil) async throws {
    let (head, body) = try await HTTP.get(port: port, path: path, host: host)
    self.port = port
    self.head = head
    html = body
    secret = body.firstMatch(of: #/name="tenure" content="([a-z0-9]+)"/#).map { String($0.1) } ?? ""
  }

  /// The id of the element whose text or label is `text`.
  func id(_ text: String, tag: String) throws -> Int {
    let pieces = html.components(separatedBy: "<\(tag) ")
    let found = pieces.dropFirst().first { piece in
      let end = piece.range(of: "</\(tag)>")?.lowerBound ?? piece.endIndex
      return piece[..<end].contains(text)
    }
    let piece = try #require(found, "no <\(tag)> with \(text)")
    return try #require(piece.firstMatch(of: #/id=(\d+)/#).flatMap { Int($0.1) })
  }

  /// The page's own socket, greeted.
  func open(seen: Int = 0, before: String? = nil) async throws -> LiveSocket {
    let socket = try await LiveSocket(port: port)
    let old = before.map { "\"\($0)\"" } ?? "null"
    try await socket.send("[\"hello\",1,\"\(secret)\",\(seen),\(old)]")
    return socket
  }
}
