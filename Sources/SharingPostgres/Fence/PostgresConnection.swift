#if PostgreSQL
  import CPostgres
  import Foundation
  import SharingSQL

  /// One connection to a server. Its owner lets one thread at a time use it. One that has dropped is made anew before the
  /// next statement that is not in the middle of a transaction.
  @safe package final class PostgresConnection: SQLConnection {
    private let handle: OpaquePointer?
    /// True while a transaction is open, which a new connection would not have.
    var isInTransaction = false

    init(_ server: String) throws {
      unsafe handle = PQconnectdb(server)
      unsafe PQsetNoticeProcessor(handle, { _, _ in }, nil)
      if !isThere { throw unsafe error(of: nil, "connect") }
    }

    deinit { unsafe PQfinish(handle) }

    /// False once it has dropped.
    var isThere: Bool { unsafe PQstatus(handle) == CONNECTION_OK }

    @discardableResult
    package func run(_ sql: String, _ values: [SQLValue]) throws -> (columns: [String], rows: [[SQLValue]]) {
      if !isThere, !isInTransaction { unsafe PQreset(handle) }
      do {
        return try runOnce(sql, values)
      } catch {
        // It was found out just now that the connection has dropped.
        if isThere || isInTransaction { throw error }
        unsafe PQreset(handle)
        return try runOnce(sql, values)
      }
    }

    private func runOnce(_ sql: String, _ values: [SQLValue]) throws -> (columns: [String], rows: [[SQLValue]]) {
      let result =
        values.isEmpty ? unsafe PQexec(handle, sql) : unsafe execute(sql, values.map(\.postgres))
      defer { unsafe PQclear(result) }
      let status = unsafe PQresultStatus(result)
      guard status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK else { throw unsafe error(of: result, sql) }
      let columns = unsafe (0..<PQnfields(result)).map { unsafe String(cString: PQfname(result, $0)) }
      let rows = unsafe (0..<PQntuples(result)).map { row in
        columns.indices.map { unsafe value(row, Int32($0), result) }
      }
      return (columns, rows)
    }

    private func execute(_ sql: String, _ values: [String?]) -> OpaquePointer? {
      let texts = unsafe values.map { unsafe $0.flatMap { unsafe strdup($0) } }
      defer { unsafe texts.forEach { unsafe free($0) } }
      let pointers = unsafe texts.map { unsafe UnsafePointer($0) }
      return unsafe PQexecParams(handle, sql, Int32(values.count), nil, pointers, nil, nil, 0)
    }

    private func value(_ row: Int32, _ column: Int32, _ result: OpaquePointer?) -> SQLValue {
      if unsafe PQgetisnull(result, row, column) == 1 { return .null }
      let text = unsafe String(cString: PQgetvalue(result, row, column))
      switch unsafe PQftype(result, column) {
      // The numbers of the types int8, int2, int4, float4, float8 and bytea, which are part of the protocol.
      case 20, 21, 23: return Int64(text).map { .integer($0) } ?? .text(text)
      case 700, 701: return Double(text).map { .real($0) } ?? .text(text)
      case 17: return Data(postgres: text).map { .blob($0) } ?? .text(text)
      default: return .text(text)
      }
    }

    private func error(of result: OpaquePointer?, _ statement: String) -> PostgresError {
      // 'C' asks for the code.
      let code = unsafe result.flatMap { unsafe PQresultErrorField($0, 67) }.map { unsafe String(cString: $0) }
      let message = unsafe String(cString: PQerrorMessage(handle)).trimmingCharacters(in: .whitespacesAndNewlines)
      // Without an answer there is no code: it is the connection.
      return PostgresError(code: code ?? "08006", message: message, statement: statement)
    }

    // MARK: Listening

    var socket: Int32 { unsafe PQsocket(handle) }

    /// Takes what the server has sent: true where a notification was among it. Throws when the connection has dropped.
    func takeNotifications() throws -> Bool {
      guard unsafe PQconsumeInput(handle) == 1, isThere else { throw unsafe error(of: nil, "LISTEN") }
      var found = false
      while let notification = unsafe PQnotifies(handle) {
        unsafe PQfreemem(notification)
        found = true
      }
      return found
    }
  }

  extension SQLValue {
    fileprivate var postgres: String? {
      switch self {
      case .null: nil
      case .integer(let value): "\(value)"
      case .real(let value): "\(value)"
      case .text(let value): value
      case .blob(let value): "\\x" + value.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
    }
  }

  extension Data {
    /// Of bytes as the server writes them: `\x0102`.
    fileprivate init?(postgres text: String) {
      guard text.hasPrefix("\\x") else { return nil }
      let digits = Array(text.utf8.dropFirst(2))
      var data = Data()
      for index in stride(from: 0, to: digits.count - 1, by: 2) {
        guard let byte = UInt8(String(decoding: digits[index...(index + 1)], as: UTF8.self), radix: 16) else {
          return nil
        }
        data.append(byte)
      }
      self = data
    }
  }
#endif
