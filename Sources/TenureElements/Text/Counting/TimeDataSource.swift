import Foundation

/// A value that goes with the clock, for a text that follows it: `Text(.currentDate, format: .timer(countingDownIn: range))`.
public struct TimeDataSource<Value>: Sendable, Equatable {
  private enum Kind { case date, paused, rangeEnding, rangeStarting, offset }

  private let kind: Kind
  private let anchor: Date
  private let valueAt: @Sendable (Date) -> Value
  private let dateOf: @Sendable (Value) -> Date?

  private init(
    _ kind: Kind, anchor: Date = .distantPast, at value: @escaping @Sendable (Date) -> Value,
    of date: @escaping @Sendable (Value) -> Date?
  ) {
    self.kind = kind
    self.anchor = anchor
    valueAt = value
    dateOf = date
  }

  func value(at date: Date) -> Value { valueAt(date) }
  func date(of value: Value) -> Date? { dateOf(value) }

  /// True for the same source.
  public static func == (one: TimeDataSource, other: TimeDataSource) -> Bool {
    one.kind == other.kind && one.anchor == other.anchor
  }
}

extension TimeDataSource where Value == Date {
  /// What the clock says.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource(.date, at: { $0 }, of: { $0 }) }

  /// What the clock says until `pause`, and then that moment.
  static func pausing(at pause: Date?) -> TimeDataSource<Date> {
    guard let pause else { return currentDate }
    return TimeDataSource(.paused, anchor: pause, at: { min($0, pause) }, of: { $0 <= pause ? $0 : nil })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from what the clock says to a date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.rangeEnding, anchor: date, at: { min($0, date)..<date }, of: { $0.lowerBound })
  }

  /// The time from a date to what the clock says.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(.rangeStarting, anchor: date, at: { date..<max($0, date) }, of: { $0.upperBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// How long ago a date is; less than zero before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      .offset, anchor: date, at: { .microseconds(($0.timeIntervalSince(date) * 1e6).rounded()) },
      of: { date + $0 / .seconds(1) })
  }
}

extension Text {
  /// A value that goes with the clock, written anew whenever it says something else.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(CountingContent(source, format) { $0 })
  }

  /// A value that goes with the clock, written anew whenever it says something else.
  public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(CountingContent(source, format) { AttributedString($0) })
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// A value that goes with the clock, written anew whenever it says something else.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    append("", .text(Text(source, format: format)))
  }

  /// A value that goes with the clock, written anew whenever it says something else.
  public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    append("", .text(Text(source, format: format)))
  }

  /// A time that is counted.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    append(
      "",
      .text(
        Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  /// A time from one moment to another.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append("", .text(Text(dates))) }
  /// A time from one moment to another.
  public mutating func appendInterpolation(_ interval: DateInterval) { append("", .text(Text(interval))) }
}
