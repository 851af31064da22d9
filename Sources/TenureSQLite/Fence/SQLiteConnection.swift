#if SQLite
  import CSQLite
  import Foundation
  import TenureSQL

  /// One connection to a database. Its owner lets one thread at a time use it.
  @safe package final class SQLiteConnection {
    private var handle: OpaquePointer?

    package init(_ path: String) throws {
      let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
      let code = unsafe sqlite3_open_v2(path, &handle, flags, nil)
      guard code == SQLITE_OK else { throw error(code, path) }
      unsafe sqlite3_busy_timeout(handle, 5_000)
    }

    deinit { unsafe sqlite3_close_v2(handle) }

    /// Runs a statement, and returns its rows with the names of the columns.
    @discardableResult
    package func run(_ sql: String, _ values: [SQLValue] = []) throws -> (columns: [String], rows: [[SQLValue]]) {
      var statement: OpaquePointer?
      let code = unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
      guard code == SQLITE_OK else { throw error(code, sql) }
      defer { unsafe sqlite3_finalize(statement) }
      for index in values.indices {
        unsafe self.bind(values[index], Int32(index + 1), statement)
      }
      let columns = unsafe (0..<sqlite3_column_count(statement)).map { column in
        unsafe String(cString: sqlite3_column_name(statement, column))
      }
      var rows: [[SQLValue]] = []
      while true {
        let code = unsafe sqlite3_step(statement)
        if code == SQLITE_DONE { return (columns, rows) }
        guard code == SQLITE_ROW else { throw error(code, sql) }
        rows.append(columns.indices.map { unsafe value(Int32($0), statement) })
      }
    }

    private func bind(_ value: SQLValue, _ index: Int32, _ statement: OpaquePointer?) {
      // The library copies what it is given.
      let copies = unsafe unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      switch value {
      case .null: unsafe sqlite3_bind_null(statement, index)
      case .integer(let value): unsafe sqlite3_bind_int64(statement, index, value)
      case .real(let value): unsafe sqlite3_bind_double(statement, index, value)
      case .text(let value): unsafe sqlite3_bind_text(statement, index, value, Int32(value.utf8.count), copies)
      case .blob(let value):
        _ = unsafe value.withUnsafeBytes { bytes in
          unsafe sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count), copies)
        }
      }
    }

    private func value(_ column: Int32, _ statement: OpaquePointer?) -> SQLValue {
      switch unsafe sqlite3_column_type(statement, column) {
      case SQLITE_INTEGER: return unsafe .integer(sqlite3_column_int64(statement, column))
      case SQLITE_FLOAT: return unsafe .real(sqlite3_column_double(statement, column))
      case SQLITE_TEXT:
        let count = unsafe Int(sqlite3_column_bytes(statement, column))
        guard let text = unsafe sqlite3_column_text(statement, column) else { return .text("") }
        return unsafe .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
      case SQLITE_BLOB:
        let count = unsafe Int(sqlite3_column_bytes(statement, column))
        guard let bytes = unsafe sqlite3_column_blob(statement, column) else { return .blob(Data()) }
        return unsafe .blob(Data(bytes: bytes, count: count))
      default: return .null
      }
    }

    private func error(_ code: Int32, _ statement: String) -> SQLiteError {
      let message = unsafe handle.map { unsafe String(cString: sqlite3_errmsg($0)) } ?? "there is no memory for it"
      return SQLiteError(code: code, message: message, statement: statement)
    }
  }
#endif
