#if SQLite
  import Foundation
  import Sharing

  /// How one value lies in a database: as texts that can be compared.
  struct ContentForm<Value: Sendable>: Sendable {
    /// For messages.
    let name: String
    /// What is stored; nil where there is nothing yet.
    let read: @Sendable (Connection) throws -> [[SQLiteValue]]?
    let decode: @Sendable ([[SQLiteValue]]) throws -> Value
    let encode: @Sendable (Value) throws -> [[SQLiteValue]]
    /// Makes what is stored from one into the other.
    let write: @Sendable (Connection, _ old: [[SQLiteValue]]?, _ new: [[SQLiteValue]]) throws -> Void
  }

  /// One value in a database, as one process knows it.
  final class StoredContent<Value: Sendable>: TransactionalStore, @unchecked Sendable {
    private let database: SQLiteDatabase
    private let form: ContentForm<Value>
    private let initial: Value
    /// What was read or written last. The database's lock guards it and all below.
    private var known: [[SQLiteValue]]?
    private var stored: [[SQLiteValue]]?
    /// A value whose write has failed, and what it was to replace.
    private var unsaved: (number: Int, later: @Sendable (Result<Void, any Error>) -> Void)?
    private var number = 0

    init(_ database: SQLiteDatabase, _ form: ContentForm<Value>, initial: Value) {
      (self.database, self.form, self.initial) = (database, form, initial)
    }

    func news() -> Result<Value?, any Error> { database.use { look($0) } }

    private func look(_ connection: Connection) -> Result<Value?, any Error> {
      Result {
        let now = try form.read(connection)
        stored = now
        if now == known { return nil }
        let value = try now.map { try form.decode($0) } ?? initial
        known = now
        if let unsaved { unsaved.later(.failure(SQLiteConflict(name: form.name))) }
        unsaved = nil
        return value
      }
    }

    func begin() -> Result<Value?, any Error> {
      do {
        try database.begin()
      } catch {
        isOpen = false
        return .failure(error)
      }
      isOpen = true
      return database.use { look($0) }
    }

    /// False where a transaction could not begin: its end is a failure, too.
    private var isOpen = false

    func commit(
      _ value: Value, later: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) -> Result<Void, any Error> {
      let result = Result { try write(value) }
      if case .failure = result { retry(value, after: 50, later) }
      return result
    }

    private func write(_ value: Value) throws {
      if !isOpen { try database.begin() }
      isOpen = false
      do {
        let new = try form.encode(value)
        if new == stored {
          database.rollBack()
          return
        }
        try database.use { try form.write($0, stored, new) }
        try database.commitOrThrow()
        (known, stored, unsaved) = (new, new, nil)
      } catch let error as CommitError {
        throw error.base
      } catch {
        database.rollBack()
        throw error
      }
    }

    func rollBack() {
      if isOpen { database.rollBack() }
      isOpen = false
    }

    /// Tries a write again, until it is done or somebody else has written.
    private func retry(
      _ value: Value, after milliseconds: Int, _ later: @escaping @Sendable (Result<Void, any Error>) -> Void
    ) {
      number += 1
      let number = number
      unsaved = (number, later)
      database.later(milliseconds) { [weak self] in
        guard let self else { return }
        let result = database.use { connection -> Result<Void, any Error>? in
          // Another write has come meanwhile, with what this one was to write.
          guard unsaved?.number == number else { return nil }
          return Result {
            try self.database.begin()
            isOpen = true
            let before = known
            if try form.read(connection) != before {
              rollBack()
              unsaved = nil
              throw SQLiteConflict(name: form.name)
            }
            stored = before
            try write(value)
          }
        }
        guard let result else { return }
        later(result)
        if case .failure(let error) = result, !(error is SQLiteConflict) {
          database.use { _ in if unsaved?.number == number { retry(value, after: min(milliseconds * 2, 5_000), later) }
          }
        }
      }
    }

    func subscribe(_ changed: @escaping @Sendable () -> Void) -> SharedSubscription { database.subscribe(changed) }
  }

  /// An error of a commit, after which nothing is open.
  struct CommitError: Error { let base: any Error }

  extension SQLiteDatabase {
    func commitOrThrow() throws {
      do { try commit() } catch { throw CommitError(base: error) }
    }
  }
#endif
