#if PostgreSQL
  import Foundation
  import Sharing
  import SharingSQL

  /// A database on a server, for values that several processes on several machines share.
  ///
  ///     let database = try PostgresDatabase("host=db.example.org dbname=board user=app")
  ///     @Shared(.row("settings", in: database)) var settings = Settings()
  ///
  /// The text says where the server is, as for `psql`: words of libpq, or an address that begins with `postgresql:`. What is
  /// shared lies in tables that are made if need be, with a trigger that tells everybody who listens, also of what other
  /// programs write. A connection that drops is made again: nothing is missed. The trap: a write waits for the server.
  public final class PostgresDatabase: SQLDatabase, @unchecked Sendable {
    private let connection: PostgresConnection
    /// One thread at a time, which may come back.
    private let lock = NSRecursiveLock()
    private var depth = 0 {
      didSet { connection.isInTransaction = depth > 0 }
    }
    private let client = UUID().uuidString
    private var commits = 0
    /// The commits whose answer has come, and whose rows are still there.
    private var answered: [String] = []
    /// The tables that are there for sure.
    private var made: Set<String> = []

    package let queue = DispatchQueue(label: "SharingPostgres")
    package let listeners = CommitListeners()
    private var listener: PostgresListener?
    private static let channel = "shared_values"

    /// Connects to a server.
    public init(_ server: String) throws {
      connection = try PostgresConnection(server)
      try prepare()
      listener = PostgresListener(server, channel: Self.channel) { [weak self] in self?.listeners.tell() }
    }

    deinit { listener?.cancel() }

    /// Makes what all of it needs, one process at a time.
    private func prepare() throws {
      try connection.run(
        """
        BEGIN;
        SELECT pg_advisory_xact_lock(hashtext('shared_values'));
        CREATE TABLE IF NOT EXISTS shared_values (name TEXT PRIMARY KEY, value TEXT NOT NULL);
        CREATE TABLE IF NOT EXISTS shared_commits (id TEXT PRIMARY KEY, at TIMESTAMPTZ NOT NULL DEFAULT now());
        DELETE FROM shared_commits WHERE at < now() - interval '7 days';
        CREATE OR REPLACE FUNCTION shared_values_told() RETURNS trigger LANGUAGE plpgsql
          AS 'BEGIN NOTIFY \(Self.channel); RETURN NULL; END';
        \(trigger(on: "shared_values"));
        COMMIT
        """)
      made = ["shared_values"]
    }

    private func trigger(on table: String) -> String {
      """
      CREATE OR REPLACE TRIGGER told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON \(table)
      FOR EACH STATEMENT EXECUTE FUNCTION shared_values_told()
      """
    }

    package func make(_ table: String, _ columns: String, _ connection: PostgresConnection) throws {
      if made.contains(table) { return }
      func make() throws {
        try connection.run("CREATE TABLE IF NOT EXISTS \(table) (\(columns))")
        try connection.run(trigger(on: table))
      }
      // In a transaction that may be undone it counts for nothing.
      if depth > 0 { return try make() }
      try begin()
      do { try make() } catch {
        rollBack()
        throw error
      }
      try commit()
      made.insert(table)
    }

    package func has(_ table: String, _ connection: PostgresConnection) throws -> Bool {
      let sql = "SELECT 1 FROM pg_class WHERE relname = $1 AND pg_table_is_visible(oid)"
      return try !connection.run(sql, [.text(table)]).rows.isEmpty
    }

    package func use<Result>(_ body: (PostgresConnection) throws -> Result) rethrows -> Result {
      try lock.withLock { try body(connection) }
    }

    // MARK: Transactions, which may lie in each other

    package func begin() throws {
      lock.lock()
      do {
        if depth > 0 {
          try connection.run("SAVEPOINT s\(depth)")
          depth += 1
          return
        }
        // It sees what was committed before it got the lock, and nothing later. A program that writes without the lock
        // makes the commit fail, which then is tried again.
        try connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ")
        depth += 1
        do { try connection.run("LOCK TABLE shared_values IN SHARE ROW EXCLUSIVE MODE") } catch {
          depth -= 1
          undo()
          throw error
        }
      } catch {
        lock.unlock()
        throw error
      }
    }

    package func commit() throws {
      defer { lock.unlock() }
      do {
        if depth == 1 { try commitAll() } else { try connection.run("RELEASE s\(depth - 1)") }
        depth -= 1
      } catch {
        depth -= 1
        undo()
        throw error
      }
      if depth == 0 { queue.async { [weak self] in self?.listeners.tell() } }
    }

    /// Leaves a row by which the commit is found if its answer is lost, in place of those that were answered.
    private func commitAll() throws {
      commits += 1
      let commit = "\(client) \(commits)"
      let old = answered.map { "'\($0)'" }.joined(separator: ", ")
      try connection.run(
        """
        \(old.isEmpty ? "" : "DELETE FROM shared_commits WHERE id IN (\(old));")
        INSERT INTO shared_commits (id) VALUES ('\(commit)');
        NOTIFY \(Self.channel)
        """)
      do { try connection.run("COMMIT") } catch {
        throw connection.isThere ? error : LostAnswer(commit: commit, base: error)
      }
      self.answered = [commit]
    }

    package func wasDone(_ commit: String) throws -> Bool {
      try use { try !$0.run("SELECT 1 FROM shared_commits WHERE id = $1", [.text(commit)]).rows.isEmpty }
    }

    package func rollBack() {
      depth -= 1
      undo()
      lock.unlock()
    }

    private func undo() {
      if depth > 0 {
        _ = try? connection.run("ROLLBACK TO s\(depth)")
        _ = try? connection.run("RELEASE s\(depth)")
      } else {
        // Where the connection has dropped, the server has done it.
        _ = try? connection.run("ROLLBACK")
      }
    }

    /// Runs statements of the program's own as one: all of them, or none.
    ///
    ///     try database.transaction { run in try run("UPDATE todos SET done = $1", ["yes"]) }
    @discardableResult
    public func transaction<Result>(
      _ body: (_ run: (_ sql: String, _ values: [SQLValue]) throws -> [[SQLValue]]) throws -> Result
    ) throws -> Result {
      try asOne(body)
    }
  }
#endif
