import Foundation

/// A value as a database holds it.
public enum SQLValue: Hashable, Sendable {
  /// NULL.
  case null
  /// A whole number.
  case integer(Int64)
  /// A number.
  case real(Double)
  /// A text.
  case text(String)
  /// Bytes.
  case blob(Data)

  /// As it would be in JSON.
  package var json: Any {
    switch self {
    case .null: NSNull()
    case .integer(let value): value
    case .real(let value): value
    case .text(let value): value
    case .blob(let value): value.base64EncodedString()
    }
  }
}

extension SQLValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral {
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
  /// A whole number.
  public init(integerLiteral value: Int64) { self = .integer(value) }
  /// NULL.
  public init(nilLiteral: ()) { self = .null }
}
