import Foundation

/// The time from one moment to another in whole seconds, and when it is another one.
///
/// What is still to come is rounded up and what is past is rounded down, so that a countdown ends with its last second.
struct TimeSpan {
  /// Less than zero before the date.
  let seconds: Int
  private let date: Date

  /// How long ago `date` is at `now`.
  init(since date: Date, at now: Date) {
    self.date = date
    // Sums of dates are a little off.
    let passed = (now.timeIntervalSince(date) * 1e5).rounded() / 1e5
    seconds = Int(exactly: passed.rounded(.down)) ?? (passed < 0 ? .min / 2 : .max / 2)
  }

  var magnitude: Int { abs(seconds) }
  var isBefore: Bool { seconds < 0 }
  /// The earlier of the two moments.
  var start: Date { isBefore ? date.addingTimeInterval(Double(seconds)) : date }

  /// The moment from which on the time has another number of whole units of `unit` seconds.
  func nextChange(ofUnit unit: Int) -> Date {
    let whole = magnitude / unit * unit
    return date.addingTimeInterval(Double(isBefore ? 1 - whole : whole + unit))
  }

  /// The moment before which the time had another number of whole units.
  func lastChange(ofUnit unit: Int) -> Date {
    let whole = magnitude / unit * unit
    return date.addingTimeInterval(Double(isBefore ? -whole - unit : whole) - (isBefore ? 0 : 1))
  }
}

extension Int {
  /// Seconds as a clock shows them: `4:59`, `1:04:59`.
  func onClock(showsHours: Bool, locale: Locale) -> String {
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && self >= 3600
      ? .hourMinuteSecond(padHourToLength: 1) : .minuteSecond(padMinuteToLength: 1)
    return Duration.seconds(self).formatted(.time(pattern: pattern).locale(locale))
  }
}
