import SwiftUI
import Testing

/// Formatters of Foundation that it has on a phone and not on Linux.
@Suite struct FormatterTests {
  private func time(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ change: (DateComponentsFormatter) -> Void = { _ in }
  ) -> String? {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    calendar.timeZone = TimeZone(identifier: "UTC")!
    formatter.calendar = calendar
    formatter.allowedUnits = units
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test func `a clock pads what comes after its first unit`() {
    #expect(time(3661) == "1:01:01")
    #expect(time(3600) == "1:00:00")
    #expect(time(65) == "1:05")
    #expect(time(5) == "5")
    #expect(time(0) == "0")
    #expect(time(-65) == "-1:05")
    #expect(time(65, [.minute, .second]) { $0.zeroFormattingBehavior = .pad } == "01:05")
    #expect(time(0, [.minute, .second]) { $0.zeroFormattingBehavior = .pad } == "00:00")
    #expect(time(7265, [.minute, .second]) == "121:05")
    #expect(time(.infinity) == nil)
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.abbreviated, "1h 1s"), (.short, "1 hr, 1 sec"), (.brief, "1hr 1sec"),
    (.full, "1 hour, 1 second"),
  ])
  func `words are those of the language, without what is zero`(
    style: DateComponentsFormatter.UnitsStyle, words: String
  ) {
    #expect(time(3601) { $0.unitsStyle = style } == words)
  }

  @Test func `units are left out, counted and carried over as is asked`() {
    let long = TimeInterval(400 * 86400)
    #expect(time(long, []) { $0.unitsStyle = .full } == "1 year, 1 month, 4 days")
    #expect(
      time(long, []) {
        $0.unitsStyle = .full
        $0.maximumUnitCount = 1
      } == "1 year")
    #expect(time(8 * 86400, [.weekOfMonth, .day]) { $0.unitsStyle = .full } == "1 week, 1 day")
    #expect(
      time(3600) {
        $0.unitsStyle = .full
        $0.zeroFormattingBehavior = .dropTrailing
      } == "1 hour")
    #expect(
      time(3600) {
        $0.unitsStyle = .full
        $0.zeroFormattingBehavior = .pad
      } == "1 hour, 0 minutes, 0 seconds")
    #expect(
      time(0) {
        $0.unitsStyle = .full
        $0.calendar?.locale = Locale(identifier: "de_DE")
      } == "0 Sekunden")
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute]
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 5)) == "125")
    #expect(formatter.string(from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 180)) == "3")
    #expect(formatter.string(for: 60.0) == "1")
    #expect(formatter.string(for: DateComponents(minute: 2)) == "2")
    #expect(DateComponentsFormatter.localizedString(from: DateComponents(hour: 1), unitsStyle: .full) == "1 hour")
  }

  @Test func `a date is named by how far it is`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let date = Date(timeIntervalSince1970: 1_000_000)
    #expect(formatter.localizedString(for: date - 7200, relativeTo: date) == "2 hours ago")
    #expect(formatter.localizedString(for: date + 180, relativeTo: date) == "in 3 minutes")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: date - 86400, relativeTo: date) == "yesterday")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(for: date - 7200, relativeTo: date) == "2 hr. ago")
    #expect(formatter.localizedString(fromTimeInterval: -3600) == "1 hr. ago")
    #expect(formatter.localizedString(from: DateComponents(hour: -1)) == "1 hr. ago")
    #expect(formatter.string(for: "x") == nil)
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitsStyle = .full
    #expect(formatter.localizedString(for: date - 7200, relativeTo: date) == "vor 2 Stunden")
  }

  @Test func `things are joined to a list`() {
    #expect(ListFormatter.localizedString(byJoining: ["Ada", "Grace"]) == "Ada and Grace")
    let formatter = ListFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: [1, 2, 3]) == "1, 2 und 3")
    let numbers = NumberFormatter()
    numbers.minimumFractionDigits = 1
    numbers.locale = Locale(identifier: "en_US")
    formatter.itemFormatter = numbers
    #expect(formatter.string(for: [1, 2]) == "1.0 und 2.0")
  }
}
