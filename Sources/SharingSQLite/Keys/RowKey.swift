#if SQLite
  import Foundation
  import Sharing

  extension SharedReaderKey {
    /// Shares a value that is a row of a database, under a name.
    ///
    ///     @Shared(.row("settings", in: database)) var settings = Settings()
    ///     $settings.withLock { $0.visits += 1 }
    ///
    /// `withLock` is given what is stored, and others wait until it is over: of two processes that count, none loses a
    /// number. What others write is seen. A write that fails is in `saveError` and tried again; has somebody else written
    /// until then, theirs stays.
    public static func row<Value: Codable & Sendable>(_ name: String, in database: SQLiteDatabase) -> Self
    where Self == SQLiteRowKey<Value> { SQLiteRowKey(name: name, database: database) }
  }

  /// A value in a row.
  public struct SQLiteRowKey<Value: Codable & Sendable>: SharedKey, TransactionalKey {
    let name: String
    let database: SQLiteDatabase

    /// What tells it apart.
    public struct ID: Hashable, Sendable {
      let name: String
      let database: ObjectIdentifier
    }

    /// What tells it apart.
    public var id: ID { ID(name: name, database: ObjectIdentifier(database)) }

    /// Reads the value once.
    public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
      loadOnce(context, continuation)
    }

    /// Tells of what others commit.
    public func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
      listen(context, subscriber)
    }

    /// Writes the value over what is there.
    public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
      saveOnce(value, continuation)
    }

    package func makeStore(initial: Value) -> any TransactionalStore<Value> {
      let name = name
      let form = ContentForm<Value>(
        name: name,
        read: { connection in
          try connection.run(
            "CREATE TABLE IF NOT EXISTS shared_values (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID")
          let rows = try connection.run("SELECT value FROM shared_values WHERE name = ?", [.text(name)]).rows
          return rows.isEmpty ? nil : rows
        },
        decode: { try JSONForm.decode($0[0][0]) }, encode: { [[try JSONForm.encode($0)]] },
        write: { connection, _, new in
          try connection.run("INSERT OR REPLACE INTO shared_values VALUES (?, ?)", [.text(name), new[0][0]])
        })
      return StoredContent(database, form, initial: initial)
    }
  }

  extension TransactionalKey {
    func loadOnce(_ context: LoadContext<Value>, _ continuation: LoadContinuation<Value>) {
      guard let initial = context.initialValue else { return continuation.resumeReturningInitialValue() }
      continuation.resume(with: makeStore(initial: initial).news())
    }

    func listen(_ context: LoadContext<Value>, _ subscriber: SharedSubscriber<Value>) -> SharedSubscription {
      guard let initial = context.initialValue else { return SharedSubscription {} }
      let store = makeStore(initial: initial)
      return store.subscribe { subscriber.yield(with: store.news()) }
    }

    func saveOnce(_ value: Value, _ continuation: SaveContinuation) {
      let store = makeStore(initial: value)
      if case .failure(let error) = store.begin() { return continuation.resume(throwing: error) }
      continuation.resume(with: store.commit(value) { _ in })
    }
  }

  /// Values as JSON, the same text for the same value.
  enum JSONForm {
    static func encode(_ value: some Encodable) throws -> SQLiteValue {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    static func decode<Value: Decodable>(_ text: SQLiteValue) throws -> Value {
      guard case .text(let text) = text else {
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "A row holds no text, but \(text)."))
      }
      return try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    }
  }
#endif
