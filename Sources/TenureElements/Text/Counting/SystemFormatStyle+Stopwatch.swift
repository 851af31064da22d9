import Foundation

extension SystemFormatStyle {
  /// A time that is measured from a date on, with parts of a second: `00:03.42`.
  public struct Stopwatch: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let digits: Int
    private var ownLocale = Locale.autoupdatingCurrent

    /// Measures from `start` on.
    public init(
      startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      self.start = start
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      digits = maxPrecision >= .seconds(1) ? 0 : maxPrecision >= .milliseconds(100) ? 1 : 2
    }

    /// What is shown at a moment.
    public func format(_ now: Date) -> AttributedString {
      let shown = Double(ticks(at: now)) / Double(ticksInSecond)
      let hasHours = showsHours && shown >= 3600
      // Fields are hours, minutes, seconds and parts of a second.
      let digits = hasHours && maxFieldCount < 4 || maxFieldCount < 3 ? 0 : digits
      let pattern: Duration.TimeFormatStyle.Pattern =
        hasHours
        ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
        : .minuteSecond(padMinuteToLength: 2, fractionalSecondsLength: digits)
      let milliseconds = Int((shown * 1000).rounded())
      let whole = digits == 0 ? milliseconds / 1000 * 1000 : milliseconds
      return AttributedString(Duration.milliseconds(whole).formatted(.time(pattern: pattern).locale(ownLocale)))
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Stopwatch {
      var style = self
      style.ownLocale = locale
      return style
    }

    /// When it says something else.
    public func discreteInput(after now: Date) -> Date? {
      start.addingTimeInterval(Double(ticks(at: now) + 1) / Double(ticksInSecond))
    }

    /// When it said something else last; nil before it begins.
    public func discreteInput(before now: Date) -> Date? {
      let ticks = ticks(at: now)
      return ticks == 0
        ? nil : start.addingTimeInterval(Double(ticks) / Double(ticksInSecond)).addingTimeInterval(-1e-6)
    }

    private var ticksInSecond: Int { [1, 10, 100][digits] }

    private func ticks(at now: Date) -> Int {
      let passed = max(0, now.timeIntervalSince(start)) * Double(ticksInSecond)
      return Int(exactly: ((passed * 1e4).rounded() / 1e4).rounded(.down)) ?? 0
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A time that is measured from a date on.
  public static func stopwatch(
    startingAt start: Date, showsHours: Bool = true, maxFieldCount: Int = 4, maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: start, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
