import IssueReporting
import Foundation
import SharingSQLite
import SwiftUI
import TenureTesting
import Testing

private struct Todo: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
}

private struct Settings: Codable, Equatable, Sendable {
  var volume = 1.0
  var name = ""
}

private struct CountView: View {
  @Shared var count: Int

  var body: some View {
    Text("Count \(count)")
    Button("More") { $count.withLock { $0 += 1 } }
  }
}

@Suite struct ValueTests {
  private let folder: Folder
  private let database: SQLiteDatabase

  init() throws {
    folder = try Folder()
    database = try SQLiteDatabase(folder.file("app.sqlite"))
  }

  /// Another process's view of the same file: a connection of its own.
  private func other() throws -> SQLiteDatabase { try SQLiteDatabase(folder.file("app.sqlite")) }

  @Test("A row keeps a value, and another connection finds it")
  func row() throws {
    @Shared(.row("settings", in: database)) var settings = Settings()
    #expect(settings == Settings())
    $settings.withLock { $0.volume = 0.5 }
    let other = try other()
    @Shared(.row("settings", in: other)) var found = Settings()
    #expect(found.volume == 0.5 && $settings.saveError == nil)
  }

  @Test("A write is made to what is stored, not to what was seen: none is lost")
  func serialised() throws {
    @Shared(.row("count", in: database)) var count = 0
    let other = try other()
    @Shared(.row("count", in: other)) var same = 0
    for _ in 0..<50 {
      $count.withLock { $0 += 1 }
      $same.withLock { $0 += 1 }
    }
    #expect(same == 100)
  }

