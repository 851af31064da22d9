import Sharing

/// One connection to a database. Its owner lets one thread at a time use it.
package protocol SQLConnection: SendableMetatype {
  /// Runs a statement, and returns its rows with the names of the columns.
  @discardableResult
  func run(_ sql: String, _ values: [SQLValue]) throws -> (columns: [String], rows: [[SQLValue]])
}

extension SQLConnection {
  @discardableResult
  package func run(_ sql: String) throws -> (columns: [String], rows: [[SQLValue]]) { try run(sql, []) }
}

/// A database for values that several processes share, whatever its kind.
package protocol SQLDatabase: AnyObject, Sendable {
  associatedtype Connection: SQLConnection
  /// Reads or writes, while no other thread does.
  func use<Result>(_ body: (Connection) throws -> Result) rethrows -> Result
  /// Begins a transaction of which no two run at a time, in whatever processes. It may lie in another one.
  func begin() throws
  /// Ends it. After an error nothing is open.
  func commit() throws
  func rollBack()
  /// Makes a table with these columns, unless it is there.
  func make(_ table: String, _ columns: String, _ connection: Connection) throws
  /// Calls a function on a thread of its own whenever somebody may have committed.
  func subscribe(_ changed: @escaping @Sendable () -> Void) -> SharedSubscription
  /// Does something later, on a thread of its own.
  func later(_ milliseconds: Int, _ work: @escaping @Sendable () -> Void)
}
