import Foundation
import TenureElements
import TenureTree

/// What to plot of each element of a collection, with what it is called.
///
///     LinePlot(readings, x: .value("Day", \.date, unit: .day), y: .value("Pulse", \.pulse))
public struct PlottableProjection<DataElement, Value: Plottable> {
  let value: (DataElement) -> PlottableValue<Value>
}

extension PlottableProjection {
  /// A value with what it is called.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    Self { .value(labelKey, $0[keyPath: keyPath]) }
  }

  /// A value with what it is called.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Value>
  ) -> Self { Self { .value(label, $0[keyPath: keyPath]) } }

  /// A value with what it is called.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, Value>) -> Self {
    Self { .value(label, $0[keyPath: keyPath]) }
  }
}

extension PlottableProjection where Value == Date {
  /// A date that stands for the whole of its day, month or other unit.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self { Self { .value(labelKey, $0[keyPath: keyPath], unit: unit, calendar: calendar) } }

  /// A date that stands for the whole of its day, month or other unit.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self { Self { .value(label, $0[keyPath: keyPath], unit: unit, calendar: calendar) } }
}
