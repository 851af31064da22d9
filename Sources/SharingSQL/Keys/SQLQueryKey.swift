import Sharing

/// The rows of a query: `.query("SELECT …", in: database)`.
public struct SQLQueryKey<Row: Decodable & Sendable>: SharedReaderKey {
  /// The rows.
  public typealias Value = [Row]
  let sql: String
  let values: [SQLValue]
  let database: any SQLDatabase

  package init(_ sql: String, _ values: [SQLValue], in database: any SQLDatabase) {
    (self.sql, self.values, self.database) = (sql, values, database)
  }

  /// The statement with its values, and its database.
  public struct ID: Hashable, Sendable {
    let sql: String
    let values: [SQLValue]
    let database: ObjectIdentifier
  }

  /// What tells it apart.
  public var id: ID { ID(sql: sql, values: values, database: ObjectIdentifier(database)) }

  /// Runs the query.
  public func load(context: LoadContext<[Row]>, continuation: LoadContinuation<[Row]>) {
    load(in: database, continuation)
  }

  /// Runs the query again whenever somebody has committed, and tells of other rows.
  public func subscribe(context: LoadContext<[Row]>, subscriber: SharedSubscriber<[Row]>) -> SharedSubscription {
    subscribe(in: database, subscriber)
  }

  private func load(in database: some SQLDatabase, _ continuation: LoadContinuation<[Row]>) {
    StoredQuery<Row, _>(sql, values, in: database).load(continuation)
  }

  private func subscribe(in database: some SQLDatabase, _ subscriber: SharedSubscriber<[Row]>) -> SharedSubscription {
    StoredQuery<Row, _>(sql, values, in: database).subscribe(subscriber)
  }
}
