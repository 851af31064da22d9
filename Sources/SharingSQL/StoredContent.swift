import Foundation
import Sharing

/// How one value lies in a database: as texts that can be compared.
package struct ContentForm<Value: Sendable, Connection: SQLConnection>: Sendable {
  /// For messages.
  package let name: String
  /// What is stored; nil where there is nothing yet.
  package let read: @Sendable (Connection) throws -> [[SQLValue]]?
  package let decode: @Sendable ([[SQLValue]]) throws -> Value
  package let encode: @Sendable (Value) throws -> [[SQLValue]]
  /// Whether anything is stored. It makes no table.
  package let isThere: @Sendable (Connection) throws -> Bool
  /// Makes what is stored from one into the other.
  package let write: @Sendable (Connection, _ old: [[SQLValue]]?, _ new: [[SQLValue]]) throws -> Void
  /// Where that lies which nobody could decode, by number.
  package let aside: @Sendable (_ number: Int) -> ContentForm

  package init(
    name: String, read: @escaping @Sendable (Connection) throws -> [[SQLValue]]?,
    decode: @escaping @Sendable ([[SQLValue]]) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> [[SQLValue]],
    isThere: @escaping @Sendable (Connection) throws -> Bool,
    write: @escaping @Sendable (Connection, _ old: [[SQLValue]]?, _ new: [[SQLValue]]) throws -> Void,
    aside: @escaping @Sendable (_ number: Int) -> ContentForm
  ) {
    (self.name, self.read, self.decode, self.encode, self.write) = (name, read, decode, encode, write)
    (self.isThere, self.aside) = (isThere, aside)
  }
}

extension Aside {
  /// What a table is called when it is put aside. A server cuts longer names of tables than 63 bytes off.
  static func table(_ name: String, _ number: Int) -> String {
    var name = name
    while Aside.name(name, number).utf8.count > 63 { name.removeLast() }
    return Aside.name(name, number)
  }
}

