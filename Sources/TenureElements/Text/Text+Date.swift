import Foundation
@_spi(Tree) import TenureTree

extension Text {
  /// How a date is written.
  ///
  /// The trap: the styles that count on by themselves (`relative`, `offset`, `timer`) are not here; a text does not update by itself.
  public struct DateStyle: Sendable, Equatable {
    enum Kind { case date, time }

    let kind: Kind

    /// The day.
    public static let date = DateStyle(kind: .date)
    /// The hour and the minute.
    public static let time = DateStyle(kind: .time)

    /// Not here: the time since or until the date.
    @available(*, unavailable, message: "A text does not count. Use TimelineView(.periodic(from: .now, by: 1)).")
    public static var relative: DateStyle { date }
    /// Not here: the time since or until the date, with a sign.
    @available(*, unavailable, message: "A text does not count. Use TimelineView(.periodic(from: .now, by: 1)).")
    public static var offset: DateStyle { date }
    /// Not here: the time since or until the date, as a clock.
    @available(*, unavailable, message: "A text does not count. Use TimelineView(.periodic(from: .now, by: 1)).")
    public static var timer: DateStyle { date }
  }

  /// A date in a style, written for the locale of the environment.
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    }
  }
}

extension Text {
  /// A time from one moment to another: `9:30 – 11:00 AM`, with days where these differ.
  public init(_ dates: ClosedRange<Date>) {
    self.init(
      dates.lowerBound..<dates.upperBound, format: Date.IntervalFormatStyle(date: .omitted, time: .shortened))
  }

  /// A time from one moment to another.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Not here: a text that counts a time.
  @available(*, unavailable, message: "A text does not count. Use TimelineView(.periodic(from: .now, by: 1)).")
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) { self.init(verbatim: "") }
}
