import TenureInspector
import TenureHTML
import Dispatch
import Foundation
import TenureRender
import TenureRuntime
import TenureScenes
import TenureStorage

/// One page that is open in a browser: a window of its own, and what the browser knows of it.
@MainActor final class Page: InspectedPage {
  /// Opens the program's window for a page: its session, and what the first turn led to.
  typealias Opening = @MainActor (Page, [String: PropertyValue]) -> (session: Session, turn: TurnResult)

  let secret: String
  private(set) var session: Session
  private(set) var mirror: Mirror
  private let host: any PageHost
  /// What its views find in their environment because of the server.
  let surroundings: WebConfiguration
  /// What the program finds in `@SceneStorage` on every visit, whatever it has stored there itself.
  private let given: [String: PropertyValue]
  private let make: Opening
  private let line: PageLine
  /// The element that the browser believes has the keyboard.
  private var focus: NodeID?
  private var title: String
  /// What of the record nobody is shown.
  private(set) lazy var discretion = Discretion()
  /// The screens of earlier turns; nil where no record is kept.
  private var past: ScreenHistory?
  /// Refusals that are still written down: a hostile browser fills no log.
  private var complaints = Allowance(burst: 10, perSecond: 1)
  /// Changes that it may make by itself.
  private var ownTurns: Allowance
  /// Where the browser's address asked to begin; nil where it said nothing.
  private var start: ScreenAddress?
  private let history = PageHistory()
  private let layout = PageLayout()
  /// What the program has scrolled to before there was a browser to tell.
  private var revealed: RevealRequest?
  /// Where the program has moved assistive technology to.
  private var attended: NodeID?
  /// And how far.
  private var scrolled: ScrollRequest?
  /// What has come of the files that its user chooses.
  private let files: PageFiles
  var lastUse = ContinuousClock.now
  /// The address that has asked for it.
  var address: UInt32 = 0

  init(
    _ host: any PageHost, _ make: @escaping Opening, secret: String, query: [String] = [],
    surroundings: WebConfiguration? = nil, stored: [String: PropertyValue] = [:]
  ) {
    self.host = host
    self.surroundings = surroundings ?? host.configuration
    given = stored
    self.secret = secret
    self.make = make
    line = PageLine(host)
    files = PageFiles(in: host.fileRoom)
    ownTurns = Allowance(burst: host.configuration.ownTurnBurst, perSecond: host.configuration.ownTurnsPerSecond)
    // The session's environment names the page: it is made in two steps.
    session = Session()
    mirror = Mirror(RenderNode(id: NodeID(0), role: .window), styles: host.styles)
    title = ""
    if !query.isEmpty {
      start = Address.read(parts: query)
      if start == nil { complain("did not open an address: \(query.joined(separator: "&").debugDescription) is none") }
    }
    restart([:])
  }

  private func restart(_ stored: [String: PropertyValue]) {
    goOnAlone()
    let opened = make(self, stored.merging(given) { $1 })
    session = opened.session
    (revealed, scrolled) = (opened.turn.revealed, opened.turn.scrolled)
    history.began(session)
    if let start {
      let visit = session.go(to: start, event: "open the address")
      if let problem = visit.problem { complain("did not open an address: \(problem)") }
      revealed = visit.turns.last?.revealed ?? revealed
      scrolled = visit.turns.last?.scrolled ?? scrolled
    }
    layout.restart()
    layout.follow([], in: session) { _ in }
    session.onOwnTurn = { [weak self] turn in
      if let self, takeOwnTurn() { show([turn]) }
    }
    past = session.record.map { ScreenHistory(limit: $0.limit, oldest: $0.total) }
    look()
  }

  /// Looks at the whole screen again.
  private func look() {
    if let seen = Mirror(styles: host.styles, read: session.readScreen) { mirror = seen }
    if past != nil { mirror.wayBack = [] }
    noteSecrets()
    _ = mirror.takeRenaming()
    title = PageTitle.find(in: mirror)
  }

  var html: String { mirror.html() }
  /// The same, as it is sent.
  var bytes: [UInt8] { mirror.page() }
  var name: String { title }

  /// What the page showed after a turn; nil where that is not kept.
  func html(afterTurn turn: Int) -> String? {
    guard let steps = past?.steps(backTo: turn) else { return nil }
    return mirror.html(after: steps)
  }

  /// The oldest turn whose screen is kept.
  var oldestScreen: Int { past?.oldest ?? 0 }

  func noteRulesKnown() { line.noteRulesKnown() }

  // MARK: The browser

  /// The socket, while there is one.
  var connection: ConnectionID? { line.connection }
  /// The number of the latest message.
  var messages: Int { line.messages }

