#if PostgreSQL
  import Sharing
  import SharingSQL

  extension SharedReaderKey {
    /// Shares the rows of a query, which follow what anybody commits.
    ///
    ///     @SharedReader(.query("SELECT title, count FROM items WHERE count > $1", [3], in: database)) var items: [Item] = []
    ///
    /// A row is decoded from its columns by their names; of one column, the value itself will do (`[String]`).
    public static func query<Row: Decodable & Sendable>(
      _ sql: String, _ values: [SQLValue] = [], in database: PostgresDatabase
    ) -> Self where Self == PostgresQueryKey<Row> { PostgresQueryKey(sql: sql, values: values, database: database) }
  }

  /// The rows of a query.
  public struct PostgresQueryKey<Row: Decodable & Sendable>: SharedReaderKey {
    /// The rows.
    public typealias Value = [Row]
    let sql: String
    let values: [SQLValue]
    let database: PostgresDatabase

    /// What tells it apart.
    public struct ID: Hashable, Sendable {
      let sql: String
      let values: [SQLValue]
      let database: ObjectIdentifier
    }

    /// What tells it apart.
    public var id: ID { ID(sql: sql, values: values, database: ObjectIdentifier(database)) }

    private var query: StoredQuery<Row, PostgresDatabase> { StoredQuery(sql, values, in: database) }

    /// Runs the query.
    public func load(context: LoadContext<[Row]>, continuation: LoadContinuation<[Row]>) { query.load(continuation) }

    /// Runs the query again whenever somebody has committed, and tells of other rows.
    public func subscribe(context: LoadContext<[Row]>, subscriber: SharedSubscriber<[Row]>) -> SharedSubscription {
      query.subscribe(subscriber)
    }
  }
#endif
