/// A WebSocket, from a client's side.
package final class LiveSocket: Sendable {
  private let connection: Connection
  /// What the server answered to the wish for a socket.
  package let answer: String

  package init(
    port: Int, origin: String? = nil, host: String? = nil, path: String = "/live", protocolName: String = "tenure.1"
  )
    async throws
  {
    let origin = origin ?? "http://localhost:\(port)"
    let host = host ?? "localhost:\(port)"
    (connection, answer) = try await off {
      try Self.open(port: port, origin: origin, host: host, path: path, protocolName: protocolName)
    }
  }

  /// Asks for a socket, waiting where it is called. An empty origin is not sent.
  package static func open(
    port: Int, origin: String, host: String, path: String = "/live", protocolName: String = "tenure.1"
  ) throws -> (Connection, String) {
    let connection = try Connection(port: port)
    let from = origin.isEmpty ? "" : "Origin: \(origin)\r\n"
    let request = """
      GET \(path) HTTP/1.1\r\nHost: \(host)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\(from)\
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r
      Sec-WebSocket-Protocol: \(protocolName)\r\n\r\n
      """
    try connection.write(Array(request.utf8))
    return (connection, try connection.readHead())
  }

  package func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  package func send(_ payload: [UInt8], opcode: UInt8 = 1) async throws {
    try await off { [connection] in try connection.write(Frame.masked(payload, opcode: opcode)) }
  }

  /// Bytes as they are, a frame or not.
  package func sendRaw(_ bytes: [UInt8]) async throws { try await off { [connection] in try connection.write(bytes) } }

  package enum Message: Equatable {
    case text(String)
    /// With the number that says why.
    case close(Int)
  }

  package func receive() async throws -> Message {
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

  package func text() async throws -> String {
    switch try await receive() {
    case .text(let text): return text
    case .close(let code): throw Connection.Broken(reason: "closed with \(code)")
    }
  }

  /// Reads messages until one holds `words`.
  @discardableResult
  package func text(with words: String) async throws -> String {
    while true {
      let text = try await text()
      if text.contains(words) { return text }
    }
  }
}
