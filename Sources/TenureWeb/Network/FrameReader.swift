/// Cuts what a browser sends over a WebSocket into messages, as strictly as RFC 6455 says it.
struct FrameReader {
  enum Message: Equatable {
    case text([UInt8])
    /// To be answered with the same.
    case ping([UInt8])
    /// The browser says goodbye.
    case close
  }

  /// Bytes of a message.
  var limit: Int
  /// Bytes that no whole frame was made of yet.
  private var waiting: [UInt8] = []
  /// The frames of a message whose last has not come; nil between messages.
  private var parts: [UInt8]?
  /// How many frames that message has, so far.
  private var frames = 0
  /// Browsers cut a message into some frames of many bytes, or do not cut it at all.
  private static let mostFrames = 1_000

  init(limit: Int) { self.limit = limit }

  /// True where a message or a frame has begun that is not whole.
  var isWithin: Bool { parts != nil || !waiting.isEmpty }

  /// Takes what has come, and tells each message; gives back why the connection is to end, if it is.
  mutating func take(_ bytes: ArraySlice<UInt8>, _ tell: (Message) -> CloseReason?) -> CloseReason? {
    // Bytes are put to those that wait, not all of them into a new place.
    var buffer = waiting
    waiting = []
    if !buffer.isEmpty { buffer += bytes }
    var rest = buffer.isEmpty ? bytes : buffer[...]
    while !rest.isEmpty {
      switch next(of: &rest) {
      case .needsMore:
        waiting = rest.startIndex == 0 && rest.count == buffer.count ? buffer : Array(rest)
        return nil
      case .bad(let reason): return reason
      case .frame(let opcode, let isLast, let payload):
        switch finish(opcode, isLast, payload) {
        case .failure(let problem): return problem.reason
        case .success(let message):
          if let message, let reason = tell(message) { return reason }
        }
      }
    }
    return nil
  }

  private enum Piece {
    case needsMore
    case bad(CloseReason)
    case frame(opcode: UInt8, isLast: Bool, payload: [UInt8])
  }

  private struct Problem: Error { let reason: CloseReason }

  private func next(of bytes: inout ArraySlice<UInt8>) -> Piece {
    guard bytes.count >= 2 else { return .needsMore }
    let start = bytes.startIndex
    let (first, second) = (bytes[start], bytes[start + 1])
    let opcode = first & 15
    // What a browser sends is masked. Bits for extensions are set by those that have agreed on one.
    guard second & 0x80 != 0, first & 0x70 == 0 else { return .bad(.protocolError) }
    var length = Int(second & 127)
    let isControl = opcode >= 8
    switch opcode {
    case 0, 1, 8, 9, 10: break
    case 2: return .bad(.unsupported)
    default: return .bad(.protocolError)
    }
    if isControl, length > 125 || first & 0x80 == 0 { return .bad(.protocolError) }
    let digits = length == 126 ? 2 : length == 127 ? 8 : 0
    guard bytes.count >= 2 + digits else { return .needsMore }
    if digits > 0 {
      guard digits == 2 || bytes[start + 2] == 0 else { return .bad(.tooBig) }
      length = bytes[start + 2..<start + 2 + digits].reduce(0) { $0 << 8 | Int($1) }
      // As few digits as it takes, and no other.
      guard length >= (digits == 2 ? 126 : 65_536) else { return .bad(.protocolError) }
    }
    // Before any of it is waited for.
    if !isControl, length + (parts?.count ?? 0) > limit { return .bad(.tooBig) }
    let head = 2 + digits + 4
    guard bytes.count >= head + length else { return .needsMore }
    let mask = start + head - 4
    var payload = Array(bytes[start + head..<start + head + length])
    for index in payload.indices { payload[index] ^= bytes[mask + index & 3] }
    bytes = bytes[(start + head + length)...]
    return .frame(opcode: opcode, isLast: first & 0x80 != 0, payload: payload)
  }

  /// What a frame completes; nil where that is nothing, or nothing that has to be dealt with.
  private mutating func finish(_ opcode: UInt8, _ isLast: Bool, _ payload: [UInt8]) -> Result<Message?, Problem> {
    switch opcode {
    case 8: return .success(.close)
    case 9: return .success(.ping(payload))
    case 10: return .success(nil)
    default:
      // A message begins with its kind, and goes on without.
      guard (opcode == 0) == (parts != nil) else { return .failure(Problem(reason: .protocolError)) }
      frames = opcode == 0 ? frames + 1 : 1
      guard frames <= Self.mostFrames else { return .failure(Problem(reason: .tooBig)) }
      var whole = parts ?? []
      parts = nil
      whole += payload
      guard isLast else {
        parts = whole
        return .success(nil)
      }
      guard String(validating: whole, as: UTF8.self) != nil else { return .failure(Problem(reason: .noText)) }
      return .success(.text(whole))
    }
  }
}

/// Frames from a server's side.
enum FrameWriter {
  static func write(_ payload: [UInt8], opcode: UInt8, to out: inout [UInt8]) {
    out.append(0x80 | opcode)
    switch payload.count {
    case ..<126: out.append(UInt8(payload.count))
    case ..<65_536: out += [126, UInt8(payload.count >> 8), UInt8(payload.count & 255)]
    default:
      out.append(127)
      for shift in stride(from: 56, through: 0, by: -8) { out.append(UInt8(payload.count >> shift & 255)) }
    }
    out += payload
  }
}
