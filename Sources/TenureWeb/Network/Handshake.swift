import Foundation

/// How a request becomes a WebSocket.
enum Handshake {
  static let protocolName = "tenure.1"

  /// The answer to a request for a socket; throws why there is none.
  static func answer(_ request: RequestHead) throws(RequestHead.Refusal) -> [UInt8] {
    guard !request.isHead, request.lists("upgrade", in: "connection"), request.lists("websocket", in: "upgrade") else {
      throw .malformed
    }
    guard request["sec-websocket-version"] == "13" else {
      throw RequestHead.Refusal(status: 426, words: "The socket speaks version 13.")
    }
    guard Data(base64Encoded: request["sec-websocket-key"])?.count == 16 else { throw .malformed }
    guard request.lists(protocolName, in: "sec-websocket-protocol") else {
      throw RequestHead.Refusal(status: 400, words: "The socket speaks \(protocolName).")
    }
    let lines = [
      "HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade",
      "Sec-WebSocket-Accept: \(accept(request["sec-websocket-key"]))", "Sec-WebSocket-Protocol: \(protocolName)",
    ]
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// What proves that the server has understood.
  static func accept(_ key: String) -> String {
    Data(digest(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8))).base64EncodedString()
  }

  /// SHA-1, which keeps nothing secret here: the protocol asks for it.
  static func digest(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8((message.count * 8) >> shift & 255)) }
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    for block in stride(from: 0, to: bytes.count, by: 64) {
      var words = stride(from: block, to: block + 64, by: 4).map { at in
        bytes[at..<at + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        words.append(turn(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for (index, word) in words.enumerated() {
        let (mixed, constant): (UInt32, UInt32) =
          switch index / 20 {
          case 0: (b & c | ~b & d, 0x5a82_7999)
          case 1: (b ^ c ^ d, 0x6ed9_eba1)
          case 2: (b & c | b & d | c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        (a, b, c, d, e) = (turn(a, 5) &+ mixed &+ e &+ constant &+ word, a, turn(b, 30), c, d)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }
    return state.flatMap { word in [24, 16, 8, 0].map { UInt8(word >> UInt32($0) & 255) } }
  }

  private static func turn(_ word: UInt32, _ by: UInt32) -> UInt32 { word << by | word >> (32 - by) }
}
