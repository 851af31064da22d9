import Foundation
@_spi(Tree) import TenureTree

extension Text {
  /// How a date is written.
  public struct DateStyle: Sendable, Equatable, Codable {
    enum Kind: String, Codable { case date, time, relative, offset, timer }

    let kind: Kind

    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The hour and the minute: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// How long it is until then, or since then, and counting: `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// How long ago it is, in one unit and with a sign, and counting: `+2 hours`, `-3 months`.
    public static let offset = DateStyle(kind: .offset)
    /// How long it is until then, or since then, as a clock counts: `2:32`, `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date in a style, written for the locale of the environment.
  public init(_ date: Date, style: DateStyle) {
    switch style.kind {
    case .date: self.init(date, format: Date.FormatStyle(date: .long, time: .omitted))
    case .time: self.init(date, format: Date.FormatStyle(date: .omitted, time: .shortened))
    case .relative:
      var format = SystemFormatStyle.DateOffset(to: date, sign: .never)
      format.isShort = true
      self.init(.currentDate, format: format)
    case .offset:
      self.init(.currentDate, format: .offset(to: date, maxFieldCount: 1, sign: .always(includingZero: false)))
    case .timer:
      self.init(
        .currentDate,
        format: .offset(to: date, allowedFields: [.hour, .minute, .second], maxFieldCount: 3, sign: .never))
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

  /// A time that is counted, down to nothing or up to the whole, as a clock counts: `4:59`. At `pauseTime` it stands still.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
  ) {
    let interval = timerInterval.lowerBound..<timerInterval.upperBound
    let format: SystemFormatStyle.Timer =
      countsDown
      ? .timer(countingDownIn: interval, showsHours: showsHours)
      : .timer(countingUpIn: interval, showsHours: showsHours)
    self.init(.pausing(at: pauseTime), format: format)
  }
}
