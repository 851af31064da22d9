import Foundation

/// Whole years, months, days and so on between two moments, the largest first.
struct TimeFields {
  typealias Field = Date.ComponentsFormatStyle.Field

  let parts: [(unit: Calendar.Component, value: Int)]

  private static let order: [(field: Field, unit: Calendar.Component)] = [
    (.year, .year), (.month, .month), (.week, .weekOfYear), (.day, .day), (.hour, .hour), (.minute, .minute),
    (.second, .second),
  ]

  /// At most `count` units, from the largest that is not zero; the smallest where all are.
  init(of span: TimeSpan, allowed: Set<Field>, count: Int, calendar: Calendar = .current) {
    let units = Self.order.filter { allowed.contains($0.field) }.map(\.unit)
    let end = span.start.addingTimeInterval(Double(span.magnitude))
    let components = calendar.dateComponents(Set(units), from: span.start, to: end)
    let all = units.map { (unit: $0, value: components.value(for: $0) ?? 0) }
    let first = all.firstIndex { $0.value != 0 } ?? max(0, all.count - 1)
    parts = Array(all.dropFirst(first).prefix(max(1, count)))
  }

  init(_ parts: [(unit: Calendar.Component, value: Int)]) { self.parts = parts }

  /// The seconds of its smallest unit; an hour for all that is longer, for days differ.
  var precision: Int {
    switch parts.last?.unit {
    case .second, nil: 1
    case .minute: 60
    default: 3600
    }
  }

  /// How much of a unit's name is written.
  enum Width: String {
    case full = "full-name"
    case short
    case narrow

    fileprivate var ofFoundation: Duration.UnitsFormatStyle.UnitWidth {
      switch self {
      case .full: .wide
      case .short: .abbreviated
      case .narrow: .narrow
      }
    }
  }

  func written(_ width: Width, in locale: Locale) -> String {
    let words = parts.compactMap { part in
      Self.names[part.unit].map { Self.written(part.value, $0, width, locale) }
    }
    guard let first = words.first else { return "" }
    return words.dropFirst().reduce(first) { $0 + Self.separator(width, locale) + $1 }
  }

  private static let names: [Calendar.Component: String] = [
    .year: "year", .month: "month", .weekOfYear: "week", .day: "day", .hour: "hour", .minute: "minute",
    .second: "second",
  ]

  private static func written(_ value: Int, _ unit: String, _ width: Width, _ locale: Locale) -> String {
    let skeleton = "measure-unit/duration-\(unit) unit-width-\(width.rawValue)"
    return formattedNumber(Double(value), skeleton: skeleton, locale: locale.identifier) ?? "\(value) \(unit)"
  }

  /// What stands between two units: what Foundation puts there.
  private static func separator(_ width: Width, _ locale: Locale) -> String {
    func units(_ units: Set<Duration.UnitsFormatStyle.Unit>, _ seconds: Int) -> String {
      Duration.seconds(seconds).formatted(
        .units(allowed: units, width: width.ofFoundation).locale(locale))
    }
    let both = units([.hours, .minutes], 2 * 3600 + 180)
    let one = units([.hours], 2 * 3600)
    let other = units([.minutes], 180)
    guard both.hasPrefix(one), both.hasSuffix(other) else { return ", " }
    return String(both.dropFirst(one.count).dropLast(other.count))
  }
}
