import Foundation

/// How long a date is away, and counting: what `Text(date, style: .relative)` and its like say.
struct SpanFormat: DiscreteFormatStyle {
  enum Kind: String, Codable { case relative, offset, clock }

  let kind: Kind
  let date: Date
  var ownLocale = Locale.autoupdatingCurrent

  init(_ kind: Kind, _ date: Date) {
    self.kind = kind
    self.date = date
  }

  func format(_ now: Date) -> String {
    let span = TimeSpan(since: date, at: now)
    switch kind {
    case .clock: return span.magnitude.onClock(showsHours: true, locale: ownLocale)
    case .relative: return fields(of: span).written(isShort: true, in: ownLocale)
    case .offset:
      let sign = span.seconds == 0 ? "" : span.isBefore ? "-" : "+"
      return sign + fields(of: span).written(isShort: false, in: ownLocale)
    }
  }

  func locale(_ locale: Locale) -> SpanFormat {
    var format = self
    format.ownLocale = locale
    return format
  }

  func discreteInput(after now: Date) -> Date? {
    let span = TimeSpan(since: date, at: now)
    return span.nextChange(ofUnit: precision(of: span))
  }

  func discreteInput(before now: Date) -> Date? {
    let span = TimeSpan(since: date, at: now)
    return span.lastChange(ofUnit: precision(of: span))
  }

  private func precision(of span: TimeSpan) -> Int { kind == .clock ? 1 : fields(of: span).precision }

  private func fields(of span: TimeSpan) -> TimeFields {
    TimeFields(
      span, allowed: [.year, .month, .day, .hour, .minute, .second], count: kind == .offset ? 1 : 2,
      from: span.isBefore ? date.addingTimeInterval(Double(span.seconds)) : date)
  }
}
