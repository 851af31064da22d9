import Foundation

extension Date.ComponentsFormatStyle {
  /// How much of each unit is written.
  public struct Style: Hashable, Codable, Sendable {
    fileprivate let name: String
    /// 1 hour, 23 minutes
    public static let wide = Self(name: "wide")
    /// 1 hr, 23 min
    public static let abbreviated = Self(name: "abbreviated")
    /// 1hr 23min
    public static let condensedAbbreviated = Self(name: "condensedAbbreviated")
    /// 1h 23m
    public static let narrow = Self(name: "narrow")
    /// As `wide`; numbers are in digits here.
    public static let spellOut = Self(name: "spellOut")
    /// 1:23
    fileprivate static let clock = Self(name: "clock")
  }
}

/// How long it is from one date to another, in units of a calendar. Foundation on Linux has the units alone.
public struct _DateComponentsFormat: FormatStyle, Sendable {
  fileprivate let style: Date.ComponentsFormatStyle.Style
  /// Nil for all but weeks.
  fileprivate let fields: Set<Date.ComponentsFormatStyle.Field>?
  fileprivate var calendar = Calendar.autoupdatingCurrent
  fileprivate var locale = Locale.autoupdatingCurrent

  /// The same, counted by another calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var format = self
    format.calendar = calendar
    return format
  }

  /// The same in another language.
  public func locale(_ locale: Locale) -> Self {
    var format = self
    format.locale = locale
    return format
  }

  /// The words.
  public func format(_ dates: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    let units: [(Date.ComponentsFormatStyle.Field, NSCalendar.Unit)] = [
      (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour), (.minute, .minute),
      (.second, .second),
    ]
    for (field, unit) in units where fields?.contains(field) ?? (field != .week) {
      formatter.allowedUnits.insert(unit)
    }
    formatter.unitsStyle = unitsStyle
    var calendar = calendar
    calendar.locale = locale
    formatter.calendar = calendar
    return formatter.string(from: dates.lowerBound, to: dates.upperBound) ?? ""
  }

  private var unitsStyle: DateComponentsFormatter.UnitsStyle {
    switch style {
    case .clock: .positional
    case .wide: .full
    case .abbreviated: .short
    case .condensedAbbreviated: .brief
    case .spellOut: .spellOut
    default: .abbreviated
    }
  }
}

extension FormatStyle where Self == _DateComponentsFormat {
  /// How long it is from one date to another, in units of a calendar.
  ///
  ///     Text((start..<end).formatted(.components(style: .abbreviated, fields: [.hour, .minute])))  // 1 hr, 23 min
  public static func components(
    style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }

  /// How long it is from one date to another, with colons: 1:23:20.
  public static var timeDuration: Self { Self(style: .clock, fields: [.hour, .minute, .second]) }
}
