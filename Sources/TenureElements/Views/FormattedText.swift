import Foundation
@_spi(Tree) import TenureTree

extension Binding {
  /// The value as `format` writes it; a text that it cannot read is not written.
  func formatted<F: ParseableFormatStyle>(by format: F) -> Binding<String>
  where F.FormatInput == Value, F.FormatOutput == String {
    let format = format.placed(in: .ofProgram)
    return Binding<String>(
      ConvertedLocation<Value, String>(
        location, read: { format.format($0) }, write: { try? format.parseStrategy.parse($0) }), ownTransaction)
  }

  /// The value as `format` writes it, empty for nil; a text that it cannot read makes the value nil.
  func formatted<F: ParseableFormatStyle>(by format: F) -> Binding<String>
  where Value == F.FormatInput?, F.FormatOutput == String {
    let format = format.placed(in: .ofProgram)
    return Binding<String>(
      ConvertedLocation<Value, String>(
        location, read: { $0.map(format.format) ?? "" }, write: { .some(try? format.parseStrategy.parse($0)) }),
      ownTransaction)
  }

  /// The value as `formatter` writes it; a text that it cannot read is not written.
  func formatted(by formatter: Formatter) -> Binding<String> {
    let formatter = Unchecked(value: formatter)
    return Binding<String>(
      ConvertedLocation<Value, String>(
        location, read: { formatter.value.string(for: ($0 as? any OptionalValue)?.content ?? $0) ?? "" },
        write: { formatter.value.value(of: $0, as: Value.self) }),
      ownTransaction)
  }
}

extension Formatter {
  /// What a text says, as a value of a type that a binding may have; nil where it says nothing of the kind.
  ///
  /// Foundation on Linux has no way to ask any formatter: those for numbers and for dates are asked.
  fileprivate func value<Value>(of text: String, as type: Value.Type) -> Value? {
    if Value.self is any OptionalValue.Type, text.isEmpty {
      return (Value.self as? any OptionalValue.Type)?.none as? Value
    }
    switch self {
    case let formatter as NumberFormatter: return formatter.number(from: text).flatMap { $0.value(as: type) }
    case let formatter as DateFormatter: return formatter.date(from: text) as? Value
    default: return text as? Value
    }
  }
}

extension NSNumber {
  fileprivate func value<Value>(as type: Value.Type) -> Value? {
    switch type {
    case is Int.Type, is Int?.Type: intValue as? Value
    case is Double.Type, is Double?.Type: doubleValue as? Value
    case is Float.Type, is Float?.Type: floatValue as? Value
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(doubleValue) as? Value
    case is Decimal.Type, is Decimal?.Type: decimalValue as? Value
    case is Int64.Type, is Int64?.Type: int64Value as? Value
    case is Int32.Type, is Int32?.Type: int32Value as? Value
    case is UInt.Type, is UInt?.Type: uintValue as? Value
    default: self as? Value
    }
  }
}

/// An optional, whatever it holds.
private protocol OptionalValue {
  static var none: Self { get }
  var content: Any? { get }
}

extension Optional: OptionalValue {
  var content: Any? { self }
}
