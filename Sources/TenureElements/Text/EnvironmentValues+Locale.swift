import Foundation
@_spi(Tree) import TenureTree

extension EnvironmentValues {
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      EnvironmentLocale.isWritten = true
      self[LocaleKey.self] = newValue
    }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
