import Foundation
import Sharing

/// The rows of a query, as they are now and as they follow what anybody commits.
package struct StoredQuery<Row: Decodable & Sendable, Database: SQLDatabase>: Sendable {
  let sql: String
  let values: [SQLValue]
  let database: Database

  package init(_ sql: String, _ values: [SQLValue], in database: Database) {
    (self.sql, self.values, self.database) = (sql, values, database)
  }

  /// Runs the query.
  package func load(_ continuation: LoadContinuation<[Row]>) {
    continuation.resume(with: Result { try decode(rows()) })
  }

  /// Runs it again whenever somebody may have committed, and tells of other rows.
  package func subscribe(_ subscriber: SharedSubscriber<[Row]>) -> SharedSubscription {
    let last = LastRows(try? rows().rows)
    return database.subscribe {
      subscriber.yield(
        with: Result {
          let now = try rows()
          return last.replace(now.rows) ? try decode(now) : nil
        }, unlessNil: true)
    }
  }

  private func rows() throws -> (columns: [String], rows: [[SQLValue]]) { try database.use { try $0.run(sql, values) } }

  private func decode(_ found: (columns: [String], rows: [[SQLValue]])) throws -> [Row] {
    let decoder = JSONDecoder()
    return try found.rows.map { row in try Undecodable.told { try decode(row, of: found.columns, decoder) } }
  }

  private func decode(_ row: [SQLValue], of columns: [String], _ decoder: JSONDecoder) throws -> Row {
    if row.count == 1, let value = try? decoder.decode(Row.self, from: data(row[0].json)) { return value }
    let fields = Dictionary(zip(columns, row.map(\.json)), uniquingKeysWith: { $1 })
    return try decoder.decode(Row.self, from: data(fields))
  }

  private func data(_ value: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
  }
}

/// The rows that were told last.
private final class LastRows: @unchecked Sendable {
  private var rows: [[SQLValue]]?
  private let lock = NSLock()

  init(_ rows: [[SQLValue]]?) { self.rows = rows }

  /// True when these are other ones.
  func replace(_ new: [[SQLValue]]) -> Bool {
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
