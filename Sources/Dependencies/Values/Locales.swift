import Foundation

extension DependencyValues {
  /// The user's calendar. In tests it has to be overridden.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The user's locale. In tests it has to be overridden.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// The user's time zone. In tests it has to be overridden.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  private enum CalendarKey: DependencyKey { static var liveValue: Calendar { .autoupdatingCurrent } }
  private enum LocaleKey: DependencyKey { static var liveValue: Locale { .autoupdatingCurrent } }
  private enum TimeZoneKey: DependencyKey { static var liveValue: TimeZone { .autoupdatingCurrent } }
}
