import Foundation
@_spi(Tree) import TenureTree

/// A key for a localised text. There are no tables of texts here: the key itself is shown.
@frozen public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  @usableFromInline package let text: String

  @inlinable public init(_ value: String) { text = value }
  @inlinable public init(stringLiteral value: String) { text = value }
  @inlinable public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// The text of a key with values in it, as the compiler puts it together.
  @frozen public struct StringInterpolation: StringInterpolationProtocol {
    @usableFromInline var text: String

    @inlinable public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }
    @inlinable public mutating func appendLiteral(_ literal: String) { text += literal }
    @inlinable public mutating func appendInterpolation(_ string: String) { text += string }
    public mutating func appendInterpolation(_ text: Text) { self.text += text.plain }
    @inlinable public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
    @inlinable public mutating func appendInterpolation<T: BinaryInteger>(_ value: T) { text += value.description }
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      text += String(format: specifier, value)
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      text += format.format(input)
    }
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      text += formatter?.string(for: subject) ?? "\(subject)"
    }
  }
}
