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

private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { .ofProgram } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }

extension Locale {
  /// The locale of a program that says nothing of one. Foundation on Linux asks no settings and says en_001, the English of
  /// nowhere, which no phone has: a new one is American.
  static let ofProgram = Locale.current.identifier == "en_001" ? Locale(identifier: "en_US") : .current
}
