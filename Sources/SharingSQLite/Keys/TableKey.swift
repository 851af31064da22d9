#if SQLite
  import Foundation
  import Sharing

  extension SharedReaderKey {
    /// Shares an array whose elements are the rows of a table of their own: only those that have changed are written.
    ///
    ///     @Shared(.table("todos", in: database)) var todos: IdentifiedArrayOf<Todo> = []
    ///
    /// The table is made if need be, with the columns `id`, `position` and `value` (the element as JSON).
    public static func table<Elements>(_ name: String, in database: SQLiteDatabase) -> Self
    where Self == SQLiteTableKey<Elements> { SQLiteTableKey(name: name, database: database) }
  }

  /// An array in a table.
  public struct SQLiteTableKey<Value: RangeReplaceableCollection & Sendable>: SharedKey, TransactionalKey
  where Value.Element: Codable & Identifiable, Value.Element.ID: Codable {
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
      let table = "\"\(name.replacing("\"", with: "\"\""))\""
      let form = ContentForm<Value>(
        name: name,
        read: { connection in
          try connection.run(
            "CREATE TABLE IF NOT EXISTS \(table) (id TEXT PRIMARY KEY, position INTEGER NOT NULL, value TEXT NOT NULL)")
          return try connection.run("SELECT id, position, value FROM \(table) ORDER BY position, id").rows
        },
        decode: { rows in Value(try rows.map { try JSONForm.decode($0[2]) as Value.Element }) },
        encode: { elements in
          try elements.enumerated().map { position, element in
            [try JSONForm.encode(element.id), .integer(Int64(position)), try JSONForm.encode(element)]
          }
        },
        write: { connection, old, new in
          let before = Dictionary((old ?? []).map { ($0[0], $0) }, uniquingKeysWith: { $1 })
          let now = Set(new.map { $0[0] })
          for id in before.keys where !now.contains(id) {
            try connection.run("DELETE FROM \(table) WHERE id = ?", [id])
          }
          for row in new where before[row[0]] != row {
            try connection.run("INSERT OR REPLACE INTO \(table) VALUES (?, ?, ?)", row)
          }
        })
      return StoredContent(database, form, initial: initial)
    }
  }
#endif