/// One value in a database, as one process knows it.
package final class StoredContent<Value: Sendable, Database: SQLDatabase>: TransactionalStore, @unchecked Sendable {
  private let database: Database
  private let form: ContentForm<Value, Database.Connection>
  private let initial: Value
  /// What was read or written last. The database's lock guards it and all below.
  private var known: [[SQLValue]]?
  private var stored: [[SQLValue]]?
  /// What was read last and could not be decoded.
  private var undecodable: [[SQLValue]]?
  /// A value whose write has failed, and what it was to replace.
  private var unsaved: Unsaved?

  private struct Unsaved {
    let number: Int
    let rows: [[SQLValue]]?
    /// What its transaction is known by, where that may have been done.
    let commit: String?
    let later: @Sendable (Result<Void, any Error>) -> Void
  }

  private var number = 0

  package init(_ database: Database, _ form: ContentForm<Value, Database.Connection>, initial: Value) {
    (self.database, self.form, self.initial) = (database, form, initial)
  }

  package func hold<Success>(_ body: () throws -> Success) rethrows -> Success { try database.use { _ in try body() } }

  package func news() -> Result<Value?, any Error> { database.use { look($0) } }

  private func look(_ connection: Database.Connection) -> Result<Value?, any Error> {
    Result {
      let now = try form.read(connection)
      stored = now
      undecodable = nil
      if now == known { return nil }
      let value: Value
      do { value = try now.map { try form.decode($0) } ?? initial } catch {
        undecodable = now
        throw Undecodable(base: error)
      }
      let isDone = try wasDone(unsaved)
      known = now
      unsaved?.later(isDone ? .success(()) : .failure(SharedConflict(name: form.name)))
      unsaved = nil
      return value
    }
  }

  /// Whether it was done after all, and only the answer was lost. That the same is stored says nothing: somebody else may
  /// have counted to the same number.
  private func wasDone(_ unsaved: Unsaved?) throws -> Bool {
    guard let commit = unsaved?.commit else { return false }
    return try database.wasDone(commit)
  }

  package func begin() -> Result<Value?, any Error> {
    do {
      try database.begin()
    } catch {
      unread = error
      return .failure(error)
    }
    isOpen = true
    let news = database.use { look($0) }
    if case .failure(let error) = news, !(error is Undecodable) { unread = error }
    return news
  }

  private var isOpen = false
  /// Why a transaction could not begin, or nothing was read in it. Its end is the same failure: who writes without having
  /// read writes over what others have written.
  private var unread: (any Error)?

  package func commit(
    _ value: Value, later: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> Result<Void, any Error> {
    let result = Result {
      guard let unread else { return try write(value) }
      rollBack()
      throw unread
    }
    guard case .failure(let error) = result else { return result }
    retry(value, after: 50, after: error, later)
    return .failure(told(error))
  }

  private func write(_ value: Value) throws {
    isOpen = false
    do {
      let new = try form.encode(value)
      if new == stored {
        database.rollBack()
        return
      }
      try database.use { connection in
        if let undecodable, undecodable == stored { try putAside(undecodable, connection) }
        try form.write(connection, stored, new)
      }
      try database.commitOrThrow()
      (known, stored, undecodable, unsaved) = (new, new, nil, nil)
    } catch let error as CommitError {
      throw error.base
    } catch {
      database.rollBack()
      throw error
    }
  }

  /// Writes what nobody could decode to a place of its own.
  private func putAside(_ rows: [[SQLValue]], _ connection: Database.Connection) throws {
    try Aside.put(
      isTaken: { try form.aside($0).isThere(connection) }, isSame: { try form.aside($0).read(connection) == rows },
      write: { number in
        let aside = form.aside(number)
        // Its table is made where it is read.
        try aside.write(connection, aside.read(connection), rows)
      })
  }

  package func rollBack() {
    if isOpen { database.rollBack() }
    (isOpen, unread) = (false, nil)
  }

  /// What a program is told of an error.
  private func told(_ error: any Error) -> any Error { (error as? LostAnswer)?.base ?? error }

  /// Tries a write again, until it is done or somebody else has written.
  private func retry(
    _ value: Value, after milliseconds: Int, after error: any Error,
    _ later: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) {
    number += 1
    let number = number
    let commit = (error as? LostAnswer)?.commit ?? unsaved?.commit
    unsaved = Unsaved(number: number, rows: try? form.encode(value), commit: commit, later: later)
    database.later(milliseconds) { [weak self] in
      guard let self else { return }
      database.use { connection in
        // Another write has come meanwhile, with what this one was to write.
        guard unsaved?.number == number else { return }
        let result = Result { try writeAgain(value, connection) }
        // Here and not later: what others have written may be found by another thread at any moment, and is told after this.
        later(result.mapError { told($0) })
        if case .failure(let error) = result, !(error is SharedConflict), unsaved?.number == number {
          retry(value, after: min(milliseconds * 2, 5_000), after: error, later)
        }
      }
    }
  }

  private func writeAgain(_ value: Value, _ connection: Database.Connection) throws {
    try database.begin()
    isOpen = true
    do {
      let now = try form.read(connection)
      if try wasDone(unsaved) {
        // What others have written since then is news, which is still to come.
        if now == unsaved?.rows { known = now }
        unsaved = nil
        return rollBack()
      }
      if now != known, now == nil || now != undecodable {
        unsaved = nil
        throw SharedConflict(name: form.name)
      }
      stored = now
    } catch {
      rollBack()
      throw error
    }
    try write(value)
  }

  package func subscribe(_ changed: @escaping @Sendable () -> Void) -> SharedSubscription {
    database.subscribe(changed)
  }
}

/// An error of a commit, after which nothing is open.
private struct CommitError: Error { let base: any Error }

extension SQLDatabase {
  fileprivate func commitOrThrow() throws {
    do { try commit() } catch { throw CommitError(base: error) }
  }
}
