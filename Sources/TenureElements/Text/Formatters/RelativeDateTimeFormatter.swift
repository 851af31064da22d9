import Foundation

/// Writes how far away a date is: `in 3 days`, `yesterday`. Foundation on Linux has none.
///
/// The trap: `context` is taken and not used.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`.
    case full
    /// `two months ago`.
    case spellOut
    /// `2 mo. ago`.
    case short
    /// The shortest.
    case abbreviated
  }

  /// Whether days that have a name are called by it.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`.
    case numeric
    /// `yesterday`.
    case named
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Whether days that have a name are called by it.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// Where the text is to stand.
  open var formattingContext = Formatter.Context.unknown
  /// By which days are counted.
  open var calendar: Calendar! = .autoupdatingCurrent
  /// In which language.
  open var locale: Locale! = .autoupdatingCurrent

  /// How far a date is from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale ?? .current, calendar: calendar ?? .current
    ).format(referenceDate)
  }

  /// So many seconds from now, back where they are negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// How far components reach from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// How far a date is from now.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
