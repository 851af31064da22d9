import Dispatch
import Foundation
import TenureRender
import TenureRuntime
import TenureScenes
import TenureStorage

/// One page that is open in a browser: a window of its own, and what the browser knows of it.
@MainActor final class Page {
  let secret: String
  private(set) var session: Session
  private(set) var mirror: Mirror
  private let host: any PageHost
  private let make: @MainActor (Page, [String: PropertyValue]) -> Session
  /// The socket, while there is one.
  private(set) var connection: ConnectionID?
  private var outbox: Outbox?
  /// The number of the latest message.
  private(set) var messages = 0
  /// True while a slow browser reads on and is sent nothing more: it gets a whole tree when it has caught up.
  private(set) var isBehind = false
  /// How many rules of style the browser knows.
  private var knownRules = 0
  /// The element that the browser believes has the keyboard.
  private var focus: NodeID?
  private var title: String
  /// What of the record nobody is shown.
  private(set) lazy var discretion = Discretion()
  /// The screens of earlier turns; nil where no record is kept.
  private var past: ScreenHistory?
  /// How many edits of a field the browser has told, by field.
  private var edits: [NodeID: Int] = [:]
  /// Refusals that are still written down: a hostile browser fills no log.
  private var complaints = Allowance(burst: 10, perSecond: 1)
  /// Changes that it may make by itself.
  private var ownTurns: Allowance
  /// Where the browser's address asked to begin; nil where it said nothing.
  private var start: ScreenAddress?
  private let history = PageHistory()
  var lastUse = ContinuousClock.now
  /// The address that has asked for it.
  var address: UInt32 = 0
  var collected: [Operation]?

