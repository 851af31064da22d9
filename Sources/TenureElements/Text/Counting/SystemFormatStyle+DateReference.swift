import Foundation

extension SystemFormatStyle {
  /// A date as one speaks of it: `in 5 minutes`, `tomorrow`, and what is more than a month away by its date.
  public struct DateReference: DiscreteFormatStyle, Sendable {
    private let date: Date
    private var ownLocale = Locale.autoupdatingCurrent

    /// Speaks of `date`.
    public init(to date: Date) { self.date = date }

    /// What is shown at a moment.
    public func format(_ now: Date) -> AttributedString {
      let days = abs(date.timeIntervalSince(now)) / 86_400
      if days < 28 {
        return AttributedString(
          Date.AnchoredRelativeFormatStyle(anchor: date, presentation: .named, locale: ownLocale).format(now))
      }
      let calendar = Calendar.current
      let isSameYear = calendar.component(.year, from: now) == calendar.component(.year, from: date)
      let style = Date.FormatStyle(locale: ownLocale)
      return AttributedString(
        date.formatted(isSameYear ? style.weekday(.wide).month(.wide).day() : style.month(.wide).year()))
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> DateReference {
      var style = self
      style.ownLocale = locale
      return style
    }

    /// When it may say something else.
    public func discreteInput(after now: Date) -> Date? {
      let span = TimeSpan(since: date, at: now)
      return span.nextChange(ofUnit: unit(of: span))
    }

    /// When it may have said something else last.
    public func discreteInput(before now: Date) -> Date? {
      let span = TimeSpan(since: date, at: now)
      return span.lastChange(ofUnit: unit(of: span))
    }

    private func unit(of span: TimeSpan) -> Int { span.magnitude < 3600 ? 1 : 60 }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as one speaks of it.
  public static func reference(to date: Date) -> Self { Self(to: date) }
}
