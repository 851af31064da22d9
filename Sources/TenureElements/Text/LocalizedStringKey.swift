import Foundation
@_spi(Tree) import TenureTree

/// A key for a text in the string tables of a bundle, for the locale of the environment. Where no table has it, the key
/// itself is shown: numbers in it are written as the locale writes them, and Markdown within a line is styled.
///
///     Text("**\(count)** books")   // the key is "**%lld** books"
@frozen public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key with its values in place of `%lld` and `%@`, the numbers as Swift writes them.
  @usableFromInline package let text: String
  /// Where in `text` the values are, in order.
  @usableFromInline let pieces: [Piece]
  /// The name in the tables, where it is not what the key says.
  @usableFromInline let name: String?

  /// A key that is not known before the program runs.
  @inlinable public init(_ value: String) { self.init(text: value, pieces: []) }
  @inlinable public init(stringLiteral value: String) { self.init(text: value, pieces: []) }
  @inlinable public init(stringInterpolation: StringInterpolation) {
    self.init(text: stringInterpolation.text, pieces: stringInterpolation.pieces)
  }

  @inlinable init(text: String, pieces: [Piece], name: String? = nil) {
    self.text = text
    self.pieces = pieces
    self.name = name
  }

  /// When the clock makes one of its values say something else; nil for never.
  func nextChange(after date: Date) -> Date? {
    var first: Date?
    for piece in pieces {
      guard case .text(let text) = piece.value, let change = text.nextChange(after: date) else { continue }
      first = min(first ?? change, change)
    }
    return first
  }

  /// What is shown for the key, as one string.
  package var plain: String { Text(self).plain }

  /// One value in a key.
  @usableFromInline struct Piece: Sendable, Equatable {
    /// Where it begins and ends among the bytes of the text.
    @usableFromInline var start: Int
    @usableFromInline var end: Int
    @usableFromInline var value: Value

    @usableFromInline init(start: Int, end: Int, value: Value) {
      self.start = start
      self.end = end
      self.value = value
    }

    /// True where the clock may make it say something else.
    var isCounting: Bool {
      if case .text(let text) = value { text.isCounting } else { false }
    }

    /// True where the value may be written otherwise than it is in the key's text.
    var isFormatted: Bool {
      switch value {
      case .string: false
      case .integer(let number, nil):
        number.magnitude > 999 || EnvironmentLocale.isWritten || !Localization.usesPlainDigits
      default: true
      }
    }

    /// True for more than a string or a whole number.
    var needsFormat: Bool {
      switch value {
      case .string, .integer(_, nil): false
      default: true
      }
    }
  }

  /// A value in a key, with the format that its text in a table is given for it.
  @usableFromInline enum Value: Sendable, Equatable {
    case string(String)
    case integer(Int64, specifier: String?)
    case natural(UInt64, specifier: String?)
    case number(Double, specifier: String?)
    indirect case text(Text)
  }
}

extension LocalizedStringKey {
  /// The text of a key with values in it, as the compiler puts it together.
  @frozen public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var text: String
    @usableFromInline var pieces: [Piece]

    /// An empty key.
    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
      pieces = []
      pieces.reserveCapacity(interpolationCount)
    }

    @usableFromInline mutating func append(_ words: String, _ value: Value) {
      let start = text.utf8.count
      if start == 0 { text = words } else { text += words }
      pieces.append(Piece(start: start, end: text.utf8.count, value: value))
    }

    /// Words of the key itself.
    @inlinable public mutating func appendLiteral(_ literal: String) {
      if text.isEmpty { text = literal } else { text += literal }
    }
    @inlinable public mutating func appendInterpolation(_ string: String) { append(string, .string(string)) }
    /// A text keeps its own styles.
    public mutating func appendInterpolation(_ text: Text) { append(text.words, .text(text)) }
    /// A picture among the words.
    public mutating func appendInterpolation(_ image: Image) { append("", .text(Text(image))) }
    /// A string with attributes keeps them.
    @_disfavoredOverload public mutating func appendInterpolation(_ string: AttributedString) {
      append("", .text(Text(string)))
    }
    @inlinable public mutating func appendInterpolation<T>(_ value: T) {
      let words = "\(value)"
      append(words, .string(words))
    }
    /// A whole number, as the locale of the environment writes it: `1,000`.
    public mutating func appendInterpolation(_ value: Int) {
      append(Int64(value).digits, .integer(Int64(value), specifier: nil))
    }
    /// A whole number, as the locale of the environment writes it: `1,000`.
    @inlinable public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) {
      if let number = Int64(exactly: value) {
        append(value.description, .integer(number, specifier: nil))
      } else {
        append(value.description, .natural(UInt64(clamping: value), specifier: nil))
      }
    }
    /// A number with six digits after its point, as the locale of the environment writes it: `1.500000`.
    @inlinable public mutating func appendInterpolation<T: BinaryFloatingPoint>(_ value: T) {
      append("\(value)", .number(Double(value), specifier: nil))
    }
    /// A number as the specifier says (`"%.2f"`), in the locale of the environment.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      let words = String(format: specifier, value)
      switch value {
      case let value as any BinaryFloatingPoint: append(words, .number(value.asDouble, specifier: specifier))
      case let value as any BinaryInteger: append(words, .integer(Int64(clamping: value), specifier: specifier))
      default: append(words, .string(words))
      }
    }
    /// A value with a format, written for the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append("", .text(Text(input, format: format)))
    }
    /// A date or a span of time in a style of its own.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append("", .text(Text(date, style: style)))
    }
    /// A value as a formatter writes it.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      let words = formatter.string(for: subject) ?? "\(subject)"
      append(words, .string(words))
    }
    /// A text of a table, looked up by itself.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append("", .text(Text(resource)))
    }
  }
}

extension BinaryFloatingPoint {
  fileprivate var asDouble: Double { Double(self) }
}
