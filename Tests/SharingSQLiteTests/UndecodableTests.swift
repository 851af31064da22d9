import Foundation
import IssueReporting
import Sharing
import SharingSQLite
import Testing

private struct BadText: Error {}

/// A text that refuses to be decoded by an error of its own.
private struct Text: Codable, Sendable {
  var text = ""
  init(_ text: String) { self.text = text }
  init(from decoder: any Decoder) throws {
    text = try decoder.singleValueContainer().decode(String.self)
    if text == "bad" { throw BadText() }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

private struct Item: Codable, Identifiable, Sendable { let id: Int }

/// A key of one's own around another one, which reads and writes apart.
private struct Apart<Base: SharedKey>: SharedKey {
  let base: Base
  var id: [Base.ID] { [base.id] }
  func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }
  func subscribe(context: LoadContext<Base.Value>, subscriber: SharedSubscriber<Base.Value>) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
  func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

/// Somebody else, who writes a 9 and takes their time.
private struct OtherWriter {
  private let database: SQLiteDatabase
  private let began = DispatchSemaphore(value: 0)
  private let ends = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  init(_ database: SQLiteDatabase) { self.database = database }

  func begin() {
    Thread.detachNewThread { [self] in
      try? database.transaction { run in
        _ = try run("UPDATE shared_values SET value = '9' WHERE name = 'count'", [])
        began.signal()
        ends.wait()
      }
      ended.signal()
    }
    began.wait()
  }

  func end() {
    ends.signal()
    ended.wait()
  }
}

@Suite struct UndecodableTests {
  private let folder: Folder
  private let database: SQLiteDatabase

  init() throws {
    folder = try Folder()
    database = try SQLiteDatabase(folder.file("app.sqlite"))
    @Shared(.row("text", in: database)) var text = ""
    $text.withLock { $0 = "good" }
  }

  private func store(_ word: String, _ name: String = "text") throws {
    try database.transaction { run in
      _ = try run("REPLACE INTO shared_values (name, value) VALUES (?, ?)", [.text(name), .text("\"\(word)\"")])
    }
  }

  @Test("What a value refuses by an error of its own is an issue, and put aside")
  func ownError() throws {
    try store("bad")
    let issues = Issues()
    withIssueReporters([issues]) {
      @Shared(.row("text", in: database)) var text = Text("")
      #expect($text.loadError is BadText && issues.messages.count == 1)
      $text.withLock { $0.text = "new" }
      @Shared(.row("text.undecodable-1", in: database)) var aside = ""
      #expect(aside == "bad" && $text.saveError == nil)
    }
  }

  @Test("A key that writes apart puts the same aside")
  func apart() throws {
    try store("bad")
    let key = SQLContentKey<Text>.row("text", in: database)
    withIssueReporters([]) {
      @Shared(Apart(base: key)) var text = Text("")
      $text.withLock { $0.text = "new" }
      #expect($text.saveError == nil)
    }
    @Shared(.row("text.undecodable-1", in: database)) var aside = ""
    #expect(aside == "bad")
  }

  @Test("What a change finds and cannot decode is an issue, once")
  func foundByAChange() throws {
    for round in 1...20 {
      let name = "text\(round)"
      try store("good", name)
      let issues = Issues()
      withIssueReporters([issues]) {
        @Shared(.row(name, in: database)) var text = Text("")
        #expect(throws: Never.self) { try store("bad", name) }
        // Sooner than anybody is told of what was written, but for some rounds.
        $text.withLock { $0.text += "!" }
        $text.withLock { $0.text += "!" }
        #expect(text.text == "good!!" && $text.loadError == nil)
      }
      // Whoever was told of the commit has looked then.
      database.queue.sync {}
      #expect(issues.messages.count == 1)
    }
  }

  @Test("Of tables that are put aside each has a number of its own, and the same one is there once")
  func tables() throws {
    try withIssueReporters([]) {
      @Shared(.table("items", in: database)) var items: [Item] = []
      $items.withLock { $0 = [Item(id: 1)] }
      for word in ["a", "b", "b", "c", "d", "e"] {
        try database.transaction { run in
          _ = try run("DELETE FROM items", [])
          _ = try run("INSERT INTO items VALUES ('1', 0, ?)", [.text(word)])
        }
        $items.withLock { $0 = [Item(id: 2)] }
        #expect($items.saveError == nil)
      }
    }
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'items.%' ORDER BY name"
    let names = try database.transaction { run in try run(tables, []) }
    #expect(names == (1...5).map { [.text("items.undecodable-\($0)")] })
    let last = try database.transaction { run in try run("SELECT value FROM \"items.undecodable-5\"", []) }
    #expect(last == [[.text("e")]])
  }

  @Test("A change that could not begin writes over nothing, though its end could be written")
  func couldNotBegin() async throws {
    @Shared(.row("count", in: database)) var count = 0
    $count.withLock { $0 = 1 }
    try database.transaction { run in _ = try run("PRAGMA busy_timeout = 1", []) }
    let writer = OtherWriter(try SQLiteDatabase(folder.file("app.sqlite")))
    writer.begin()
    $count.withLock {
      writer.end()
      $0 += 1
    }
    try #require($count.saveError != nil)
    while !($count.saveError is SQLiteConflict) || count == 2 { await Task.yield() }
    #expect(count == 9)
    let stored = try database.transaction { run in
      try run("SELECT value FROM shared_values WHERE name = 'count'", [])
    }
    #expect(stored == [[.text("9")]])
  }

  @Test("A row's long name is not cut")
  func longName() throws {
    let name = String(repeating: "n", count: 80)
    try database.transaction { run in
      _ = try run("INSERT INTO shared_values (name, value) VALUES (?, '7')", [.text(name)])
    }
    withIssueReporters([]) {
      @Shared(.row(name, in: database)) var text = ""
      $text.withLock { $0 = "new" }
    }
    @Shared(.row("\(name).undecodable-1", in: database)) var aside = 0
    #expect(aside == 7)
  }
}
