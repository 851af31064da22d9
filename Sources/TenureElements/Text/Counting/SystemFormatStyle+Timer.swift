import Foundation

extension SystemFormatStyle {
  /// A time that is counted within an interval, as a clock counts: `4:59`.
  public struct Timer: DiscreteFormatStyle, Sendable {
    private let start: Date
    private let end: Date
    private let countsDown: Bool
    private let showsHours: Bool
    private let maxFieldCount: Int
    private let precision: Int
    private var ownLocale = Locale.autoupdatingCurrent

    /// Counts down to nothing.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { self.init(interval, true, showsHours, maxFieldCount, maxPrecision) }

    /// Counts up to the whole interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { self.init(interval, false, showsHours, maxFieldCount, maxPrecision) }

    private init(
      _ interval: Range<Date>, _ countsDown: Bool, _ showsHours: Bool, _ maxFieldCount: Int, _ maxPrecision: Duration
    ) {
      start = interval.lowerBound
      end = interval.upperBound
      self.countsDown = countsDown
      self.showsHours = showsHours
      self.maxFieldCount = maxFieldCount
      precision = max(1, Int(clamping: maxPrecision.components.seconds))
    }

    /// What is shown at a moment.
    public func format(_ now: Date) -> AttributedString {
      let seconds = span(at: now).magnitude / precision * precision
      let hasHours = showsHours && seconds >= 3600
      if precision >= 60 || (hasHours && maxFieldCount < 3) {
        let minutes = Duration.seconds(seconds)
        if hasHours {
          return AttributedString(
            minutes.formatted(.time(pattern: .hourMinute(padHourToLength: 1, roundSeconds: .down)).locale(ownLocale)))
        }
        return AttributedString(minutes.formatted(.units(allowed: [.minutes], width: .wide).locale(ownLocale)))
      }
      return AttributedString(seconds.onClock(showsHours: showsHours, locale: ownLocale))
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Timer {
      var style = self
      style.ownLocale = locale
      return style
    }

    /// When it says something else; nil once it has come to its end.
    public func discreteInput(after now: Date) -> Date? {
      if now >= end { return nil }
      if now < start { return countsDown ? start.addingTimeInterval(1e-6) : start.addingTimeInterval(1) }
      return span(at: now).nextChange(ofUnit: precision)
    }

    /// When it said something else last; nil before it begins.
    public func discreteInput(before now: Date) -> Date? {
      now <= start ? nil : span(at: min(now, end)).lastChange(ofUnit: precision)
    }

    private func span(at now: Date) -> TimeSpan {
      TimeSpan(since: countsDown ? end : start, at: max(start, min(end, now)))
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A time that is counted down to nothing.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// A time that is counted up to the whole interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
