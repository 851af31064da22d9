#if Web
  import CWebSockets
  import Dispatch
  import Foundation
  import Synchronization

  /// The network's own thread: it waits in the library's poll, and nowhere else. What happens is told on the main
  /// thread, in batches; what is asked for from there wakes the poll.
  ///
  /// What is marked as the thread's own is touched by no other.
  @safe final class NetworkLoop: @unchecked Sendable {
    enum Command: Sendable {
      case respond(ConnectionID, Response)
      case flush(ConnectionID)
      case close(ConnectionID, CloseReason)
      case stop
    }

    /// The port that is listened at.
    let port: Int
    private let configuration: WebConfiguration
    private let gatekeeper: Gatekeeper
    private let context: OpaquePointer
    private let tell: @MainActor ([NetworkEvent]) -> Void
    private let commands = Mutex<[Command]>([])
    private let events = Mutex<[NetworkEvent]>([])
    private let stopped = DispatchSemaphore(value: 0)

    // The thread's own.
    private var wires: [UInt: Wire] = [:]
    private var lastNumber: UInt = 0
    /// Nothing is begun any more.
    private var isEnding = false
    private var isStopping = false

    /// Listens. Nil when the port is taken or may not be used.
    init?(_ configuration: WebConfiguration, tell: @escaping @MainActor ([NetworkEvent]) -> Void) {
      self.configuration = configuration
      self.tell = tell
      gatekeeper = configuration.gatekeeper
      signal(SIGPIPE, SIG_IGN)
      // Each page has a socket, and perhaps another that loads something.
      Self.makeRoom(forFiles: UInt(configuration.pageLimit) * 2 + 100)
      lws_set_log_level(0, nil)
      guard let made = Self.makeContext(configuration) else { return nil }
      unsafe context = made.context
      port = made.port
      unsafe made.owner.pointee = Unmanaged.passUnretained(self).toOpaque()
    }

    /// Starts the thread.
    func start() {
      let thread = Thread { [self] in
        while !isStopping, unsafe lws_service(context, 0) >= 0 {}
        unsafe lws_context_destroy(context)
        stopped.signal()
      }
      thread.name = "network"
      thread.start()
    }

    /// Asks the thread for something.
    func post(_ command: Command) { post([command]) }

    /// The same for several things at once.
    func post(_ more: [Command]) {
      let wasIdle = commands.withLock {
        let wasEmpty = $0.isEmpty
        $0 += more
        return wasEmpty
      }
      if wasIdle { unsafe lws_cancel_service(context) }
    }

    /// Ends every connection and the thread.
    func stop() {
      post(.stop)
      // Browsers answer a goodbye at once.
      if stopped.wait(timeout: .now() + .milliseconds(200)) == .timedOut {
        post(.stop)
        stopped.wait()
      }
    }

    // MARK: On the thread

    private func report(_ event: NetworkEvent) {
      let wasIdle = events.withLock {
        $0.append(event)
        return $0.count == 1
      }
      guard wasIdle else { return }
      DispatchQueue.main.async { [self] in
        let events = events.withLock { waiting in
          defer { waiting = [] }
          return waiting
        }
        MainActor.assumeIsolated { tell(events) }
      }
    }

    private func runCommands() {
      let commands = commands.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for command in commands {
        switch command {
        case .respond(let id, let response):
          guard let wire = wires[id.number] else { continue }
          wire.response = response
          _ = unsafe lws_callback_on_writable(wire.socket)
        case .flush(let id):
          guard let wire = wires[id.number] else { continue }
          _ = unsafe lws_callback_on_writable(wire.socket)
        case .close(let id, let reason):
          guard let wire = wires[id.number] else { continue }
          wire.closing = reason
          _ = unsafe lws_callback_on_writable(wire.socket)
        case .stop:
          // Sockets hear why first. The second time, what is left is closed with the library's context.
          let sockets = isEnding ? [] : wires.values.filter(\.isSocket)
          isEnding = true
          isStopping = sockets.isEmpty
          for wire in sockets {
            wire.closing = .goingAway
            _ = unsafe lws_callback_on_writable(wire.socket)
          }
        }
      }
    }

    /// The connection of a socket of the library; a new one where there is none yet.
    private func wire(of socket: OpaquePointer) -> Wire {
      let number = unsafe UInt(bitPattern: lws_get_opaque_user_data(socket))
      if number != 0, let wire = wires[number] { return wire }
      lastNumber += 1
      let wire = unsafe Wire(
        ConnectionID(number: lastNumber), socket,
        Allowance(burst: configuration.messageBurst, perSecond: configuration.messagesPerSecond))
      wires[lastNumber] = wire
      unsafe lws_set_opaque_user_data(socket, UnsafeMutableRawPointer(bitPattern: lastNumber))
      return wire
    }

    /// What the library asks. Anything but 0 ends the connection.
    func answer(_ reason: lws_callback_reasons, _ socket: OpaquePointer, _ data: UnsafeMutableRawPointer?, _ count: Int)
      -> Int32
    {
      switch reason {
      case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        runCommands()
        return 0
      case LWS_CALLBACK_HTTP: return unsafe takeRequest(socket, path: data, count)
      case LWS_CALLBACK_HTTP_WRITEABLE: return unsafe wire(of: socket).writeResponse()
      case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: return unsafe admit(socket)
      case LWS_CALLBACK_ESTABLISHED:
        let wire = unsafe wire(of: socket)
        wire.isSocket = true
        report(.opened(wire.id, wire.outbox))
        return 0
      case LWS_CALLBACK_RECEIVE: return unsafe receive(socket, data, count)
      case LWS_CALLBACK_SERVER_WRITEABLE:
        let wire = unsafe wire(of: socket)
        if wire.closing == nil, wire.writeNext() { report(.caughtUp(wire.id)) }
        return wire.closing.map { unsafe close(socket, $0) } ?? 0
      case LWS_CALLBACK_CLOSED, LWS_CALLBACK_CLOSED_HTTP, LWS_CALLBACK_WSI_DESTROY:
        let number = unsafe UInt(bitPattern: lws_get_opaque_user_data(socket))
        if let wire = wires.removeValue(forKey: number) { report(.closed(wire.id)) }
        if isEnding, !wires.values.contains(where: \.isSocket) { isStopping = true }
        return 0
      default: return 0
      }
    }

    private func takeRequest(_ socket: OpaquePointer, path: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
      let host = unsafe header(WSI_TOKEN_HOST, of: socket)
      guard gatekeeper.admits(host: host) else {
        return unsafe refuse(socket, 403, "This server is not known by the name \(Gatekeeper.name(of: host)).")
      }
      let isHead = unsafe lws_hdr_total_length(socket, WSI_TOKEN_HEAD_URI) > 0
      guard unsafe isHead || lws_hdr_total_length(socket, WSI_TOKEN_GET_URI) > 0, let path = unsafe path else {
        return unsafe refuse(socket, 405, "Only GET and HEAD are answered.")
      }
      let bytes = unsafe UnsafeRawBufferPointer(start: path, count: count)
      let text = unsafe String(decoding: bytes, as: UTF8.self)
      let wire = unsafe wire(of: socket)
      wire.isHead = isHead
      let codings = unsafe header(WSI_TOKEN_HTTP_ACCEPT_ENCODING, of: socket)
      let query = unsafe query(of: socket)
      let request = Request(
        path: text, query: query, host: host, isHead: isHead, unpacksGzip: codings.contains("gzip"))
      report(.request(wire.id, request))
      return 0
    }

    private func refuse(_ socket: OpaquePointer, _ status: UInt32, _ words: String) -> Int32 {
      _ = unsafe lws_return_http_status(socket, status, words)
      return -1
    }

    /// Whether a socket may be opened.
    private func admit(_ socket: OpaquePointer) -> Int32 {
      let host = unsafe header(WSI_TOKEN_HOST, of: socket)
      let origin = unsafe header(WSI_TOKEN_ORIGIN, of: socket)
      guard gatekeeper.admits(origin: origin, host: host) else {
        log("refused a socket from the origin \(origin.debugDescription) to the host \(host.debugDescription)")
        return unsafe refuse(socket, 403, "A socket is for this server's own pages.")
      }
      let path = unsafe header(WSI_TOKEN_GET_URI, of: socket)
      guard path == "/live" else { return unsafe refuse(socket, 404, "The socket is at /live.") }
      return 0
    }

    private func receive(_ socket: OpaquePointer, _ data: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
      let wire = unsafe wire(of: socket)
      if wire.closing != nil { return 0 }
      if unsafe lws_frame_is_binary(socket) != 0 { return unsafe close(socket, .unsupported) }
      if let data = unsafe data {
        unsafe wire.incoming.append(contentsOf: UnsafeRawBufferPointer(start: data, count: count))
      }
      if wire.incoming.count > configuration.messageLimit { return unsafe close(socket, .tooBig) }
      if unsafe lws_is_final_fragment(socket) == 0 || lws_remaining_packet_payload(socket) > 0 { return 0 }
      let message = wire.incoming
      wire.incoming = []
      let now = ContinuousClock.now
      guard wire.allowance.take(at: now) else { return unsafe close(socket, .policy) }
      report(.message(wire.id, message, received: now))
      return 0
    }

    private func close(_ socket: OpaquePointer, _ reason: CloseReason) -> Int32 {
      unsafe lws_close_reason(socket, lws_close_status(UInt32(reason.rawValue)), nil, 0)
      return -1
    }

    /// The parts of the address behind the question mark, which the library has decoded.
    private func query(of socket: OpaquePointer) -> [String] {
      var parts: [String] = []
      while parts.count < 8 {
        let length = unsafe Int(lws_hdr_fragment_length(socket, WSI_TOKEN_HTTP_URI_ARGS, Int32(parts.count)))
        guard length > 0, length < 4096 else { break }
        let part = unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: length + 1) { buffer in
          let copied = unsafe Int(
            lws_hdr_copy_fragment(
              socket, buffer.baseAddress, Int32(length + 1), WSI_TOKEN_HTTP_URI_ARGS, Int32(parts.count)))
          return unsafe String(decoding: UnsafeRawBufferPointer(buffer).prefix(max(copied, 0)), as: UTF8.self)
        }
        parts.append(part)
      }
      return parts
    }

    private func header(_ token: lws_token_indexes, of socket: OpaquePointer) -> String {
      let length = unsafe Int(lws_hdr_total_length(socket, token))
      guard length > 0, length < 4096 else { return "" }
      return unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: length + 1) { buffer in
        let copied = unsafe Int(lws_hdr_copy(socket, buffer.baseAddress, Int32(length + 1), token))
        guard copied > 0 else { return "" }
        let bytes = unsafe UnsafeRawBufferPointer(buffer).prefix(copied)
        return unsafe String(decoding: bytes, as: UTF8.self)
      }
    }
  }
#endif