  @Test("A body that throws changes nothing, and the next one goes on")
  func thrown() throws {
    struct Trouble: Error {}
    @Shared(.row("count", in: database)) var count = 3
    $count.withLock { $0 = 4 }
    #expect(throws: Trouble.self) {
      try $count.withLock {
        $0 = 5
        throw Trouble()
      }
    }
    #expect(count == 4)
    $count.withLock { $0 += 1 }
    #expect(count == 5)
  }

  @Test("A table keeps an array, and writes only the elements that have changed")
  func table() throws {
    @Shared(.table("todos", in: database)) var todos: [Todo] = []
    $todos.withLock { $0 = (1...3).map { Todo(id: $0, title: "Todo \($0)") } }
    try database.transaction { run in
      _ = try run("CREATE TABLE writes (id TEXT)", [])
      _ = try run("CREATE TRIGGER noted INSERT ON todos BEGIN INSERT INTO writes VALUES (new.id); END", [])
    }
    $todos.withLock { $0[1].title = "Changed" }
    $todos.withLock { $0.removeLast() }
    let other = try other()
    @Shared(.table("todos", in: other)) var found: [Todo] = []
    #expect(found == [Todo(id: 1, title: "Todo 1"), Todo(id: 2, title: "Changed")])
    @SharedReader(.query("SELECT id FROM writes", in: database)) var writes: [String] = []
    #expect(writes == ["2"])
  }

  @Test("A query's rows are values, and follow what is committed")
  func query() async throws {
    struct Item: Decodable, Equatable { let title: String, count: Int }
    try database.transaction { run in
      _ = try run("CREATE TABLE items (title TEXT, count INTEGER)", [])
      _ = try run("INSERT INTO items VALUES (?, ?), ('b', 2)", ["a", 1])
    }
    @SharedReader(.query("SELECT * FROM items WHERE count < ? ORDER BY count", [9], in: database)) var items: [Item] =
      []
    #expect(items == [Item(title: "a", count: 1), Item(title: "b", count: 2)])
    let changes = $items.publisher.values
    try database.transaction { run in _ = try run("INSERT INTO items VALUES ('c', 3)", []) }
    for await items in changes where items.count == 3 { break }
    #expect(items.last == Item(title: "c", count: 3))
    withExpectedIssue {
      @SharedReader(.query("SELECT missing", in: database)) var none: [Int] = []
      #expect(($none.loadError as? SQLiteError)?.message.hasPrefix("no such column") == true)
    }
  }

  @Test("Transactions inside of each other are one")
  func nested() throws {
    @Shared(.row("a", in: database)) var a = 0
    @Shared(.row("b", in: database)) var b = 0
    $a.withLock { a in
      $b.withLock { $0 = 2 }
      a = 1
    }
    let other = try other()
    @Shared(.row("a", in: other)) var otherA = 0
    @Shared(.row("b", in: other)) var otherB = 0
    #expect(otherA == 1 && otherB == 2)
  }

  @Test("A value that cannot be decoded is an error, and stays as it was")
  func undecodable() throws {
    @Shared(.row("count", in: database)) var text = ""
    $text.withLock { $0 = "three" }
    let other = try other()
    withExpectedIssue {
      @Shared(.row("count", in: other)) var count = 7
      #expect(count == 7 && $count.loadError is DecodingError)
    }
  }

  @Test("A row that cannot be decoded is put aside before it is written over")
  func rowAside() throws {
    try database.transaction { run in
      _ = try run("CREATE TABLE shared_values (name TEXT PRIMARY KEY, value TEXT NOT NULL)", [])
    }
    let issues = Issues()
    let count = withIssueReporters([issues]) { Shared(wrappedValue: 7, .row("count", in: database)) }
    for (round, word) in ["three", "four", "four"].enumerated() {
      try database.transaction { run in
        _ = try run("REPLACE INTO shared_values (name, value) VALUES ('count', ?)", [.text("\"\(word)\"")])
      }
      count.withLock { $0 += 1 }
      count.withLock { $0 += 1 }
      #expect(count.wrappedValue == 9 + 2 * round && count.saveError == nil)
      // Whoever was told of the commit has looked then.
      database.queue.sync {}
      #expect(issues.messages.count == round + 1)
      #expect(issues.messages.last?.contains("Key: .row(\"count\")") == true)
      let fate = "puts what is stored aside, as the row 'count.undecodable-1' or the next number that is free."
      #expect(issues.messages.last?.contains(fate) == true)
    }
    // It is a row like any other.
    @Shared(.row("count", in: try other())) var now = 0
    @Shared(.row("count.undecodable-1", in: database)) var first = ""
    @Shared(.row("count.undecodable-2", in: database)) var second = ""
    @Shared(.row("count.undecodable-3", in: database)) var third = "none"
    #expect(now == 13 && first == "three" && second == "four" && third == "none")
  }

  @Test("A table of which an element cannot be decoded is put aside before it is written over")
  func tableAside() throws {
    struct Refused: Error {}
    try database.transaction { run in
      _ = try run("CREATE TABLE todos (id TEXT PRIMARY KEY, position INTEGER NOT NULL, value TEXT NOT NULL)", [])
      _ = try run("INSERT INTO todos VALUES ('1', 0, '{\"id\":1,\"title\":\"Wash\"}'), ('2', 1, 'nonsense')", [])
    }
    let issues = Issues()
    try withIssueReporters([issues]) {
      @Shared(.table("todos", in: database)) var todos: [Todo] = []
      // A change that is taken back leaves all as it was.
      #expect(throws: Refused.self) { try $todos.withLock { _ in throw Refused() } }
      let tables = "SELECT name FROM sqlite_schema WHERE name LIKE '%undecodable%'"
      let made = try database.transaction { run in try run(tables, []) }
      #expect(made.isEmpty)
      $todos.withLock { $0.append(Todo(id: 3, title: "Fold")) }
      $todos.withLock { $0.append(Todo(id: 4, title: "Iron")) }
      #expect(todos.map(\.id) == [3, 4] && $todos.saveError == nil)
    }
    let fate = "puts what is stored aside, as the table 'todos.undecodable-1' or the next number that is free."
    #expect(issues.messages.count == 1 && issues.messages.first?.contains(fate) == true)
    let aside = "SELECT value FROM \"todos.undecodable-1\" ORDER BY position"
    let lost = try database.transaction { run in try run(aside, []) }
    #expect(lost == [[.text(#"{"id":1,"title":"Wash"}"#)], [.text("nonsense")]])
    let other = try other()
    @Shared(.table("todos", in: other)) var stored: [Todo] = []
    #expect(stored.map(\.title) == ["Fold", "Iron"])
  }

  @Test("What another program writes and cannot be decoded is an issue, once")
  func undecodableLater() async throws {
    let issues = Issues()
    try await withIssueReporters([issues]) {
      @Shared(.row("count", in: database)) var count = 7
      for round in 1...3 {
        try database.transaction { run in
          let sql = "REPLACE INTO shared_values (name, value) VALUES ('count', '\"three\"'), ('other', '\(round)')"
          _ = try run(sql, [])
        }
        while $count.loadError == nil { await Task.yield() }
      }
      @Shared(.row("other", in: database)) var other = 0
      $other.withLock { $0 = 4 }
      #expect(count == 7 && issues.messages.count == 1)
      $count.withLock { $0 = 8 }
      @Shared(.row("count.undecodable-1", in: database)) var aside = ""
      #expect(aside == "three" && $count.saveError == nil)
    }
  }

  @MainActor @Test("A body that reads a row runs when it is written")
  func shown() throws {
    let database = database
    @Shared(.row("count", in: database)) var count = 0
    let screen = Screen(CountView(count: $count))
    try screen.button("More").tap()
    #expect(screen.shows("Count 1"))
  }
}
