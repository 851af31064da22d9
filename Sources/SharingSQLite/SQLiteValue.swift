import Foundation

/// A value as SQLite holds it.
public enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob(Data)

  /// As it would be in JSON.
  var json: Any {
    switch self {
    case .null: NSNull()
    case .integer(let value): value
    case .real(let value): value
    case .text(let value): value
    case .blob(let value): value.base64EncodedString()
    }
  }
}

extension SQLiteValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  public init(stringLiteral value: String) { self = .text(value) }
  public init(integerLiteral value: Int64) { self = .integer(value) }
  public init(nilLiteral: ()) { self = .null }
}
