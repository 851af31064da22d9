#if SQLite
  import Foundation
  import Sharing

  extension SharedReaderKey {
    /// Shares the rows of a query, which follow what anybody commits.
    ///
    ///     @SharedReader(.query("SELECT title, count FROM items WHERE count > ?", [3], in: database)) var items: [Item] = []
    ///
    /// A row is decoded from its columns by their names; of one column, the value itself will do (`[String]`).
    public static func query<Row: Decodable & Sendable>(
      _ sql: String, _ values: [SQLiteValue] = [], in database: SQLiteDatabase
    ) -> Self where Self == SQLiteQueryKey<Row> { SQLiteQueryKey(sql: sql, values: values, database: database) }
  }

  /// The rows of a query.
  public struct SQLiteQueryKey<Row: Decodable & Sendable>: SharedReaderKey {
    /// The rows.
    public typealias Value = [Row]
    let sql: String
    let values: [SQLiteValue]
    let database: SQLiteDatabase

    /// What tells it apart.
    public struct ID: Hashable, Sendable {
      let sql: String
      let values: [SQLiteValue]
      let database: ObjectIdentifier
    }

    /// What tells it apart.
    public var id: ID { ID(sql: sql, values: values, database: ObjectIdentifier(database)) }

    /// Runs the query.
    public func load(context: LoadContext<[Row]>, continuation: LoadContinuation<[Row]>) {
      continuation.resume(with: Result { try decode(rows()) })
    }

    /// Runs the query again whenever somebody has committed, and tells of other rows.
    public func subscribe(context: LoadContext<[Row]>, subscriber: SharedSubscriber<[Row]>) -> SharedSubscription {
      let last = LastRows(try? rows().rows)
      return database.subscribe {
        subscriber.yield(
          with: Result {
            let now = try rows()
            return last.replace(now.rows) ? try decode(now) : nil
          }, unlessNil: true)
      }
    }

    private func rows() throws -> (columns: [String], rows: [[SQLiteValue]]) {
      try database.use { try $0.run(sql, values) }
    }

    private func decode(_ found: (columns: [String], rows: [[SQLiteValue]])) throws -> [Row] {
      let decoder = JSONDecoder()
      return try found.rows.map { row in
        if row.count == 1, let value = try? decoder.decode(Row.self, from: data(row[0].json)) { return value }
        let fields = Dictionary(zip(found.columns, row.map(\.json)), uniquingKeysWith: { $1 })
        return try decoder.decode(Row.self, from: data(fields))
      }
    }

    private func data(_ value: Any) throws -> Data {
      try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    }
  }

  /// The rows that were told last.
  private final class LastRows: @unchecked Sendable {
    private var rows: [[SQLiteValue]]?
    private let lock = NSLock()

    init(_ rows: [[SQLiteValue]]?) { self.rows = rows }

    /// True when these are other ones.
    func replace(_ new: [[SQLiteValue]]) -> Bool {
      lock.withLock {
        defer { rows = new }
        return rows != new
      }
    }
  }

  extension SharedSubscriber {
    /// Tells of a value or an error; of nil it does not.
    fileprivate func yield(with result: Result<Value?, any Error>, unlessNil: Bool) {
      if case .success(nil) = result { return }
      yield(with: result)
    }
  }
#endif
