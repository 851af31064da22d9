#if PostgreSQL
  import Foundation
  import IssueReporting
  import SharingPostgres
  import Testing

  private struct Card: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var title: String
  }

  /// One server, and several clients of it.
  @Suite(.serialized) struct PostgresTests {
    private let server: Server
    private let database: PostgresDatabase

    init() throws {
      server = try Server()
      database = try PostgresDatabase(server.address)
    }

    @Test("What one client writes to a row, another one sees")
    func row() async throws {
      let other = try PostgresDatabase(server.address)
      @Shared(.row("name", in: database)) var mine = "Ada"
      @Shared(.row("name", in: other)) var theirs = "Ada"
      let values = $theirs.publisher.values
      $mine.withLock { $0 = "Grace" }
      for await value in values where value == "Grace" { break }
      #expect(theirs == "Grace" && $mine.saveError == nil)
    }

    @Test("What cannot be decoded is put aside before it is written over, under names that the server takes")
    func aside() throws {
      let name = String(repeating: "long_", count: 12)
      let cards = [Card(id: 1, title: "one"), Card(id: 2, title: "two")]
      try database.transaction { run in
        _ = try run("CREATE TABLE \(name) (id TEXT PRIMARY KEY, position INTEGER NOT NULL, value TEXT NOT NULL)", [])
        _ = try run("INSERT INTO \(name) VALUES ('1', 0, 'nonsense'), ('2', 1, 'more')", [])
        _ = try run("INSERT INTO shared_values VALUES ('name', '7')", [])
      }
      withExpectedIssue {
        @Shared(.table(name, in: database)) var shown: [Card] = []
        $shown.withLock { $0 = cards }
        $shown.withLock { $0[0].title = "first" }
        #expect(shown.count == 2 && $shown.saveError == nil)
      }
      withExpectedIssue {
        @Shared(.row("name", in: database)) var shown = ""
        $shown.withLock { $0 = "Ada" }
        #expect($shown.saveError == nil)
      }
      let aside = "SELECT value FROM \"\(name.prefix(49)).undecodable-1\" ORDER BY position"
      @SharedReader(.query(aside, in: database)) var lost: [String] = []
      #expect(lost == ["nonsense", "more"])
      @Shared(.row("name.undecodable-1", in: database)) var number = 0
      @Shared(.row("name", in: database)) var text = ""
      #expect(number == 7 && text == "Ada")
    }

    @Test("Of a table only the rows that have changed are written")
    func table() throws {
      @Shared(.table("cards", in: database)) var cards: [Card] = []
      $cards.withLock { $0 = [Card(id: 1, title: "one"), Card(id: 2, title: "two")] }
      // Whoever touches the first row is refused.
      try database.transaction { run in
        _ = try run(
          """
          CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''refused''; END';
          CREATE TRIGGER refused BEFORE UPDATE OR DELETE ON cards FOR EACH ROW WHEN (OLD.id = '1')
            EXECUTE FUNCTION refused()
          """, [])
      }
      $cards.withLock { $0[1].title = "second" }
      #expect($cards.saveError == nil)
      @SharedReader(.query("SELECT value FROM cards ORDER BY position", in: database)) var stored: [String] = []
      #expect(stored.count == 2 && stored[1].contains("second"))
      $cards.withLock { $0[0].title = "first" }
      #expect(($cards.saveError as? PostgresError)?.code == "P0001")
    }

    @Test("A query follows what a program writes that knows nothing of shared values")
    func query() async throws {
      @Shared(.table("cards", in: database)) var cards: [Card] = [Card(id: 1, title: "one")]
      $cards.withLock { $0 = [Card(id: 1, title: "one")] }
      @SharedReader(.query("SELECT count(*) FROM cards WHERE position >= $1", [0], in: database)) var counts: [Int] = []
      #expect(counts == [1])
      let values = $counts.publisher.values
      try server.psql("INSERT INTO cards VALUES ('2', 1, '{\"id\": 2, \"title\": \"two\"}')")
      for await counts in values where counts == [2] { break }
      $cards.withLock { #expect($0.map(\.title) == ["one", "two"]) }
    }

    @Test("Values of every kind come back as they were written")
    func kinds() throws {
      try database.transaction { run in
        _ = try run("CREATE TABLE kinds (i INTEGER, r FLOAT8, t TEXT, b BYTEA, n TEXT)", [])
        let values: [SQLValue] = [7, .real(1.5), "it's \"text\"", .blob(Data([0, 255, 16])), nil]
        _ = try run("INSERT INTO kinds VALUES ($1, $2, $3, $4, $5)", values)
        #expect(try run("SELECT * FROM kinds", []) == [values])
      }
    }

    @Test("What many processes count at the same time is counted once each: no write is lost")
    func manyWriters() throws {
      let writers = try (0..<4).map { _ in try Writer(server.address, "count", "50") }
      var made: [Int] = []
      for writer in writers {
        let (numbers, status) = try writer.finish()
        #expect(status == 0)
        made += numbers
      }
      // Each number was made by one write: the history has an order in which every write saw the one before it.
      #expect(made.sorted() == Array(1...200))
      @Shared(.row("count", in: database)) var count = 0
      #expect(count == 200)
    }

    @Test("A process that is killed leaves what it has said is saved, and nobody waits for it")
    func killed() throws {
      for _ in 0..<3 {
        let writer = try Writer(server.address, "grow")
        writer.read(40)
        writer.kill()
        // Of the last one there may be only the first digits: then it is smaller.
        let last = try #require(try writer.finish().numbers.last)
        @Shared(.row("count", in: database)) var count = 0
        $count.withLock { #expect($0 >= last) }
        #expect($count.saveError == nil)
      }
    }

    @Test("A change that is made while the connection is away is seen when it is back")
    func dropped() async throws {
      @Shared(.row("count", in: database)) var count = 0
      $count.withLock { $0 = 1 }
      let values = $count.publisher.values
      // Every connection but this one is ended, and then something is written.
      try server.psql(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE pid <> pg_backend_pid() AND backend_type = 'client backend';
        """)
      try server.psql("UPDATE shared_values SET value = '2'")
      for await value in values where value == 2 { break }
      $count.withLock { $0 += 1 }
      #expect(count == 3 && $count.saveError == nil)
    }

    @Test("A write while the server is stopped is reported, and done when it is back")
    func restarted() async throws {
      @Shared(.row("count", in: database)) var count = 0
      $count.withLock { $0 = 1 }
      try server.stop()
      $count.withLock { $0 = 2 }
      #expect(count == 2)
      #expect(($count.saveError as? PostgresError)?.code == "08006")
      try server.start()
      while $count.saveError != nil { await Task.yield() }
      let other = try PostgresDatabase(server.address)
      @Shared(.row("count", in: other)) var theirs = 0
      #expect(theirs == 2 && count == 2)
    }

    @Test("Of what is acknowledged while the server fails and comes back, nothing is lost and nothing is done twice")
    func history() throws {
      let writers = try (0..<3).map { _ in try Writer(server.address, "count-on", "40") }
      for writer in writers { writer.read(4) }
      try server.stop()
      try server.start()
      var made: [Int] = []
      for writer in writers {
        let (numbers, status) = try writer.finish()
        #expect(status == 0)
        made += numbers
      }
      #expect(Set(made).count == made.count)
      let again = try PostgresDatabase(server.address)
      @Shared(.row("count", in: again)) var count = 0
      #expect(count >= made.max() ?? 0 && made.count > 40)
    }

    @Test("A commit whose answer is lost is found to be done, and is not done again")
    func lostAnswer() async throws {
      @Shared(.row("count", in: database)) var count = 0
      $count.withLock { $0 = 1 }
      // A commit now waits for another server, which is not there, when it is done already.
      try server.psql("ALTER SYSTEM SET synchronous_standby_names = 'nobody'")
      try server.psql("SELECT pg_reload_conf()")
      // Of which not all processes of the server know at once: a commit or two may not wait.
      var isLost = false
      while !isLost {
        let next = count + 1
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        Thread.detachNewThread { [shared = $count] in
          shared.withLock { $0 = next }
          end.yield(shared.saveError is PostgresError?)
          end.finish()
        }
        isLost = try server.psql(
          """
          DO $$ BEGIN LOOP
            PERFORM pg_stat_clear_snapshot();
            PERFORM pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event = 'SyncRep';
            IF FOUND THEN RAISE NOTICE 'lost'; EXIT; END IF;
            PERFORM FROM shared_values WHERE name = 'count' AND value = '\(next)';
            EXIT WHEN FOUND;
            PERFORM pg_sleep(0.01);
          END LOOP; END $$
          """
        ).contains("lost")
        for await isExpected in ends { #expect(isExpected) }
        while $count.saveError != nil, !($count.saveError is SharedConflict) { await Task.yield() }
        #expect($count.saveError == nil && count == next)
      }
      @SharedReader(.query("SELECT value FROM shared_values WHERE name = 'count'", in: database)) var stored: [String] =
        []
      #expect(stored == ["\(count)"])
    }

    @Test("A write that was not done is not taken for done because somebody else has written the same")
    func sameNumber() async throws {
      @Shared(.row("count", in: database)) var count = 0
      $count.withLock { $0 = 1 }
      // The connection drops in the middle of the commit of a 2.
      try server.psql(
        """
        CREATE FUNCTION gone() RETURNS trigger LANGUAGE plpgsql
          AS 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
        CREATE CONSTRAINT TRIGGER gone AFTER UPDATE ON shared_values DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION gone()
        """)
      $count.withLock { $0 += 1 }
      #expect($count.saveError is PostgresError)
      try server.psql("DROP TRIGGER gone ON shared_values; UPDATE shared_values SET value = '2'")
      while $count.saveError != nil, !($count.saveError is SharedConflict) { await Task.yield() }
      #expect($count.saveError is SharedConflict)
    }

    @Test("A failed write gives way to somebody else's: theirs stays, and it is said")
    func conflict() async throws {
      @Shared(.row("count", in: database)) var count = 0
      $count.withLock { $0 = 1 }
      try server.psql(
        """
        CREATE FUNCTION refused() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''refused''; END';
        CREATE TRIGGER refused BEFORE UPDATE ON shared_values FOR EACH ROW WHEN (NEW.value = '2')
          EXECUTE FUNCTION refused()
        """)
      $count.withLock { $0 = 2 }
      #expect($count.saveError is PostgresError)
      try server.psql("UPDATE shared_values SET value = '9'")
      // The conflict is told first, then what is there.
      while !($count.saveError is SharedConflict) || count == 2 { await Task.yield() }
      #expect(count == 9)
    }

    @Test("A statement that the server refuses is an error with its words, its code and what to do")
    func refused() {
      #expect {
        try database.transaction { run in _ = try run("SELECT * FROM nowhere", []) }
      } throws: {
        "\($0)" == """
          PostgreSQL could not do it (42P01): ERROR:  relation "nowhere" does not exist
          LINE 1: SELECT * FROM nowhere
                                ^. It was asked: SELECT * FROM nowhere. Compare the statement with the tables of the database.
          """
      }
    }

    @Test("Where no server is, the error says where it was looked for")
    func nowhere() {
      #expect { try PostgresDatabase("host=/nowhere dbname=app") } throws: {
        let text = "\($0)"
        return text.hasPrefix("PostgreSQL could not do it (08006): connection to server on socket \"/nowhere/")
          && text.hasSuffix("Look whether the server runs. A shared value is read and written again when it is back.")
      }
    }
  }
#endif
