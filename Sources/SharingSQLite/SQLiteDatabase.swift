#if SQLite
  import Foundation
  import Sharing
  import SharingSQL
  import TenureSQLite

  extension SQLiteConnection: SQLConnection {}

  /// A database in a file, for values that several processes share.
  ///
  ///     let database = try SQLiteDatabase(.documentsDirectory.appending(component: "app.sqlite"))
  ///     @Shared(.row("settings", in: database)) var settings = Settings()
  ///
  /// A commit is on disk when it returns; a process that is killed leaves what it has committed, and nothing half. The trap:
  /// a write takes the time of the disk, some milliseconds. What changes with every key that is typed belongs into a draft.
  public final class SQLiteDatabase: SQLDatabase, @unchecked Sendable {
    /// Where the file is.
    public let url: URL
    private let connection: SQLiteConnection
    /// One thread at a time, which may come back.
    private let lock = NSRecursiveLock()
    private var depth = 0
    private var hasWritten = false

    package let queue = DispatchQueue(label: "SharingSQLite")
    package let listeners = CommitListeners()
    private var watch: FolderWatch?
    /// Queue only.
    private var dataVersion: SQLValue?
    /// A file that is touched after each commit: what is written into the log is not yet to be seen by others.
    private let told: URL

    /// Opens the file, or makes it.
    public init(_ url: URL) throws {
      self.url = url.standardizedFileURL
      told = self.url.appendingPathExtension("told")
      connection = try SQLiteConnection(self.url.path)
      try Self.patiently { try connection.run("PRAGMA journal_mode = WAL") }
      try connection.run("PRAGMA synchronous = FULL")
      dataVersion = try connection.run("PRAGMA data_version").rows.first?.first
      let log = self.url.lastPathComponent + "-wal"
      let told = told.lastPathComponent
      if !FileManager.default.fileExists(atPath: self.told.path) { try Data().write(to: self.told) }
      watch = FolderWatch(self.url.deletingLastPathComponent(), [.written, .touched, .completed], on: queue) {
        [weak self] names in
        guard let self else { return }
        if names.contains(told) { look() }
        // A program that does not tell: its commit can be seen a moment after its last write to the log.
        if names.contains(log) { for delay in [0, 5, 50, 500] { lookLater(delay) } }
      }
    }

    /// Tries again for five seconds while the database is locked. SQLite waits by itself, but not where two processes
    /// that open a new file change it to the write-ahead log at the same moment.
    private static func patiently(_ body: () throws -> Void) throws {
      for _ in 0..<2_500 {
        do { return try body() } catch let error as SQLiteError where error.isLocked { usleep(2_000) }
      }
      try body()
    }

    deinit { watch?.cancel() }

    private func lookLater(_ milliseconds: Int) {
      queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds)) { [weak self] in self?.look() }
    }

    /// Tells all who listen if somebody else has committed.
    private func look() {
      let isNews = lock.withLock { () -> Bool in
        guard depth == 0, let version = try? connection.run("PRAGMA data_version").rows.first?.first else {
          return false
        }
        defer { dataVersion = version }
        return version != dataVersion
      }
      if isNews { listeners.tell() }
    }

    /// Reads or writes, while no other thread does.
    package func use<Result>(_ body: (SQLiteConnection) throws -> Result) rethrows -> Result {
      try lock.withLock { try body(connection) }
    }

    package func make(_ table: String, _ columns: String, _ connection: SQLiteConnection) throws {
      try connection.run("CREATE TABLE IF NOT EXISTS \(table) (\(columns))")
    }

    package func has(_ table: String, _ connection: SQLiteConnection) throws -> Bool {
      try !connection.run("SELECT 1 FROM sqlite_master WHERE name = $1 COLLATE NOCASE", [.text(table)]).rows.isEmpty
    }

    // MARK: Transactions, which may lie in each other

    package func begin() throws {
      lock.lock()
      do {
        try connection.run(depth == 0 ? "BEGIN IMMEDIATE" : "SAVEPOINT s\(depth)")
        depth += 1
      } catch {
        lock.unlock()
        throw error
      }
    }

    package func commit() throws {
      depth -= 1
      defer { lock.unlock() }
      do {
        try connection.run(depth == 0 ? "COMMIT" : "RELEASE s\(depth)")
      } catch {
        undo()
        throw error
      }
      if depth > 0 { return }
      FolderWatch.touch(told)
      queue.async { [weak self] in self?.listeners.tell() }
    }

    package func rollBack() {
      depth -= 1
      undo()
      lock.unlock()
    }

    private func undo() {
      // After some errors the library has already done it.
      if depth == 0 {
        _ = try? connection.run("ROLLBACK")
      } else {
        _ = try? connection.run("ROLLBACK TO s\(depth)")
        _ = try? connection.run("RELEASE s\(depth)")
      }
    }

    /// Runs statements of the program's own as one: all of them, or none.
    ///
    ///     try database.transaction { run in try run("UPDATE todos SET isDone = 1", []) }
    @discardableResult
    public func transaction<Result>(
      _ body: (_ run: (_ sql: String, _ values: [SQLValue]) throws -> [[SQLValue]]) throws -> Result
    ) throws -> Result {
      try asOne(body)
    }
  }
#endif