  /// A browser stands ready. `seen` is the last message that it has applied.
  func connect(_ id: ConnectionID, _ outbox: Outbox, seen: Int, stored: [String: PropertyValue]) {
    line.open(id, outbox)
    // The rest of what was being sent does not come.
    files.forgetUpload()
    lastUse = .now
    if !stored.isEmpty && messages == 0 {
      session.unmount()
      restart(stored)
      host.inspector?.began(self)
      sendTree()
    } else if seen != messages {
      sendTree()
    } else {
      send(line.fields(in: mirror))
    }
  }

  func disconnect() { line.close() }

  /// The browser has read all that it was sent.
  func caughtUp() { if line.caughtUp() { sendTree() } }

  func close() {
    goOnAlone()
    session.unmount()
    files.removeAll()
  }

  /// What the session does from now on is nobody's concern.
  private func goOnAlone() { session.onOwnTurn = nil }

  /// It has changed by itself: on the screen, or where nobody sees it. False where it has done so too often.
  private func takeOwnTurn() -> Bool {
    if ownTurns.take(at: .now) { return true }
    goOnAlone()
    host.stop(self)
    return false
  }

  // MARK: What a browser asks for

  /// Does what a user did.
  func perform(_ action: UserAction, on id: NodeID, edits: Int?) {
    lastUse = .now
    // The program had the keyboard go elsewhere, and the browser says that it has.
    if action == .blur, session.focused != id { return }
    // What means nothing to its control is answered by nobody.
    let held = Reach.hold(action, on: mirror[id])
    let event = EventName.of(held ?? action, on: mirror[id])
    let role = mirror[id]?.role
    let turn = held.map { session.perform($0, on: id, event: event) } ?? TurnResult(outcome: .unanswered)
    if !turn.outcome.isFine(for: action) {
      complain("refused to \(EventName.kind(of: action)) \(role?.name ?? "element") \(id.rawValue): \(turn.outcome)")
    }
    if case .setText(let text) = action, let record = session.record, mirror.secureFields.contains(id) {
      discretion.learn(text, typedIn: record.turn(record.total))
    }
    if action == .focus, turn.outcome == .done { focus = id }
    if action == .blur, focus == id { focus = nil }
    if let edits { line.note(edits: edits, of: id) }
    show([turn]) { operations in
      guard let settled = mirror.settled(action, on: id) else { return }
      operations.removeAll { if case .value(settled.place, _, _) = $0 { true } else { false } }
      if settled.shown != settled.wanted { operations.append(.value(settled.place, settled.shown, edits: edits)) }
    }
  }

  /// A part of a file that was chosen in a dialog. The program hears of the files when they are all there.
  func take(_ part: FilePart, for id: NodeID) {
    lastUse = .now
    guard mirror[id]?.role == .fileImporter else { return complain("refused a file that nobody has asked for") }
    do {
      guard let paths = try files.take(part, for: id) else { return }
      perform(.files(paths), on: id, edits: nil)
    } catch {
      complain("refused a file: \(error)")
      let reason = (error as? PageFiles.Refusal)?.description ?? "they cannot be kept. Try again later"
      send([.refusal("These files were not taken: \(reason).")])
    }
  }

  /// A file is written, and sent to the browser to be kept.
  func save(in id: NodeID) {
    guard mirror[id]?.role == .fileExporter, let name = mirror[id]?[.fileName]?.text else {
      return complain("refused to save where there is nothing to save")
    }
    do {
      let path = try files.place(for: name)
      perform(.files([path]), on: id, edits: nil)
      guard let bytes = try files.contents(of: path) else { return }
      send([.download(name: name, bytes: bytes.base64EncodedString())])
    } catch { complain("did not send a file: \(error)") }
  }

  /// The browser has laid out elements that asked how large they are.
  func measure(_ sizes: [MeasuredSize]) {
    show([session.measure(sizes)].compactMap { $0 })
    if let window = sizes.first(where: { $0.node == mirror.root.id }) {
      show([]) { operations in
        layout.resize(width: window.width, height: window.height, in: session) { _ = take($0, &operations) }
      }
    }
  }

  /// The browser tells where elements are that read it.
  func placed(_ layout: MeasuredLayout) {
    var layout = layout
    layout.spaces.removeAll { !mirror.isSpace($0.name) }
    show([session.measure(layout)].compactMap { $0 })
  }

  /// The browser tells how far something is scrolled.
  func scrolled(_ scroll: MeasuredScroll) {
    var layout = MeasuredLayout()
    layout.scrolls = [scroll]
    let event = scroll.phase == .idle ? "lay out" : "scroll"
    show([session.measure(layout, event: event)].compactMap { $0 })
  }

