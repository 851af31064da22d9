import TenureHTML
import TenureRender

/// The way from a page to its browser: the socket, and what has been sent over it.
@MainActor final class PageLine {
  private let host: any PageHost
  /// The socket, while there is one.
  private(set) var connection: ConnectionID?
  private var outbox: Outbox?
  /// The number of the latest message.
  private(set) var messages = 0
  /// True while a slow browser reads on and is sent nothing more: it gets a whole tree when it has caught up.
  private var isBehind = false
  /// How many rules of style the browser knows.
  private var knownRules = 0
  /// How many edits of a field the browser has told, by field.
  private var edits: [NodeID: Int] = [:]

  init(_ host: any PageHost) { self.host = host }

  func open(_ id: ConnectionID, _ outbox: Outbox) {
    if let connection, connection != id { host.end(connection, .replaced) }
    connection = id
    self.outbox = outbox
    isBehind = false
  }

  func close() {
    connection = nil
    outbox = nil
    isBehind = false
  }

  /// The browser has read all that it was sent. True where it lacks what came since.
  func caughtUp() -> Bool {
    defer { isBehind = false }
    return isBehind
  }

  /// What is sent next is the whole page.
  func hasWhole() { isBehind = false }

  func noteRulesKnown() { knownRules = host.styles.rules.count }

  func note(edits count: Int, of field: NodeID) { edits[field] = max(edits[field] ?? 0, count) }

  func forgetEdits(where isGone: (NodeID) -> Bool) { edits = edits.filter { !isGone($0.key) } }

  /// What stands in the fields that a user has typed into: so a browser that was cut off learns which of its edits
  /// have arrived.
  func fields(in mirror: Mirror) -> [PageChange] {
    edits.keys.sorted().compactMap { id in
      mirror.liveValue(of: id).map { .value($0.place, $0.value, edits: edits[id]) }
    }
  }

  /// Sends operations as one message, unless there are none or nobody reads. Its length, where it was written.
  func send(_ operations: [PageChange]) -> Int? {
    guard !operations.isEmpty || messages == 0 else { return nil }
    messages += 1
    guard let outbox, let connection, !isBehind else { return nil }
    if outbox.bytes > host.configuration.outboxLimit {
      isBehind = true
      outbox.giveUp()
      host.flush(connection)
      return nil
    }
    let message = Encoder.message(messages, newRules() + operations.map(withEdits))
    outbox.put(message)
    host.flush(connection)
    return message.count
  }

  private func newRules() -> [PageChange] {
    let rules = host.styles.rules
    guard knownRules < rules.count else { return [] }
    defer { knownRules = rules.count }
    return [.rules(Array(rules[knownRules...]))]
  }

  /// A field's new value says which edits it has seen.
  private func withEdits(_ operation: PageChange) -> PageChange {
    if !edits.isEmpty, case .value(let place, let value, nil) = operation, let count = edits[NodeID(place.id)] {
      return .value(place, value, edits: count)
    }
    return operation
  }
}
