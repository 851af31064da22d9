/// The frames of a WebSocket, from a client's side.
package enum Frame {
  /// One message as the bytes of one frame.
  package static func masked(_ payload: [UInt8], opcode: UInt8 = 1) -> [UInt8] {
    var frame: [UInt8] = [0x80 | opcode]
    switch payload.count {
    case ..<126: frame.append(0x80 | UInt8(payload.count))
    case ..<65_536: frame += [0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      frame.append(0x80 | 127)
      for shift in stride(from: 56, through: 0, by: -8) { frame.append(UInt8(payload.count >> shift & 255)) }
    }
    // Firefox takes a mask of zeros for none.
    let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
    return frame + mask + payload.enumerated().map { $0.element ^ mask[$0.offset & 3] }
  }

  /// Cuts what a server sends into messages.
  package struct Reader {
    private var buffer: [UInt8] = []

    package init() {}

    package mutating func take(_ bytes: [UInt8]) { buffer += bytes }

    /// The payload of the next frame, and how many bytes the frame has; nil while it is not whole.
    package mutating func next() -> (payload: [UInt8], opcode: UInt8, size: Int)? {
      guard buffer.count >= 2 else { return nil }
      var length = Int(buffer[1] & 127)
      var start = 2
      if length == 126 || length == 127 {
        let digits = length == 126 ? 2 : 8
        start += digits
        guard buffer.count >= start else { return nil }
        length = buffer[2..<start].reduce(0) { $0 << 8 | Int($1) }
      }
      guard buffer.count >= start + length else { return nil }
      defer { buffer.removeFirst(start + length) }
      return (Array(buffer[start..<start + length]), buffer[0] & 15, start + length)
    }
  }
}
