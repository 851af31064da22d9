#if Web
  import TenureAssets
  import TenureHTML

  import Dispatch
  import Foundation
  import TenureElements
  import TenureRender
  import TenureRuntime
  import TenureScenes
  import TenureStorage
  import TenureTree

  /// Serves a program to browsers: a page, a window and a graph for each.
  @MainActor public final class WebHost {
    let configuration: WebConfiguration
    let styles = StyleBook()
    let fileRoom: FileRoom
    private(set) var inspector: Inspector?
    private let make: Page.Opening
    private let isKeepingRecord: Bool
    private var network: NetworkLoop?
    /// Told of each message once what it led to waits to be sent: when it had been read from its socket, and when the
    /// main thread came to it. For measuring.
    package var onHandled: ((_ received: ContinuousClock.Instant, _ begun: ContinuousClock.Instant) -> Void)?
    /// Refusals that are still written down: however many pages there are, nobody fills a log.
    private var notes = Allowance(burst: 50, perSecond: 1)
    /// True while what the network has said is dealt with.
    private var isTaking = false
    /// Connections with something to send, as the network is to be told of them.
    private var waiting: [NetworkLoop.Command] = []
    private lazy var pages = PageTable(configuration) { [weak self] in self?.ended($0) }
    private var sockets: [ConnectionID: Socket] = [:]
    private var kept: KeptScenes?

    /// A socket, and whose page it shows; nil until it has said so.
    private struct Socket {
      var outbox: Outbox
      var page: Page?
      var isInspecting = false
    }

    /// Serves a view: for tests, and for a program that starts its own host.
    public convenience init<V: View>(_ configuration: WebConfiguration = .init(), content: @escaping @MainActor () -> V)
    {
      self.init(configuration) { session, environment in session.mount(content(), environment: environment) }
    }

    /// Serves a program.
    public convenience init<A: App>(_ configuration: WebConfiguration = .init(), app: A.Type) {
      self.init(configuration) { session, environment in session.mount(app, environment: environment) }
    }

    private init(
      _ configuration: WebConfiguration,
      mount: @escaping @MainActor (Session, @escaping (inout EnvironmentValues) -> Void) -> TurnResult
    ) {
      self.configuration = configuration
      fileRoom = FileRoom(limit: configuration.fileLimit)
      isKeepingRecord = configuration.inspects && configuration.recordedTurns > 0
      let turns = isKeepingRecord ? configuration.recordedTurns : 0
      make = { page, stored in
        let session = Session(recording: turns > 0)
        if let record = session.record { InspectorRecord.prepare(record, of: session, turns: turns) }
        session.showFirst(rows: configuration.firstRows)
        session.tellGuides()
        session.sceneStorage = stored
        let turn = mount(session) { values in
          page.surroundings.fill(&values)
          values.openURL = OpenURLAction { [weak page] url in
            MainActor.assumeIsolated { page?.open(url) }
            return .handled
          }
        }
        return (session, turn)
      }
      if isKeepingRecord { inspector = Inspector() }
    }

    /// The port that is listened at, once `start` has returned.
    public var port: Int { network?.port ?? 0 }
    /// The address of the program, for a browser.
    public var address: String {
      "http://\(configuration.address == "0.0.0.0" ? "localhost" : configuration.address):\(port)/"
    }
    /// Where the inspector is, with what lets one in: whoever has this address sees what every page holds. Nil where
    /// there is none.
    public var inspectorAddress: String? { inspector.map { "\(address)inspect#\($0.token)" } }
    /// How many pages the server holds, connected or not.
    public var pageCount: Int { pages.count }
    /// Connections of the network, of pages and others.
    package var connectionCount: Int { network?.count.load(ordering: .relaxed) ?? 0 }
    /// Those that a browser holds on to.
    package var connectedPageCount: Int { pages.all.count { $0.connection != nil } }

    /// Begins to listen. What comes is answered on the main thread, whose run loop has to run.
    public func start() throws {
      guard
        let network = NetworkLoop(
          configuration, tell: { [weak self] events in self?.take(events) })
      else {
        throw WebConfiguration.Misuse(
          description: "Cannot listen at \(configuration.address), port \(configuration.port). Something else may "
            + "listen there: try another --port, or 0 for any that is free.")
      }
      self.network = network
      // Once this server is the one that listens: the file is gone when it has been read.
      kept = configuration.scenesFile.map { KeptScenes($0, limit: configuration.pageLimit, log: configuration.log) }
      network.start()
    }

    /// Ends all pages, and the server.
    public func stop() {
      kept?.write(
        Dictionary(uniqueKeysWithValues: pages.all.map { ($0.secret, $0.session.sceneStorage) }), log: configuration.log
      )
      kept = nil
      sockets = [:]
      for page in pages.all { page.disconnect() }
      pages.endAll()
      network?.stop()
      network = nil
    }

    /// What a page shows now.
    func html(of secret: String) -> String { pages[secret]?.html ?? "" }

    /// What has happened on a page; nil where none is kept.
    func record(of secret: String) -> TurnLog? { pages[secret]?.session.record }

    /// Does with a page what one of its messages asks for.
    func tryOut(_ message: ClientMessage, on secret: String) {
      if case .action(let action, let node, let edits) = message {
        pages[secret]?.perform(action, on: node, edits: edits)
      } else if case .go(let number, let depth, let address) = message {
        pages[secret]?.go(number, depth: depth, address: address)
      } else if case .rooms(let rooms) = message {
        pages[secret]?.measure(rooms)
      } else if case .placed(let layout) = message {
        pages[secret]?.placed(layout)
      }
    }

    /// Breaks every connection, as a bad network does.
    func cutAll() {
      for id in sockets.keys { network?.post(.close(id, .goingAway)) }
    }

    /// Has what waits for a browser sent. While events are dealt with, the network is woken once for several of them.
    func flush(_ id: ConnectionID) {
      waiting.append(.flush(id))
      if !isTaking { sendWaiting() }
    }

    private func sendWaiting() {
      if waiting.isEmpty { return }
      network?.post(waiting)
      waiting.removeAll(keepingCapacity: true)
    }

    func end(_ id: ConnectionID, _ reason: CloseReason) {
      if let page = sockets[id]?.page, page.connection == id { release(page) }
      sockets[id]?.page = nil
      network?.post(.close(id, reason))
    }

    func note(_ words: String) { if notes.take(at: .now) { configuration.note(words) } }

    func stop(_ page: Page) {
      let (most, name) = (configuration.ownTurnsPerSecond, page.name.isEmpty ? "a page" : "the page \(page.name)")
      configuration.note(
        "ended \(name): it changed by itself more than \(most) times a second, without end. Something in it writes state "
          + "each time that it is shown, or in a loop that does not wait.")
      // Its own turn is not over yet.
      DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated {
          guard let self else { return }
          if let connection = page.connection { self.end(connection, .runaway) }
          self.pages.end(page.secret)
        }
      }
    }

    // MARK: What the network says

    private func take(_ events: [NetworkEvent]) {
      isTaking = true
      for event in events {
        take(event)
        // No browser waits for many others.
        if waiting.count >= 16 { sendWaiting() }
      }
      isTaking = false
      sendWaiting()
    }

    private func take(_ event: NetworkEvent) {
      switch event {
      case .request(let id, let request): network?.post(.respond(id, answer(request)))
      case .refused(let origin, let host):
        note("refused a socket from the origin \(origin.debugDescription) to the host \(host.debugDescription)")
      case .opened(let id, let outbox): sockets[id] = Socket(outbox: outbox)
      case .message(let id, let bytes, let received):
        let begun = onHandled.map { _ in ContinuousClock.now }
        take(bytes, from: id)
        if let begun { onHandled?(received, begun) }
      case .caughtUp(let id): sockets[id]?.page?.caughtUp()
      case .closed(let id):
        let socket = sockets.removeValue(forKey: id)
        if socket?.isInspecting == true { inspector?.leave(id) }
        guard let page = socket?.page, page.connection == id else { return }
        release(page)
      }
    }

    private func take(_ bytes: [UInt8], from id: ConnectionID) {
      guard let socket = sockets[id] else { return }
      guard let message = ClientMessage.read(bytes) else {
        // It may hold what a user has typed.
        note("refused a message that is none, of \(bytes.count) bytes")
        return end(id, .protocolError)
      }
      switch message {
      case .hello(let secret, let seen, let before):
        guard socket.page == nil else { return end(id, .protocolError) }
        if secret.hasPrefix("inspect:") {
          guard let inspector, inspector.admits(token: secret) else { return end(id, .policy) }
          sockets[id]?.isInspecting = true
          return inspector.join(id, socket.outbox) { [weak self] in self?.flush(id) }
        }
        guard let page = pages[secret] else { return end(id, .unknownPage) }
        let stored = before.flatMap { pages[$0]?.session.sceneStorage ?? kept?.take($0) } ?? [:]
        sockets[id]?.page = page
        page.connect(id, socket.outbox, seen: seen, stored: stored)
        pages.claim(page)
      case .action(let action, let node, let edits):
        guard let page = socket.page else { return end(id, .protocolError) }
        page.perform(action, on: node, edits: edits)
      case .go(let number, let depth, let address):
        guard let page = socket.page else { return end(id, .protocolError) }
        page.go(number, depth: depth, address: address)
      case .rooms(let rooms):
        guard let page = socket.page else { return end(id, .protocolError) }
        page.measure(rooms)
      case .placed(let layout):
        guard let page = socket.page else { return end(id, .protocolError) }
        page.placed(layout)
      case .scrolled(let scroll):
        guard let page = socket.page else { return end(id, .protocolError) }
        page.scrolled(scroll)
      case .file(let node, let part):
        guard let page = socket.page else { return end(id, .protocolError) }
        page.take(part, for: node)
      case .save(let node):
        guard let page = socket.page else { return end(id, .protocolError) }
        page.save(in: node)
      }
    }

    // MARK: Pages

    private func answer(_ request: Request) -> Response {
      if let file = configuration.previewsFile {
        if let response = PreviewPages.answer(request.path, list: file) { return response.packed(for: request) }
        if let preview = PreviewPages.shown(at: request.path) {
          return request.isHead ? Self.noPage : newPage(for: request, showing: preview).packed(for: request)
        }
      }
      switch request.path {
      case "/": return request.isHead ? Self.noPage : newPage(for: request).packed(for: request)
      case "/tenure.js": return Self.file(ClientFile.script, "text/javascript", for: request)
      case "/tenure.css": return Self.file(CSS.sheetBytes, "text/css", for: request)
      case let path where inspector != nil && path.hasPrefix("/inspect"):
        return (inspector?.answer(request, rules: { [styles] in styles.rules.count }) ?? Self.nothing)
          .packed(for: request)
      case let path where path.hasPrefix("/rules-") && path.hasSuffix(".css"):
        return Self.text(Array(styles.rules.joined(separator: "\n").utf8), "text/css").packed(for: request)
      case let path where path.hasPrefix("/picture/"): return Self.picture(path)
      case let path where path.hasPrefix("/font/"): return PageFont.response(to: path) ?? Self.nothing
      case "/favicon.ico": return .text(404, "There is no icon.")
      default: return Self.nothing
      }
    }

    private static let nothing = Response.text(404, "There is nothing at this address. The program is at /")

    private static func file(_ bytes: [UInt8], _ type: String, for request: Request) -> Response {
      text(bytes, type).packedOnce(as: request.path, for: request)
    }

    private static func picture(_ path: String) -> Response {
      guard let number = Int(path.dropFirst("/picture/".count)), Pictures.own.all.indices.contains(number),
        let data = FileManager.default.contents(atPath: Pictures.own.all[number].path)
      else { return nothing }
      return Response(
        type: Pictures.own.all[number].type, body: Array(data), headers: Document.headers(cache: "max-age=60"))
    }

    private static func text(_ bytes: [UInt8], _ type: String) -> Response {
      Response(type: "\(type); charset=utf-8", body: bytes, headers: Document.headers(cache: "no-cache"))
    }

    /// Who asks for the head of a page alone will not come for it.
    private static let noPage = {
      var response = Document.response([])
      response.isUnmade = true
      return response
    }()

    /// A page of the program, or one in a frame that shows a preview.
    private func newPage(for request: Request, showing preview: PreviewPages.Shown? = nil) -> Response {
      guard pages.makeRoom(for: request.origin) else {
        var response = Response.text(503, "Too many pages are open. Try again in a minute.")
        response.headers = [("Retry-After", "60")]
        return response
      }
      let page = Page(
        self, make, secret: Secret.make(), query: request.query, surroundings: preview?.change(configuration),
        stored: preview?.stored ?? [:])
      pages.add(page, from: request.origin)
      inspector?.began(page)
      let html = page.bytes
      let text = Document.page(
        title: page.name, secret: page.secret, body: html, rules: styles.rules.count,
        messageLimit: configuration.messageLimit,
        attributes: page.surroundings.language + (preview.map { " class=\"\($0.variant.scheme)\"" } ?? ""),
        inspector: inspector?.place(of: page, isOpen: preview != nil))
      page.noteRulesKnown()
      return Document.response(text, preview == nil ? Document.policy : PreviewPages.framedPolicy)
    }

    /// A page has no browser now.
    private func release(_ page: Page) {
      page.disconnect()
      pages.release(page)
    }

    private func ended(_ page: Page) {
      if let connection = page.connection { end(connection, .idle) }
      page.disconnect()
      inspector?.ended(page)
      page.close()
    }
  }

  extension WebHost: PageHost {}
#endif
