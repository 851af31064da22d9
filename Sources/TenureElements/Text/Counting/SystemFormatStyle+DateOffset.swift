import Foundation

extension SystemFormatStyle {
  /// How long ago a date is: `3 minutes, 42 seconds`.
  public struct DateOffset: DiscreteFormatStyle, Sendable {
    private let anchor: Date
    private let allowedFields: Set<Date.ComponentsFormatStyle.Field>
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    /// Units are written short: `2 hr, 23 min`.
    var isShort = false
    private var ownLocale = Locale.autoupdatingCurrent

    /// How long ago `anchor` is, in some of the fields.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    /// What is shown at a moment.
    public func format(_ now: Date) -> AttributedString {
      let span = TimeSpan(since: anchor, at: now)
      return AttributedString(self.sign(of: span) + written(span))
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> DateOffset {
      var style = self
      style.ownLocale = locale
      return style
    }

    /// When it says something else.
    public func discreteInput(after now: Date) -> Date? {
      let span = TimeSpan(since: anchor, at: now)
      return span.nextChange(ofUnit: precision(of: span))
    }

    /// When it said something else last.
    public func discreteInput(before now: Date) -> Date? {
      let span = TimeSpan(since: anchor, at: now)
      return span.lastChange(ofUnit: precision(of: span))
    }

    private var isClock: Bool {
      allowedFields == [.minute, .second] && maxFieldCount == 2
        || allowedFields == [.hour, .minute, .second] && maxFieldCount == 3
    }

    private func precision(of span: TimeSpan) -> Int { isClock ? 1 : fields(of: span).precision }

    private func written(_ span: TimeSpan) -> String {
      isClock
        ? span.magnitude.onClock(showsHours: allowedFields.contains(.hour), locale: ownLocale)
        : fields(of: span).written(isShort ? .short : .full, in: ownLocale)
    }

    private func sign(of span: TimeSpan) -> String {
      if span.isBefore { return sign == .never ? "" : "-" }
      if span.seconds == 0 { return sign == .always(includingZero: true) ? "+" : "" }
      return sign == .always(includingZero: true) || sign == .always(includingZero: false) ? "+" : ""
    }

    private func fields(of span: TimeSpan) -> TimeFields {
      TimeFields(of: span, allowed: allowedFields, count: maxFieldCount)
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How long ago a date is.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}