  init(
    _ host: any PageHost, _ make: @escaping @MainActor (Page, [String: PropertyValue]) -> Session, secret: String,
    query: [String] = []
  ) {
    self.host = host
    self.secret = secret
    self.make = make
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
    session = make(self, stored)
    history.began(session)
    if let start, let problem = session.go(to: start, event: "open the address") {
      complain("did not open an address: \(problem)")
    }
    session.onPatch = { [unowned self] patch in apply(patch) }
    session.onOwnUpdate = { [unowned self] in noteOwnTurn() }
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

  /// What the page showed after a turn; nil where that is not kept.
  func html(afterTurn turn: Int) -> String? {
    guard let steps = past?.steps(backTo: turn) else { return nil }
    return mirror.html(after: steps)
  }

  /// The oldest turn whose screen is kept.
  var oldestScreen: Int { past?.oldest ?? 0 }
  var name: String { title }

  func noteRulesKnown() { knownRules = host.styles.rules.count }

  // MARK: The socket

  /// A browser stands ready. `seen` is the last message that it has applied.
  func connect(_ id: ConnectionID, _ outbox: Outbox, seen: Int, stored: [String: PropertyValue]) {
    if let connection, connection != id { host.end(connection, .replaced) }
    connection = id
    self.outbox = outbox
    isBehind = false
    lastUse = .now
    if !stored.isEmpty && messages == 0 {
      session.unmount()
      restart(stored)
      host.inspector?.began(self)
      sendTree()
    } else if seen != messages {
      sendTree()
    } else {
      send(fields)
    }
  }

  /// What stands in the fields that a user has typed into: so a browser that was cut off learns which of its edits
  /// have arrived.
  private var fields: [Operation] {
    edits.keys.sorted().compactMap { id in
      guard let shadow = mirror[id], let live = mirror.lowering.markup(of: shadow).liveValue(of: id) else { return nil }
      return .value(live.place, live.value, edits: edits[id])
    }
  }

  func disconnect() {
    connection = nil
    outbox = nil
    isBehind = false
  }

  /// The browser has read all that it was sent.
  func caughtUp() {
    guard isBehind else { return }
    isBehind = false
    sendTree()
  }

  func close() {
    goOnAlone()
    session.unmount()
  }

  /// What the session does from now on is nobody's concern.
  private func goOnAlone() {
    session.onPatch = nil
    session.onOwnUpdate = nil
  }

  /// It has changed by itself: on the screen, or where nobody sees it.
  private func noteOwnTurn() {
    if ownTurns.take(at: .now) { return }
    goOnAlone()
    host.stop(self)
  }

  // MARK: What happens

  /// Does what a user did.
  func perform(_ action: UserAction, on id: NodeID, edits: Int?) {
    lastUse = .now
    // The program had the keyboard go elsewhere, and the browser says that it has.
    if action == .blur, session.focused != id { return }
    collected = []
    // What means nothing to its control is answered by nobody.
    let held = Reach.hold(action, on: mirror[id])
    let event = EventName.of(held ?? action, on: mirror[id])
    let outcome = held.map { session.perform($0, on: id, event: event) } ?? .unanswered
    if outcome != .done, !(outcome == .unanswered && action.isQuiet), !(outcome == .covered && action.isScroll) {
      complain(
        "refused to \(EventName.kind(of: action)) \(mirror[id]?.role.name ?? "element") \(id.rawValue): \(outcome)")
    }
    if case .setText(let text) = action, let record = session.record, mirror.secureFields.contains(id) {
      discretion.learn(text, typedIn: record.turn(record.total))
    }
    if action == .focus, outcome == .done { focus = id }
    if action == .blur, focus == id { focus = nil }
    if let count = edits { self.edits[id] = max(self.edits[id] ?? 0, count) }
    var operations = collected ?? []
    collected = nil
    settle(action, on: id, edits: edits, &operations)
    send(operations)
    host.inspector?.turnEnded(on: self)
  }

  /// The browser has laid out elements that asked how large they are.
  func measure(_ rooms: [MeasuredSize]) {
    collected = []
    session.measure(rooms)
    let operations = collected ?? []
    collected = nil
    send(operations)
    host.inspector?.turnEnded(on: self)
  }

  /// The browser's history was moved through.
  func go(_ number: Int, depth: Int, address: String?) {
    lastUse = .now
    collected = []
    let problem =
      history.place(depth: depth, address: address).map { session.go(to: $0, event: "go back or forward") }
      ?? "\((address ?? "").prefix(200).debugDescription) is none"
    if let problem { complain("did not open an address: \(problem)") }
    let operations = collected ?? []
    collected = nil
    history.answer(number)
    mirror.hasMoved = true
    send(operations)
    host.inspector?.turnEnded(on: self)
  }

  /// Tells the browser what stands in a control after a user has changed it, where that is not what the user saw.
  private func settle(_ action: UserAction, on id: NodeID, edits: Int?, _ operations: inout [Operation]) {
    guard let shadow = mirror[id], !shadow.context.contains(.swallowed) else { return }
    let markup = mirror.lowering.markup(of: shadow)
    guard let (place, shown) = markup.liveValue(of: id) else { return }
    let wanted: String?
    switch action {
    case .setText(let text): wanted = shadow.role == .secureField ? "\(text.count)" : text
    case .setFlag(let flag): wanted = flag ? "" : nil
    case .choose(let index): wanted = "\(index)"
    case .setNumber(let number): wanted = "\(number)"
    default: return
    }
    operations.removeAll { if case .value(place, _, _) = $0 { true } else { false } }
    if shown != wanted { operations.append(.value(place, shown, edits: edits)) }
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

  private func apply(_ patch: Patch) {
    guard let operations = mirror.apply(patch) else {
      past?.restart(at: session.record?.total ?? 0)
      look()
      isBehind = false
      collected = nil
      return sendTree()
    }
    if let record = session.record { past?.add(mirror.takeWayBack(), turn: record.total) }
    if collected != nil { return collected?.append(contentsOf: operations) ?? () }
    send(operations)
    host.inspector?.turnEnded(on: self)
  }

  private func sendTree() {
    look()
    focus = nil
    history.forget()
    edits = edits.filter { mirror[$0.key] != nil }
    send([.tree(html: mirror.html()), .title(title)] + fields)
  }

  private func send(_ operations: [Operation]) {
    var operations = operations
    noteSecrets()
    if session.focused != focus {
      focus = session.focused
      operations.append(.focus(focus.map { place(ofInputIn: $0) }))
    }
    if let id = session.takeRevealed(), mirror[id] != nil { operations.append(.reveal(ElementRef(id))) }
    let name = mirror.takeRenaming() ? PageTitle.find(in: mirror) : title
    if name != title {
      title = name
      operations.append(.title(name))
    }
    if mirror.hasMoved {
      mirror.hasMoved = false
      if let place = history.news(of: session) { operations.append(place) }
    }
    guard !operations.isEmpty || messages == 0 else { return }
    messages += 1
    guard let outbox, let connection, !isBehind else { return }
    if outbox.bytes > host.configuration.outboxLimit {
      isBehind = true
      outbox.giveUp()
      return host.flush(connection)
    }
    let rules = host.styles.rules
    if knownRules < rules.count {
      operations.insert(.rules(Array(rules[knownRules...])), at: 0)
      knownRules = rules.count
    }
    if !edits.isEmpty {
      operations = operations.map {
        if case .value(let place, let value, nil) = $0, let count = edits[NodeID(place.id)] {
          return .value(place, value, edits: count)
        }
        return $0
      }
    }
    let message = Encoder.message(messages, operations)
    session.record?.sent(bytes: message.count)
    outbox.put(message)
    host.flush(connection)
  }

  private func place(ofInputIn id: NodeID) -> ElementRef {
    guard let shadow = mirror[id], let live = mirror.lowering.markup(of: shadow).liveValue(of: id) else {
      return ElementRef(id)
    }
    return live.place
  }
}

extension Markup {
  /// The element that holds what a user can change, and what stands in it.
  func liveValue(of id: NodeID) -> (place: ElementRef, value: String?)? {
    if ["input", "textarea", "select", "details"].contains(tag) || self["data-v"] != nil {
      let name = attributes.first { liveAttributes.contains($0.name) }
      return (ElementRef(id, key), name?.value)
    }
    for case .element(let inner) in content {
      if let found = inner.liveValue(of: id) { return found }
    }
    return nil
  }
}

extension UserAction {
  /// Nobody has to answer these.
  fileprivate var isQuiet: Bool { self == .focus || self == .blur || self == .submit || isScroll }
  /// A list may be covered while its page still tells what was in sight.
  fileprivate var isScroll: Bool { if case .scroll = self { true } else { false } }
}
