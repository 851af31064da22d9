import Foundation

/// Round dates along an axis.
struct CalendarTicks: Equatable {
  var unit: Calendar.Component
  var count: Int

  /// From seconds to centuries, each with how long it is.
  private static let strides: [(CalendarTicks, Double)] = {
    let units: [(Calendar.Component, Double, [Int])] = [
      (.second, 1, [1, 5, 15, 30]), (.minute, 60, [1, 5, 15, 30]), (.hour, 3_600, [1, 3, 6, 12]),
      (.day, 86_400, [1, 2]), (.weekOfYear, 604_800, [1, 2]), (.month, 2_629_800, [1, 3, 6]),
      (.year, 31_557_600, [1, 2, 5, 10, 20, 50, 100]),
    ]
    return units.flatMap { unit, length, counts in
      counts.map { (CalendarTicks(unit: unit, count: $0), length * Double($0)) }
    }
  }()

  /// The shortest stride that makes no more than `count` steps; no shorter than a unit of which there are bins.
  static func fitting(_ lower: Date, _ upper: Date, count: Int, bins unit: Calendar.Component?) -> CalendarTicks {
    let span = upper.timeIntervalSince(lower)
    let shortest = unit.flatMap { unit in strides.first { $0.0.unit == unit }?.1 } ?? 0
    let fitting = strides.first { $0.1 >= shortest && span / $0.1 <= Double(max(count, 1)) }
    return fitting?.0 ?? strides[strides.count - 1].0
  }

  /// The dates between two others: days at midnight, months at their first.
  func dates(from lower: Date, through upper: Date, _ calendar: Calendar) -> [Date] {
    guard count > 0, upper >= lower, var date = first(before: lower, calendar) else { return [] }
    var dates: [Date] = []
    while date <= upper, dates.count < 1_000 {
      if date >= lower { dates.append(date) }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else { break }
      date = next
    }
    return dates
  }

  /// The last round date that is no later: hours of 6 at 0, 6, 12 and 18, years of 10 at 2010 and 2020.
  func first(before date: Date, _ calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start else { return nil }
    let number: Int
    switch unit {
    case .second, .minute, .hour, .year: number = calendar.component(unit, from: start)
    case .month: number = calendar.component(.month, from: start) - 1
    case .day: number = calendar.component(.day, from: start) - 1
    default: return start
    }
    return calendar.date(byAdding: unit, value: -(number % count), to: start)
  }

  /// How a date of this stride is written: no more of it than tells it from the next.
  func words(for date: Date, _ locale: Locale, _ calendar: Calendar) -> String {
    var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    switch unit {
    case .year: style = style.year()
    case .quarter, .month: style = style.month(.abbreviated)
    case .weekOfYear, .weekOfMonth, .day: style = style.month(.abbreviated).day()
    case .hour: style = style.hour()
    case .minute: style = style.hour().minute()
    default: style = style.hour().minute().second()
    }
    return style.format(date)
  }
}
