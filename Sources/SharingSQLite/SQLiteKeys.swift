#if SQLite
  import Sharing
  import SharingSQL

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
    where Self == SQLContentKey<Value> { SQLContentKey(row: name, in: database) }

    /// Shares an array whose elements are the rows of a table of their own: only those that have changed are written.
    ///
    ///     @Shared(.table("todos", in: database)) var todos: IdentifiedArrayOf<Todo> = []
    ///
    /// The table is made if need be, with the columns `id`, `position` and `value` (the element as JSON).
    public static func table<Elements: RangeReplaceableCollection & Sendable>(
      _ name: String, in database: SQLiteDatabase
    ) -> Self
    where
      Self == SQLContentKey<Elements>, Elements.Element: Codable & Identifiable, Elements.Element.ID: Codable
    { SQLContentKey(table: name, in: database) }

    /// Shares the rows of a query, which follow what anybody commits.
    ///
    ///     @SharedReader(.query("SELECT title, count FROM items WHERE count > ?", [3], in: database)) var items: [Item] = []
    ///
    /// A row is decoded from its columns by their names; of one column, the value itself will do (`[String]`).
    public static func query<Row: Decodable & Sendable>(
      _ sql: String, _ values: [SQLValue] = [], in database: SQLiteDatabase
    ) -> Self where Self == SQLQueryKey<Row> { SQLQueryKey(sql, values, in: database) }
  }
#endif
