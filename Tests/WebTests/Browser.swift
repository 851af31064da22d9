import Foundation
import Testing

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
    let (head, body) = try await Self.get(port: port, path: path, host: host)
    self.port = port
    self.head = head
    html = body
    secret = body.firstMatch(of: #/name="tenure" content="([a-z0-9]+)"/#).map { String($0.1) } ?? ""
  }

  static func get(port: Int, path: String, host: String? = nil) async throws -> (head: String, body: String) {
    try await off {
      let connection = try Connection(port: port)
      try connection.write(Array("GET \(path) HTTP/1.1\r\nHost: \(host ?? "localhost:\(port)")\r\n\r\n".utf8))
      let head = try connection.readHead()
      let length = head.firstMatch(of: #/(?i)content-length: *(\d+)/#).flatMap { Int($0.1) } ?? 0
      return (head, String(decoding: try connection.read(length), as: UTF8.self))
    }
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

/// A WebSocket, from a client's side.
final class LiveSocket: Sendable {
  private let connection: Connection
  /// What the server answered to the wish for a socket.
  let answer: String

  init(port: Int, origin: String? = nil, host: String? = nil, path: String = "/live", protocolName: String = "tenure.1")
    async throws
  {
    let origin = origin ?? "http://localhost:\(port)"
    let host = host ?? "localhost:\(port)"
    (connection, answer) = try await off {
      let connection = try Connection(port: port)
      let request = """
        GET \(path) HTTP/1.1\r\nHost: \(host)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nOrigin: \(origin)\r
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r
        Sec-WebSocket-Protocol: \(protocolName)\r\n\r\n
        """
      try connection.write(Array(request.utf8))
      return (connection, try connection.readHead())
    }
  }

  func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  func send(_ payload: [UInt8], opcode: UInt8 = 1) async throws {
    try await off { [connection] in
      var frame: [UInt8] = [0x80 | opcode]
      switch payload.count {
      case ..<126: frame.append(0x80 | UInt8(payload.count))
      case ..<65_536: frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
      default:
        frame.append(0x80 | 127)
        for shift in stride(from: 56, through: 0, by: -8) { frame.append(UInt8(payload.count >> shift & 255)) }
      }
      // The mask is all zeros: what is sent is what is meant.
      frame += [0, 0, 0, 0]
      try connection.write(frame + payload)
    }
  }

  /// Bytes as they are, a frame or not.
  func sendRaw(_ bytes: [UInt8]) async throws { try await off { [connection] in try connection.write(bytes) } }

  enum Frame: Equatable {
    case text(String)
    /// With the number that says why.
    case close(Int)
  }

  func receive() async throws -> Frame {
    try await off { [connection] in
      while true {
        let start = try connection.read(2)
        var length = Int(start[1] & 127)
        if length == 126 {
          let bytes = try connection.read(2)
          length = Int(bytes[0]) << 8 | Int(bytes[1])
        } else if length == 127 {
          length = try connection.read(8).reduce(0) { $0 << 8 | Int($1) }
        }
        let payload = try connection.read(length)
        switch start[0] & 15 {
        case 1, 0: return .text(String(decoding: payload, as: UTF8.self))
        case 8: return .close(payload.count >= 2 ? Int(payload[0]) << 8 | Int(payload[1]) : 1005)
        default: continue
        }
      }
    }
  }

  func text() async throws -> String {
    switch try await receive() {
    case .text(let text): return text
    case .close(let code): throw Connection.Broken(reason: "closed with \(code)")
    }
  }

  /// Reads messages until one holds `words`.
  @discardableResult
  func text(with words: String) async throws -> String {
    while true {
      let text = try await text()
      if text.contains(words) { return text }
    }
  }
}

/// Runs what waits away from the main thread, which serves.
func off<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
  try await withCheckedThrowingContinuation { continuation in
    DispatchQueue.global().async { continuation.resume(with: Result { try work() }) }
  }
}
