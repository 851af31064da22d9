import TenureSQL

/// How values are kept in columns: the simple ones as SQLite has them, all others as JSON.
enum ColumnForm {
  static func column<Value: Codable>(of value: Value) throws -> SQLValue {
    if let value = value as? any Column { return value.column }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return .text(String(decoding: try encoder.encode(value), as: UTF8.self))
  }

  /// Nil where the column holds no such value.
  static func value<Value: Codable>(of column: SQLValue, as type: Value.Type) -> Value? {
    if let type = type as? any Column.Type { return type.init(column) as? Value }
    guard case .text(let text) = column else {
      // `nil` of an optional whose values are kept as JSON
      return column == .null ? (type as? any NilForm.Type)?.nothing as? Value : nil
    }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try? decoder.decode(Value.self, from: Data(text.utf8))
  }
}

private protocol NilForm { static var nothing: Any { get } }
extension Optional: NilForm { fileprivate static var nothing: Any { Self.none as Any } }

/// A value with a column of its own kind.
protocol Column {
  init?(_ column: SQLValue)
  var column: SQLValue { get }
}

extension Column where Self: FixedWidthInteger {
  init?(_ column: SQLValue) {
    guard case .integer(let value) = column else { return nil }
    self.init(truncatingIfNeeded: value)
  }
  var column: SQLValue { .integer(Int64(truncatingIfNeeded: self)) }
}

extension Int: Column {}
extension Int8: Column {}
extension Int16: Column {}
extension Int32: Column {}
extension Int64: Column {}
extension UInt: Column {}
extension UInt8: Column {}
extension UInt16: Column {}
extension UInt32: Column {}
extension UInt64: Column {}

extension Bool: Column {
  init?(_ column: SQLValue) {
    guard case .integer(let value) = column else { return nil }
    self = value != 0
  }
  var column: SQLValue { .integer(self ? 1 : 0) }
}

extension Double: Column {
  init?(_ column: SQLValue) {
    switch column {
    case .real(let value): self = value
    case .integer(let value): self = Double(value)
    // SQLite takes what is no number for NULL.
    case .text("nan"): self = .nan
    default: return nil
    }
  }
  var column: SQLValue { isNaN ? .text("nan") : .real(self) }
}

extension Float: Column {
  init?(_ column: SQLValue) {
    guard let value = Double(column) else { return nil }
    self.init(value)
  }
  var column: SQLValue { Double(self).column }
}

extension String: Column {
  init?(_ column: SQLValue) {
    guard case .text(let value) = column else { return nil }
    self = value
  }
  var column: SQLValue { .text(self) }
}

extension Data: Column {
  init?(_ column: SQLValue) {
    guard case .blob(let value) = column else { return nil }
    self = value
  }
  var column: SQLValue { .blob(self) }
}

extension Date: Column {
  init?(_ column: SQLValue) {
    guard let seconds = Double(column) else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
  var column: SQLValue { timeIntervalSinceReferenceDate.column }
}

extension UUID: Column {
  init?(_ column: SQLValue) {
    guard case .text(let value) = column else { return nil }
    self.init(uuidString: value)
  }
  var column: SQLValue { .text(uuidString) }
}

extension URL: Column {
  init?(_ column: SQLValue) {
    guard case .text(let value) = column else { return nil }
    self.init(string: value)
  }
  var column: SQLValue { .text(absoluteString) }
}

extension Optional: Column where Wrapped: Column {
  init?(_ column: SQLValue) {
    if column == .null {
      self = nil
    } else {
      guard let value = Wrapped(column) else { return nil }
      self = .some(value)
    }
  }
  var column: SQLValue { self?.column ?? .null }
}

extension SQLValue {
  /// The numbers of the objects that a relationship refers to.
  static func numbers(_ numbers: [Int64], isMany: Bool) -> SQLValue {
    if isMany { return numbers.isEmpty ? .null : .text(numbers.map(String.init).joined(separator: ",")) }
    return numbers.first.map { .integer($0) } ?? .null
  }

  var numbers: [Int64] {
    switch self {
    case .integer(let number): [number]
    case .text(let list): list.split(separator: ",").compactMap { Int64($0) }
    default: []
    }
  }
}
