import TenureInspector
import TenureIssues
import TenureRender
import TenureRuntime

/// Shows the record of causes of every page to whoever looks at `/inspect` and has its token: each turn as it ends. Views,
/// screens and exports are made when they are asked for; while nobody looks, nothing is.
@MainActor final class Inspector {
  /// What lets one in. It stands in the address behind the `#`, which browsers send to nobody; the inspector's page makes a
  /// cookie of it, for its own requests alone.
  let token = Secret.make()
  /// Tells this server's cookie from those of others on this machine.
  let name = "tenure-inspect-\(Secret.make().prefix(8))"
  private struct Watcher {
    let outbox: Outbox
    let flush: () -> Void
    /// The number of the turn that was told last, by page.
    var told: [Int: Int] = [:]
  }

  private var watchers: [ConnectionID: Watcher] = [:]
  private var pages: [Int: Page] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var lastNumber = 0
  /// Bytes that wait for a slow reader before it is told no more until it has read on.
  private static let patience = 4 << 20

  var isWatched: Bool { !watchers.isEmpty }

  func join(_ id: ConnectionID, _ outbox: Outbox, flush: @escaping () -> Void) {
    watchers[id] = Watcher(outbox: outbox, flush: flush)
    for (number, page) in pages.sorted(by: { $0.key < $1.key }) {
      page.session.record?.takesTimes = true
      tell(id, number, page)
    }
  }

  func leave(_ id: ConnectionID) {
    watchers[id] = nil
    if watchers.isEmpty { for page in pages.values { page.session.record?.takesTimes = false } }
  }

  /// A page has a window, or another one: its record starts.
  func began(_ page: Page) {
    if numbers[ObjectIdentifier(page)] == nil {
      lastNumber += 1
      numbers[ObjectIdentifier(page)] = lastNumber
      pages[lastNumber] = page
    }
    guard !watchers.isEmpty, let number = numbers[ObjectIdentifier(page)] else { return }
    page.session.record?.takesTimes = true
    for id in watchers.keys {
      watchers[id]?.told[number] = nil
      tell(id, number, page)
    }
  }

  func ended(_ page: Page) {
    guard let number = numbers.removeValue(forKey: ObjectIdentifier(page)) else { return }
    pages[number] = nil
    for (id, watcher) in watchers {
      watchers[id]?.told[number] = nil
      watcher.outbox.put(InspectorMessage.ended(page: number))
      watcher.flush()
    }
  }

  func turnEnded(on page: Page) {
    guard !watchers.isEmpty, let number = numbers[ObjectIdentifier(page)] else { return }
    page.session.record?.patchIsShown()
    for id in watchers.keys { tell(id, number, page) }
  }

  private func tell(_ id: ConnectionID, _ number: Int, _ page: Page) {
    guard let watcher = watchers[id], let record = page.session.record, watcher.outbox.bytes < Self.patience else {
      return
    }
    let told = watcher.told[number]
    if told == record.total { return }
    watchers[id]?.told[number] = record.total
    watcher.outbox.put(
      InspectorMessage.turns(
        of: page, number, Array(record.turns(after: told ?? 0)), isFirst: told == nil, issues: record.issues.count))
    watcher.flush()
  }

  /// Where a page's link leads: to the inspector, which is closed to who has not its token. `isOpen` where whoever sees the
  /// page may look: then to that page, with the token.
  func place(of page: Page, isOpen: Bool) -> String {
    guard isOpen, let number = numbers[ObjectIdentifier(page)] else { return "/inspect" }
    return "/inspect?page=\(number)#\(token)"
  }

  // MARK: What is asked for

  /// What a socket says that is to see everything.
  func admits(token words: String) -> Bool { Secret.isSame(words, as: "inspect:\(token)") }

  /// True for a request with the token's cookie.
  func admits(cookie: String) -> Bool {
    cookie.split(separator: ";").contains { Secret.isSame($0.filter { $0 != " " }, as: "\(name)=\(token)") }
  }

  /// The answer to a request; nil where there is none.
  func answer(_ request: Request, rules: () -> Int) -> Response? {
    let path = request.path
    // These say nothing of any page.
    if path == "/inspect" { return InspectorDocument.page(cookie: name) }
    if let file = InspectorDocument.file(path) { return file }
    guard path.hasPrefix("/inspect/") else { return nil }
    guard admits(cookie: request.cookie) else {
      return .text(403, "The inspector is for whoever opens it at the address that the server has printed.")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
    // Without a number the page that was opened last is meant.
    let isNumbered = parts.first.flatMap { Int($0) } != nil
    guard let number = isNumbered ? Int(parts[0]) : pages.keys.max(), let page = pages[number],
      let record = page.session.record
    else { return nil }
    switch Array(isNumbered ? parts.dropFirst() : parts[...]) {
    case ["views.json"]: return .json(InspectorMessage.look(at: page, number))
    case ["export.json"]: return .json(RecordExport.write(page, record), named: "record-\(number).json")
    case ["trace.json"]: return .json(TraceExport.write(page, record), named: "trace-\(number).json")
    case let rest where rest.count == 2 && rest[0] == "screen":
      guard let turn = Int(rest[1]), turn <= record.total, let html = page.html(afterTurn: turn) else { return nil }
      return InspectorDocument.screen(html, rules: rules())
    default: return nil
    }
  }
}

extension Response {
  fileprivate static func json(_ bytes: [UInt8], named name: String? = nil) -> Response {
    var headers = Document.headers(cache: "no-store", "default-src 'none'; frame-ancestors 'none'")
    headers.append(("Cross-Origin-Resource-Policy", "same-origin"))
    if let name { headers.append(("Content-Disposition", "attachment; filename=\"\(name)\"")) }
    return Response(type: "application/json", body: bytes, headers: headers)
  }
}

/// How a page's record is set up for the inspector.
@MainActor enum InspectorRecord {
  static func prepare(_ record: TurnLog, of session: Session, turns: Int) {
    record.limit = turns
    record.entryLimit = turns * 200
    record.keepsIdleTurns = true
    let reporter = record.noting(Issues.reporter)
    session.guarding = { body in
      Issues.withReporter(reporter) { body() }
      return true
    }
  }
}
