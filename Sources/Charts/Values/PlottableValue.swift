import Foundation
import TenureElements
import TenureTree

/// A value to plot, with what it is called.
///
///     BarMark(x: .value("Month", sale.date, unit: .month), y: .value("Sales", sale.amount))
public struct PlottableValue<Value: Plottable> {
  let mark: MarkValue

  init(_ label: String, _ value: _PlottedValue, _ bin: MarkBin? = nil) {
    mark = MarkValue(label: label, value: value, bin: bin)
  }
}

/// A value of a mark: what it is called, where it is, and the bin around it.
struct MarkValue: Equatable {
  var label: String
  var value: _PlottedValue
  var bin: MarkBin?
}

/// From where to where a value stands for, such as the whole of its month.
struct MarkBin: Hashable {
  var lower: Double
  var upper: Double
  /// The unit that the bin is one of.
  var unit: Calendar.Component?

  static func of(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) -> MarkBin? {
    guard let interval = calendar.dateInterval(of: unit, for: date) else { return nil }
    return MarkBin(
      lower: interval.start.timeIntervalSinceReferenceDate, upper: interval.end.timeIntervalSinceReferenceDate,
      unit: unit)
  }
}

extension PlottableValue {
  /// A value with what it is called.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self { Self(labelKey.plain, value.place) }

  /// A value with what it is called.
  @_disfavoredOverload public static func value(_ label: some StringProtocol, _ value: Value) -> Self {
    Self(String(label), value.place)
  }

  /// A value with what it is called.
  public static func value(_ label: Text, _ value: Value) -> Self { Self(label.plain, value.place) }

  /// A value with what it is called.
  @_disfavoredOverload public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> Self {
    Self(String(localized: labelResource), value.place)
  }
}

extension PlottableValue where Value == Date {
  /// A date that stands for the whole of its day, month or other unit.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> Self { Self(labelKey.plain, .date(value), .of(value, unit, calendar)) }

  /// A date that stands for the whole of its day, month or other unit.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> Self { Self(String(label), .date(value), .of(value, unit, calendar)) }

  /// A date that stands for the whole of its day, month or other unit.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
  ) -> Self { Self(label.plain, .date(value), .of(value, unit, calendar)) }
}

extension PlottableValue where Value: Comparable {
  /// Values from one to another, as one bin.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Range<Value>) -> Self {
    Self(range: value, labelKey.plain)
  }

  /// Values from one to another, as one bin.
  @_disfavoredOverload public static func value(_ label: some StringProtocol, _ value: Range<Value>) -> Self {
    Self(range: value, String(label))
  }

  private init(range: Range<Value>, _ label: String) {
    let (lower, upper) = (range.lowerBound.place, range.upperBound.place)
    guard let first = lower.number, let last = upper.number else {
      self.init(label, lower)
      return
    }
    self.init(label, lower.with((first + last) / 2), MarkBin(lower: first, upper: last))
  }
}
