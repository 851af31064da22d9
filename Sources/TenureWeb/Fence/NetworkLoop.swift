#if Web
  import Dispatch
  import Foundation
  import Synchronization

  /// The network's own thread: it waits for its sockets, and nowhere else. What happens is told on the main thread, in
  /// batches; what is asked for from there rings a bell.
  ///
  /// What is marked as the thread's own is touched by no other.
  final class NetworkLoop: @unchecked Sendable {
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
    private let tell: @MainActor ([NetworkEvent]) -> Void
    private let bell: Bell
    private let commands = Mutex<[Command]>([])
    private let events = Mutex<[NetworkEvent]>([])
    private let stopped = DispatchSemaphore(value: 0)
    /// Connections that are open.
    let count = Atomic<Int>(0)

    // The thread's own.
    private let readiness: Readiness
    private var listener: SystemSocket?
    private var wires: [UInt: Wire] = [:]
    private var lastNumber: UInt = listenerNumber
    /// Connections at a time.
    private let limit: Int
    /// When those are over that nobody uses as a page yet, or any more: of these the first goes where there is no room.
    private var visits = Deadlines<UInt>()
    /// When pages are over whose browser has begun something, and does not go on with it.
    private var stalls = Deadlines<UInt>()
    private var reports: [NetworkEvent] = []
    private var buffer = [UInt8](repeating: 0, count: Wire.piece)
    /// Nothing is begun any more.
    private var isEnding = false
    /// Then, how many have not said goodbye too.
    private var farewells = 0
    private var isStopping = false

    private static let listenerNumber: UInt = 0
    /// How long a browser may take to say goodbye too.
    private static let farewell = Duration.seconds(2)
    /// Bytes that a reader takes in a request's time, or is cut off.
    private static let slowest = 16_384

    /// Listens. Nil when the port is taken or may not be used.
    init?(_ configuration: WebConfiguration, tell: @escaping @MainActor ([NetworkEvent]) -> Void) {
      self.configuration = configuration
      self.tell = tell
      gatekeeper = configuration.gatekeeper
      // Each page has a socket, and perhaps another that loads something.
      let files = SystemSocket.makeRoom(forFiles: UInt(max(configuration.pageLimit, 0)) * 2 + 200)
      // Of the files that there may be, some are for the program.
      limit = max(Int(clamping: files) - 100, 16)
      guard let readiness = Readiness(),
        let listener = SystemSocket.listening(at: configuration.address, port: configuration.port),
        readiness.add(listener, Self.listenerNumber)
      else { return nil }
      self.readiness = readiness
      bell = readiness.bell
      self.listener = listener
      port = listener.port
    }

    /// Starts the thread.
    func start() {
      let thread = Thread { [self] in
        while !isStopping { turn() }
        wires = [:]
        listener = nil
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
      if wasIdle { bell.ring() }
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

    private func turn() {
      for news in readiness.wait(milliseconds: patience()) {
        if news.number == Self.listenerNumber {
          acceptSome()
        } else if let wire = wires[news.number] {
          if news.canRead { read(wire) }
          if news.canWrite, wires[news.number] != nil { write(wire) }
          // What was sent before the end has been read by now.
          if news.isOver, !news.canRead || wire.stage == .answering, wires[news.number] != nil { drop(wire) }
        }
      }
      runCommands()
      if !visits.isEmpty || !stalls.isEmpty { endWhatIsOver() }
      count.store(wires.count, ordering: .relaxed)
      handOver()
    }

    /// Milliseconds until the next thing is over.
    private func patience() -> Int32? {
      guard let next = [visits.next?.time, stalls.next?.time].compactMap({ $0 }).min() else { return nil }
      let milliseconds = ContinuousClock.now.duration(to: next) / .milliseconds(1)
      return Int32(min(max(milliseconds.rounded(.up), 0), 60_000))
    }

    private func handOver() {
      if reports.isEmpty { return }
      let wasIdle = events.withLock {
        let wasEmpty = $0.isEmpty
        $0 += reports
        return wasEmpty
      }
      reports.removeAll(keepingCapacity: true)
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
          if let wire = wires[id.number], wire.stage == .answering { respond(response, on: wire) }
        case .flush(let id):
          if let wire = wires[id.number] { write(wire) }
        case .close(let id, let reason):
          if let wire = wires[id.number] { sayGoodbye(reason, to: wire) }
        case .stop:
          // Sockets hear why first. The second time, what is left is closed.
          let sockets = isEnding ? [] : wires.values.filter { $0.stage == .live }
          isEnding = true
          listener = nil
          for wire in sockets { sayGoodbye(.goingAway, to: wire) }
          farewells = wires.values.count { $0.stage == .leaving }
          isStopping = farewells == 0 || sockets.isEmpty
        }
      }
    }

    // MARK: Connections

    private func acceptSome() {
      // Those that wait longer are told again.
      for _ in 0..<64 {
        guard let listener, !isEnding else { return }
        switch listener.accept() {
        case .nobody: return
        case .noRoom:
          if dropAVisit() { continue }
          // Nobody is waited for until there may be room.
          readiness.change(listener, Self.listenerNumber, reads: false, writes: false)
          visits[Self.listenerNumber] = .now + .milliseconds(500)
          return
        case .one(let socket, let origin):
          guard wires.count < limit || dropAVisit() else { continue }
          lastNumber += 1
          let wire = Wire(ConnectionID(number: lastNumber), socket, from: origin, configuration)
          guard readiness.add(socket, lastNumber) else { continue }
          wires[lastNumber] = wire
          visits[lastNumber] = .now + configuration.requestLimit
        }
      }
    }

    /// Ends the connection that has had most of its time and shows no page; false where there is none.
    private func dropAVisit() -> Bool {
      guard let (number, _) = visits.next, let wire = wires[number] else { return false }
      drop(wire)
      return true
    }

    private func drop(_ wire: Wire) {
      let number = wire.id.number
      wires[number] = nil
      visits[number] = nil
      stalls[number] = nil
      if wire.isSocket { reports.append(.closed(wire.id)) }
      if isEnding, wire.stage == .leaving {
        farewells -= 1
        isStopping = farewells <= 0
      }
    }

    private func endWhatIsOver() {
      let now = ContinuousClock.now
      while let number = visits.take(at: now) {
        if number == Self.listenerNumber {
          if let listener { readiness.change(listener, number, reads: true, writes: false) }
        } else if let wire = wires[number] {
          if wire.stage == .answering, wire.takeProgress() >= Self.slowest {
            visits[number] = now + configuration.requestLimit
          } else if wire.stage == .live {
            sayGoodbye(.policy, to: wire)
          } else {
            drop(wire)
          }
        }
      }
      while let number = stalls.take(at: now) {
        guard let wire = wires[number] else { continue }
        if wire.unwritten > 0, wire.takeProgress() >= Self.slowest {
          stalls[number] = now + configuration.requestLimit
        } else {
          drop(wire)
        }
      }
    }

    private func read(_ wire: Wire) {
      switch wire.socket.read(into: &buffer) {
      case .later: return
      case .over: drop(wire)
      case .some(let count):
        switch wire.stage {
        case .asking:
          wire.incoming += buffer[..<count]
          takeRequests(wire)
        case .answering: wire.incoming += buffer[..<count]
        case .live: take(buffer[..<count], from: wire)
        // The answer to the goodbye, or what was under way: over with the connection's end.
        case .leaving: return
        }
      }
    }

    private func write(_ wire: Wire) {
      let outcome = wire.write()
      if outcome == .broken { return drop(wire) }
      let waits = outcome == .waits
      if wire.wait(reads: wire.stage != .answering, writes: waits) {
        readiness.change(wire.socket, wire.id.number, reads: wire.reads, writes: wire.writes)
        if wire.stage == .live { noteStall(of: wire) }
      }
      guard !waits else { return }
      switch wire.stage {
      case .asking: return
      case .live: if wire.outbox.takeWatch() { reports.append(.caughtUp(wire.id)) }
      case .leaving: wire.socket.endWriting()
      case .answering:
        if wire.isAnswered { finishAnswer(wire) }
      }
    }

    /// A message that has begun comes to its end in time, and what is written is read.
    private func noteStall(of wire: Wire) {
      let number = wire.id.number
      let isStalled = wire.writes || wire.reader.isWithin
      if isStalled, stalls[number] == nil {
        _ = wire.takeProgress()
        stalls[number] = .now + configuration.requestLimit
      } else if !isStalled, stalls[number] != nil {
        stalls[number] = nil
      }
    }

    // MARK: Requests

    private func takeRequests(_ wire: Wire) {
      guard wire.stage == .asking, !wire.incoming.isEmpty else { return }
      guard let length = RequestHead.length(in: wire.incoming) else {
        if wire.incoming.count > RequestHead.limit { refuse(.tooLong, wire) }
        return
      }
      let head = wire.incoming[..<length]
      let rest = Array(wire.incoming[length...])
      do throws(RequestHead.Refusal) {
        guard length <= RequestHead.limit else { throw .tooLong }
        let request = try RequestHead(head)
        wire.incoming = rest
        if request.lists("websocket", in: "upgrade") { try open(wire, request) } else { try ask(wire, request) }
      } catch {
        refuse(error, wire)
      }
    }

    private func ask(_ wire: Wire, _ head: RequestHead) throws(RequestHead.Refusal) {
      guard gatekeeper.admits(host: head.host) else {
        throw RequestHead.Refusal(
          status: 403, words: "This server is not known by the name \(head.host.prefix(100).debugDescription).")
      }
      wire.stage = .answering
      (wire.isHead, wire.isLast) = (head.isHead, head.isLast)
      if wire.wait(reads: false, writes: false) {
        readiness.change(wire.socket, wire.id.number, reads: false, writes: false)
      }
      visits[wire.id.number] = .now + configuration.requestLimit
      reports.append(.request(wire.id, Request(head, from: wire.origin)))
    }

    private func refuse(_ refusal: RequestHead.Refusal, _ wire: Wire) {
      wire.stage = .answering
      wire.isLast = true
      var response = Response.text(refusal.status, refusal.words)
      if refusal.status == 405 { response.headers.append(("Allow", "GET, HEAD")) }
      if refusal.status == 426 { response.headers.append(("Sec-WebSocket-Version", "13")) }
      respond(response, on: wire)
    }

    private func respond(_ response: Response, on wire: Wire) {
      wire.put(response.head(isLast: wire.isLast))
      if !wire.isHead { wire.put(response.body) }
      wire.isAnswered = true
      _ = wire.takeProgress()
      visits[wire.id.number] = .now + configuration.requestLimit
      write(wire)
    }

    private func finishAnswer(_ wire: Wire) {
      wire.isAnswered = false
      if wire.isLast {
        // Closed at once, what has not been read could take the answer with it.
        wire.stage = .leaving
        wire.socket.endWriting()
        visits[wire.id.number] = .now + Self.farewell
      } else {
        wire.stage = .asking
        visits[wire.id.number] = .now + configuration.requestLimit
      }
      if wire.wait(reads: true, writes: false) {
        readiness.change(wire.socket, wire.id.number, reads: true, writes: false)
      }
      takeRequests(wire)
    }

    // MARK: Sockets

    private func open(_ wire: Wire, _ request: RequestHead) throws(RequestHead.Refusal) {
      guard gatekeeper.admits(origin: request.origin ?? "", host: request.host) else {
        reports.append(.refused(origin: request.origin ?? "", host: request.host))
        throw RequestHead.Refusal(status: 403, words: "A socket is for this server's own pages.")
      }
      guard request.path == "/live" else { throw RequestHead.Refusal(status: 404, words: "The socket is at /live.") }
      wire.put(try Handshake.answer(request))
      wire.stage = .live
      wire.isSocket = true
      visits[wire.id.number] = .now + configuration.greetingLimit
      reports.append(.opened(wire.id, wire.outbox))
      write(wire)
      let early = wire.incoming
      wire.incoming = []
      if !early.isEmpty, wires[wire.id.number] != nil { take(early[...], from: wire) }
    }

    private func take(_ bytes: ArraySlice<UInt8>, from wire: Wire) {
      let now = ContinuousClock.now
      var isLeaving = false
      let reason = wire.reader.take(bytes) { message in
        guard wire.allowance.take(at: now) else { return .policy }
        switch message {
        case .text(let text):
          if !wire.hasSpoken {
            wire.hasSpoken = true
            visits[wire.id.number] = nil
          }
          // The next one has a time of its own.
          stalls[wire.id.number] = nil
          reports.append(.message(wire.id, text, received: now))
        case .ping(let words):
          wire.putFrame(words, opcode: 10)
          // Somebody who asks and does not read the answers.
          if wire.unwritten > Wire.piece { return .policy }
        case .close:
          isLeaving = true
          return .goingAway
        }
        return nil
      }
      if let reason { return isLeaving ? answerGoodbye(of: wire) : sayGoodbye(reason, to: wire) }
      if wire.hasSpoken { wire.reader.limit = configuration.messageLimit }
      noteStall(of: wire)
      if wire.unwritten > 0 { write(wire) }
    }

    private func sayGoodbye(_ reason: CloseReason, to wire: Wire) {
      guard wire.stage == .live else { return wire.stage == .leaving ? () : drop(wire) }
      wire.putFrame([UInt8(reason.rawValue >> 8), UInt8(reason.rawValue & 255)], opcode: 8)
      leave(wire)
    }

    private func answerGoodbye(of wire: Wire) {
      wire.putFrame([], opcode: 8)
      leave(wire)
    }

    private func leave(_ wire: Wire) {
      wire.stage = .leaving
      stalls[wire.id.number] = nil
      visits[wire.id.number] = .now + Self.farewell
      write(wire)
    }
  }
#endif
