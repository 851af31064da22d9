import Foundation
import Dependencies
import IssueReporting
import SharingSQLite
import Testing

/// Several processes and one file.
@Suite(.serialized) struct ProcessTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  @Test("What many processes count at the same time is counted once each: no write is lost")
  func manyWriters() throws {
    let writers = try (0..<4).map { _ in try folder.start("app.sqlite", "count", "50") }
    var made: [Int] = []
    for writer in writers {
      let (output, status) = try writer.finish()
      #expect(status == 0)
      made += output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    }
    // Each number was made by one write: the history has an order in which every write saw the one before it.
    #expect(made.sorted() == Array(1...200))
    let database = try SQLiteDatabase(folder.file("app.sqlite"))
    @Shared(.row("count", in: database)) var count = 0
    #expect(count == 200)
  }

  @Test("A process that is killed leaves a store that can be read, with all that it has said is saved")
  func killed() throws {
    for _ in 0..<3 {
      let writer = try folder.start("app.sqlite", "grow")
      let said = writer.read(60)
      writer.kill()
      let (rest, _) = try writer.finish()
      let last = try #require((said + rest).split(separator: "\n").compactMap { Int($0) }.last)
      let database = try SQLiteDatabase(folder.file("app.sqlite"))
      @Shared(.row("count", in: database)) var count = 0
      #expect(count >= last && $count.loadError == nil)
      @SharedReader(.query("PRAGMA integrity_check", in: database)) var check: [String] = []
      #expect(check == ["ok"])
    }
  }

  @Test("What another process commits is seen here")
  func seen() async throws {
    let database = try SQLiteDatabase(folder.file("app.sqlite"))
    @Shared(.row("count", in: database)) var count = 0
    let values = $count.publisher.values
    #expect(try folder.start("app.sqlite", "set", "7").finish().status == 0)
    for await value in values where value == 7 { break }
    #expect(count == 7)
  }

  @Test("A write that does not fit on the disk is reported, tried again, and done when there is room")
  func full() throws {
    #expect(try folder.start("app.sqlite", "fill").finish().output == "not saved\nsaved later\n")
    let database = try SQLiteDatabase(folder.file("app.sqlite"))
    @Shared(.row("text", in: database)) var text = ""
    #expect(text.count == 1_024 * 1_024)
  }

  @Test("A failed write gives way to somebody else's: theirs stays, and it is said")
  func conflict() async throws {
    let database = try SQLiteDatabase(folder.file("app.sqlite"))
    @Shared(.row("count", in: database)) var count = 0
    $count.withLock { $0 = 1 }
    // Nothing can be written while this is there.
    try database.transaction { run in
      _ = try run("CREATE TRIGGER refused INSERT ON shared_values BEGIN SELECT RAISE(ABORT, 'refused'); END", [])
    }
    $count.withLock { $0 = 2 }
    #expect(count == 2 && ($count.saveError as? SQLiteError)?.message == "refused")
    let errors = $count
    try database.transaction { run in _ = try run("UPDATE shared_values SET value = '9'", []) }
    // The conflict is told first, then what is there.
    while !(errors.saveError is SQLiteConflict) || count == 2 { await Task.yield() }
    #expect(count == 9)
    #expect(try #require(errors.saveError as? SQLiteConflict).description.contains("Theirs stays. Look at"))
  }

  @Test("A file that another process writes is seen, and one that is written here is no news")
  func files() async throws {
    let url = folder.file("names.json")
    try await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      let issues = Issues()
      let names = withIssueReporters([issues]) { Shared<[String]>(wrappedValue: [], .fileStorage(url)) }
      names.withLock { $0 = ["here"] }
      try await names.save()
      let values = names.publisher.values
      #expect(try folder.start("names.json", "write-file", "Ada", "Alan").finish().status == 0)
      for await names in values where names.count == 2 { break }
      #expect(names.wrappedValue == ["Ada", "Alan"] && names.loadError == nil)
      try Data("nonsense".utf8).write(to: url, options: .atomic)
      while names.loadError == nil { await Task.yield() }
      #expect(names.wrappedValue == ["Ada", "Alan"])
      #expect(
        issues.messages.map { $0.prefix { $0 != "\n" } } == ["What is stored cannot be decoded as 'Array<String>'."])
    }
  }
}
