#if Web
  import CWebSockets

  /// One connection, on the network's thread.
  @safe final class Wire {
    let id: ConnectionID
    let socket: OpaquePointer
    let outbox = Outbox()
    /// True once it is a WebSocket.
    var isSocket = false
    var isHead = false
    var allowance: Allowance
    /// What has come of a message whose end has not.
    var incoming: [UInt8] = []
    /// Set where the connection is to end.
    var closing: CloseReason?
    /// What is to be answered, and how far that has been written; nil while nothing is to be.
    var response: Response?
    private var written = 0
    private var hasWrittenHead = false

    init(_ id: ConnectionID, _ socket: OpaquePointer, _ allowance: Allowance) {
      self.id = id
      unsafe self.socket = socket
      self.allowance = allowance
    }

    /// Sends the next message that waits; true where somebody asked to be told that there is none left.
    func writeNext() -> Bool {
      guard let next = outbox.take() else { return outbox.takeWatch() }
      if write(next.message[...], LWS_WRITE_TEXT) < 0 { closing = .goingAway }
      // Also when nothing more waits: the next call says that this one is through.
      _ = unsafe lws_callback_on_writable(socket)
      return false
    }

    /// Writes the next part of the answer; not 0 where the connection is to end.
    func writeResponse() -> Int32 {
      if closing != nil { return -1 }
      guard let response else { return 0 }
      if !hasWrittenHead {
        hasWrittenHead = true
        guard writeHead(of: response) else { return -1 }
        if isHead || response.body.isEmpty { return finish() }
        _ = unsafe lws_callback_on_writable(socket)
        return 0
      }
      let part = response.body[written..<min(written + 65_536, response.body.count)]
      written = part.endIndex
      let isLast = written == response.body.count
      if write(part, isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0 { return -1 }
      if isLast { return finish() }
      _ = unsafe lws_callback_on_writable(socket)
      return 0
    }

    private func finish() -> Int32 {
      response = nil
      written = 0
      hasWrittenHead = false
      return unsafe lws_http_transaction_completed(socket) == 0 ? 0 : -1
    }

    private func writeHead(of response: Response) -> Bool {
      var isWritten = false
      unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: headRoom + 8192) { buffer in
        guard let start = unsafe buffer.baseAddress.map({ unsafe $0 + headRoom }) else { return }
        var next: UnsafeMutablePointer<UInt8>? = unsafe start
        let end = unsafe start + 8192
        guard
          unsafe lws_add_http_common_headers(
            socket, response.status, response.type, lws_filepos_t(response.body.count), &next, end) == 0
        else { return }
        for (name, value) in response.headers {
          let name = Array((name + ":").utf8CString.map(UInt8.init(bitPattern:)))
          let value = Array(value.utf8)
          guard unsafe lws_add_http_header_by_name(socket, name, value, Int32(value.count), &next, end) == 0 else {
            return
          }
        }
        isWritten = unsafe lws_finalize_write_http_header(socket, start, &next, end) == 0
      }
      return isWritten
    }

    /// The library wants room for its own words before the bytes.
    private func write(_ bytes: ArraySlice<UInt8>, _ kind: lws_write_protocol) -> Int32 {
      let count = bytes.count
      return unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: headRoom + count) { buffer in
        guard let start = unsafe buffer.baseAddress.map({ unsafe $0 + headRoom }) else { return -1 }
        unsafe bytes.withUnsafeBufferPointer { from in
          if let from = from.baseAddress { unsafe start.update(from: from, count: count) }
        }
        return unsafe lws_write(socket, start, count, kind)
      }
    }
  }

  /// Bytes that the library writes its own words into.
  private let headRoom = 16 + MemoryLayout<UInt>.size
#endif
