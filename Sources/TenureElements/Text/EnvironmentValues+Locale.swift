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
  /// The locale of a program that says nothing of one: that of Foundation, which is American like a new phone.
  static let ofProgram =
    Locale.current.identifier == ProgramLocale.unsaid ? Locale(identifier: ProgramLocale.own) : .current
}
