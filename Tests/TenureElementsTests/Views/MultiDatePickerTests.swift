import Foundation
import SwiftUI
import TenureTesting
import Testing

/// Several days of a calendar page.
@MainActor @Suite struct MultiDatePickerTests {
  static let utc = TimeZone(identifier: "UTC")!

  static func day(_ text: String) -> Date {
    (try? Date(text + "T00:00:00Z", strategy: .iso8601)) ?? .distantPast
  }

  struct Plan: View {
    var bounds: Range<Date> = day("2026-11-05")..<day("2026-12-11")
    @State var days: Set<DateComponents> = []

    var body: some View {
      MultiDatePicker("Days off", selection: $days, in: bounds)
      Text(verbatim: days.map { "\($0.year!)-\($0.month!)-\($0.day!)" }.sorted().joined(separator: ", ") + ".")
    }
  }

  private func screen(_ plan: Plan = Plan()) -> Screen {
    Screen(plan.environment(\.timeZone, Self.utc).environment(\.locale, Locale(identifier: "en_US")))
  }

  @Test func daysAreChosenAndTakenBack() throws {
    let screen = screen(Plan(bounds: Self.day("2026-11-05")..<Self.day("2026-11-20")))
    try screen.button("Thursday, November 5").tap()
    try screen.button("Monday, November 9").tap()
    #expect(screen.shows("2026-11-5, 2026-11-9."))
    try screen.button("Thursday, November 5").tap()
    #expect(screen.shows("2026-11-9."))
    #expect(screen.issues.isEmpty)
  }

  @Test func whatLiesOutsideOfTheBoundsIsDisabled() throws {
    let screen = screen(Plan(bounds: Self.day("2026-11-05")..<Self.day("2026-11-20")))
    #expect(try !screen.button("Wednesday, November 4").isEnabled)
    #expect(try screen.button("Thursday, November 5").isEnabled)
    #expect(try screen.button("Thursday, November 19").isEnabled)
    // The end of a range is not in it.
    #expect(try !screen.button("Friday, November 20").isEnabled)
    #expect(try !screen.button("Next Month").isEnabled)
    #expect(try !screen.button("Previous Month").isEnabled)
  }

  @Test func aUserGoesToAnotherMonth() throws {
    let screen = screen(Plan(bounds: Self.day("2030-01-30")..<Self.day("2030-02-11")))
    #expect(screen.shows("January 2030"))
    try screen.button("Next Month").tap()
    #expect(screen.shows("February 2030"))
    try screen.button("Sunday, February 10").tap()
    try screen.button("Previous Month").tap()
    try screen.button("Thursday, January 31").tap()
    #expect(screen.shows("2030-1-31, 2030-2-10."))
  }

  @Test func whatTheProgramHasChosenIsMarked() throws {
    let chosen = DateComponents(year: 2030, month: 1, day: 31)
    let screen = screen(Plan(bounds: Self.day("2030-01-01")..<Self.day("2030-02-01"), days: [chosen]))
    try screen.button("Thursday, January 31").tap()
    #expect(screen.shows("."))
    #expect(!screen.shows("2030-1-31."))
  }

  @Test func aWeekBeginsAsTheCalendarSays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 2
    let screen = Screen(
      Plan(bounds: Self.day("2030-01-01")..<Self.day("2030-02-01")).environment(\.calendar, calendar)
        .environment(\.timeZone, Self.utc).environment(\.locale, Locale(identifier: "en_US")))
    let names = screen.texts.map(\.text).filter { ["MON", "SUN"].contains($0) }
    #expect(names == ["MON", "SUN"])
  }
}
