import Foundation
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
  /// Told whenever somebody may have committed.
  var listeners: CommitListeners { get }
  /// What is done later is done here.
  var queue: DispatchQueue { get }
  /// Reads or writes, while no other thread does.
  func use<Result>(_ body: (Connection) throws -> Result) rethrows -> Result
  /// Begins a transaction of which no two run at a time, in whatever processes. It may lie in another one.
  func begin() throws
  /// Ends it. After an error nothing is open; a `LostAnswer` says that it may have been done all the same.
  func commit() throws
  /// Whether a transaction was done whose answer was lost. To be asked in another transaction, which waits for that one.
  func wasDone(_ commit: String) throws -> Bool
  func rollBack()
  /// Makes a table with these columns, unless it is there.
  func make(_ table: String, _ columns: String, _ connection: Connection) throws
  /// Whether there is a table of a name, which is not in quotes.
  func has(_ table: String, _ connection: Connection) throws -> Bool
}

extension SQLDatabase {
  /// Where no answer is ever lost, nothing was done that has failed.
  package func wasDone(_ commit: String) throws -> Bool { false }

  /// Calls a function on a thread of its own whenever somebody may have committed.
  package func subscribe(_ changed: @escaping @Sendable () -> Void) -> SharedSubscription {
    listeners.subscribe(changed)
  }

  /// Does something later, on a thread of its own.
  package func later(_ milliseconds: Int, _ work: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: .now() + .milliseconds(milliseconds), execute: work)
  }

  /// Runs statements of the program's own as one: all of them, or none.
  package func asOne<Result>(
    _ body: (_ run: (_ sql: String, _ values: [SQLValue]) throws -> [[SQLValue]]) throws -> Result
  ) throws -> Result {
    try begin()
    let result: Result
    do { result = try body { sql, values in try use { try $0.run(sql, values).rows } } } catch {
      rollBack()
      throw error
    }
    do { try commit() } catch let error as LostAnswer { throw error.base }
    return result
  }
}

/// The connection has dropped during a commit: nobody knows whether it was done.
package struct LostAnswer: Error {
  /// What the transaction is known by.
  let commit: String
  package let base: any Error

  package init(commit: String, base: any Error) { (self.commit, self.base) = (commit, base) }
}