  /// The browser's history was moved through.
  func go(_ number: Int, depth: Int, address: String?) {
    lastUse = .now
    let visit = history.place(depth: depth, address: address).map { session.go(to: $0, event: "go back or forward") }
    let problem = visit == nil ? "\((address ?? "").prefix(200).debugDescription) is none" : visit?.problem
    if let problem { complain("did not open an address: \(problem)") }
    history.answer(number)
    mirror.hasMoved = true
    show(visit?.turns ?? [])
  }

  /// An address that the program or a link asks to open.
  func open(_ url: URL) {
    guard let address = SafeAddress.check(url.absoluteString) else {
      return complain("did not open \(url.absoluteString.debugDescription): links lead to http, https, mailto and tel")
    }
    send([.open(address)])
  }

  private func noteSecrets() {
    if session.record != nil { discretion.learn(mirror.secureFields, of: session) }
  }

  private func complain(_ words: String) { if complaints.take(at: .now) { host.note(words) } }

  // MARK: What a browser is told

  /// Sends what turns led to, and what `finish` makes of it.
  private func show(_ turns: [TurnResult], finish: (inout [PageChange]) -> Void = { _ in }) {
    var operations: [PageChange] = []
    for turn in turns { if !take(turn, &operations) { break } }
    if !turns.isEmpty { layout.follow(turns.map(\.patch), in: session) { _ = take($0, &operations) } }
    finish(&operations)
    send(operations)
    host.inspector?.turnEnded(on: self)
  }

  /// Shows what a turn has changed. False where the whole screen was made anew instead: later turns are in it.
  private func take(_ turn: TurnResult, _ operations: inout [PageChange]) -> Bool {
    if let request = turn.revealed { revealed = request }
    if let id = turn.attended { attended = id }
    if let request = turn.scrolled { scrolled = request }
    if turn.patch.isEmpty { return true }
    guard let changes = mirror.apply(turn.patch) else {
      // It shows something else than the session believes. The session's screen is right, and later patches are in it.
      past?.restart(at: session.record?.total ?? 0)
      line.hasWhole()
      operations = tree()
      return false
    }
    operations += changes
    if let record = session.record { past?.add(mirror.takeWayBack(), turn: record.total) }
    return true
  }

  private func sendTree() { send(tree()) }

  /// The whole page, for a browser that begins or begins anew.
  private func tree() -> [PageChange] {
    look()
    focus = nil
    history.forget()
    line.forgetEdits { mirror[$0] == nil }
    return [.tree(html: mirror.html()), .title(title)] + line.fields(in: mirror)
  }

  /// Sends operations, and with them where the keyboard, the title, the scrolling and the address are now.
  private func send(_ operations: [PageChange]) {
    var operations = operations
    noteSecrets()
    if session.focused != focus {
      focus = session.focused
      operations.append(.focus(focus.map { mirror.fieldPlace(of: $0) }))
    }
    if let id = attended, mirror[id] != nil { operations.append(.focus(mirror.fieldPlace(of: id))) }
    if let request = revealed, mirror[request.node] != nil {
      let outermost = request.outermost.flatMap { mirror[$0] == nil ? nil : ElementRef($0) }
      operations.append(
        .reveal(
          ElementRef(request.node), outermost: outermost, block: .init(request.y), inline: .init(request.x)))
    }
    if let request = scrolled, mirror[request.node] != nil {
      let (x, y) = (
        request.x.map { Int(Reach.length(scrolled: $0)) }, request.y.map { Int(Reach.length(scrolled: $0)) }
      )
      operations.append(.scroll(ElementRef(request.node), x: x, y: y))
    }
    (attended, revealed, scrolled) = (nil, nil, nil)
    let name = mirror.takeRenaming() ? PageTitle.find(in: mirror) : title
    if name != title {
      title = name
      operations.append(.title(name))
    }
    if mirror.hasMoved {
      mirror.hasMoved = false
      if let place = history.news(of: session) { operations.append(place) }
    }
    if let bytes = line.send(operations) { session.record?.sent(bytes: bytes) }
  }
}

extension ActionOutcome {
  /// True where it is nothing that a browser in order does not do.
  fileprivate func isFine(for action: UserAction) -> Bool {
    switch self {
    case .done: true
    // Nobody has to answer these.
    case .unanswered: action == .focus || action == .blur || action == .submit || action.isScroll
    // A list may be covered while its page still tells what was in sight.
    case .covered: action.isScroll
    default: false
    }
  }
}

extension UserAction {
  fileprivate var isScroll: Bool { if case .scroll = self { true } else { false } }
}
