#if Web
  /// One connection, on the network's thread.
  final class Wire {
    enum Stage {
      /// A request is waited for, or is not whole.
      case asking
      /// The main thread thinks about the answer, or it is being written.
      case answering
      /// It is a WebSocket.
      case live
      /// Goodbye has been said. What still comes is not read.
      case leaving
    }

    let id: ConnectionID
    let socket: SystemSocket
    /// The address that it came from.
    let origin: UInt32
    let outbox = Outbox()
    var stage = Stage.asking
    /// What has come of a request whose end has not, and of the next ones.
    var incoming: [UInt8] = []
    var reader: FrameReader
    var allowance: Allowance
    /// True for a WebSocket, also one that is leaving; and once it has said anything.
    var hasSpoken = false
    var isSocket = false
    var isHead = false
    /// The main thread has answered.
    var isAnswered = false
    /// Ends with its answer.
    var isLast = false
    /// What is being written, and how far that has come.
    private var output: [UInt8] = []
    private var written = 0
    /// Bytes written since somebody looked.
    private var progress = 0
    /// What is waited for at the socket.
    private(set) var reads = true
    private(set) var writes = false

    /// Bytes of a socket's first message: more than it takes to say whose page it shows.
    private static let greetingLimit = 1_024
    /// Bytes that are handed to the system at once.
    static let piece = 65_536

    init(_ id: ConnectionID, _ socket: SystemSocket, from origin: UInt32, _ configuration: WebConfiguration) {
      self.id = id
      self.socket = socket
      self.origin = origin
      reader = FrameReader(limit: min(configuration.messageLimit, Self.greetingLimit))
      allowance = Allowance(burst: configuration.messageBurst, perSecond: configuration.messagesPerSecond)
    }

    /// Bytes that are still to be written, those in the outbox aside.
    var unwritten: Int { output.count - written }

    /// Bytes written since this was asked last.
    func takeProgress() -> Int {
      defer { progress = 0 }
      return progress
    }

    func put(_ bytes: [UInt8]) { if output.isEmpty { output = bytes } else { output += bytes } }
    func putFrame(_ payload: [UInt8], opcode: UInt8) { FrameWriter.write(payload, opcode: opcode, to: &output) }

    enum Writing { case done, waits, broken }

    /// Writes what there is, as far as there is room for it.
    func write() -> Writing {
      while true {
        if unwritten == 0 {
          output.removeAll(keepingCapacity: output.capacity <= 256)
          written = 0
          if stage == .live { outbox.take(bytes: Self.piece, into: &output) }
          if output.isEmpty { return .done }
        }
        switch socket.write(output, from: written) {
        case .some(let count):
          written += count
          progress += count
        case .later: return .waits
        case .over: return .broken
        }
      }
    }

    /// Says what is waited for; true where that is something else than before.
    func wait(reads: Bool, writes: Bool) -> Bool {
      defer { (self.reads, self.writes) = (reads, writes) }
      return reads != self.reads || writes != self.writes
    }
  }

  extension Response {
    /// All that goes before the body.
    func head(isLast: Bool) -> [UInt8] {
      var lines = ["HTTP/1.1 \(status) \(Self.reasons[status] ?? "Status")", "Content-Type: \(type)"]
      if !isUnmade { lines.append("Content-Length: \(body.count)") }
      if isLast { lines.append("Connection: close") }
      for (name, value) in headers { lines.append("\(name): \(value)") }
      return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private static let reasons: [Int: String] = [
      200: "OK", 302: "Found", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
      426: "Upgrade Required", 431: "Request Header Fields Too Large", 503: "Service Unavailable",
    ]
  }
#endif
