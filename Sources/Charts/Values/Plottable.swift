import Foundation

/// A type whose values can be plotted: a number, a date, a string, or a type of a program's own made of one of these.
///
///     enum Flavour: String, Plottable { case vanilla, lemon }
public protocol Plottable {
  /// What the values are plotted as.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value as a number, a date or a string.
  var primitivePlottable: PrimitivePlottable { get }
  /// The value that is plotted so; nil where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol {
  /// Where the value is on a scale.
  var _plotted: _PlottedValue { get }
  /// The value at a place of a scale.
  init?(_plotted: _PlottedValue)
}

/// A place on a scale.
public enum _PlottedValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// The case of that raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable where Self: PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  /// Where the number is on a scale.
  public var _plotted: _PlottedValue { .number(Double(self)) }
  /// The nearest whole number.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted, number.isFinite else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  /// Where the number is on a scale.
  public var _plotted: _PlottedValue { .number(Double(self)) }
  /// The number at a place.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self.init(number)
  }
}

extension Int: Plottable, PrimitivePlottableProtocol {}
extension Int8: Plottable, PrimitivePlottableProtocol {}
extension Int16: Plottable, PrimitivePlottableProtocol {}
extension Int32: Plottable, PrimitivePlottableProtocol {}
extension Int64: Plottable, PrimitivePlottableProtocol {}
extension UInt: Plottable, PrimitivePlottableProtocol {}
extension UInt8: Plottable, PrimitivePlottableProtocol {}
extension UInt16: Plottable, PrimitivePlottableProtocol {}
extension UInt32: Plottable, PrimitivePlottableProtocol {}
extension UInt64: Plottable, PrimitivePlottableProtocol {}
extension Double: Plottable, PrimitivePlottableProtocol {}
extension Float: Plottable, PrimitivePlottableProtocol {}
extension CGFloat: Plottable, PrimitivePlottableProtocol {}

extension Decimal: Plottable, PrimitivePlottableProtocol {
  /// Where the number is on a scale.
  public var _plotted: _PlottedValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
  /// The number at a place.
  public init?(_plotted: _PlottedValue) {
    guard case .number(let number) = _plotted else { return nil }
    self.init(number)
  }
}

extension Date: Plottable, PrimitivePlottableProtocol {
  /// Where the date is on a scale.
  public var _plotted: _PlottedValue { .date(self) }
  /// The date at a place.
  public init?(_plotted: _PlottedValue) {
    guard case .date(let date) = _plotted else { return nil }
    self = date
  }
}

extension String: Plottable, PrimitivePlottableProtocol {
  /// The category of that name.
  public var _plotted: _PlottedValue { .category(self) }
  /// The category's name.
  public init?(_plotted: _PlottedValue) {
    guard case .category(let name) = _plotted else { return nil }
    self = name
  }
}

extension Plottable {
  /// Where the value is on a scale.
  var place: _PlottedValue { primitivePlottable._plotted }

  /// The value at a place of a scale.
  init?(at place: _PlottedValue) {
    guard let primitive = PrimitivePlottable(_plotted: place) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension _PlottedValue {
  /// Along a scale without categories; a date by its seconds.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  var category: String? { if case .category(let name) = self { name } else { nil } }

  /// The same kind of value, elsewhere.
  func with(_ number: Double) -> _PlottedValue {
    switch self {
    case .number: .number(number)
    case .date: .date(Date(timeIntervalSinceReferenceDate: number))
    case .category: self
    }
  }
}
