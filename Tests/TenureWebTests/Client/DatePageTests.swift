import SwiftUI
import Testing
import WebProbe

/// Months and wheels of date pickers on a page.
@MainActor @Suite(.serialized) final class DatePageTests {
  private var server: Served?

  private func shown(_ style: String, _ components: DatePickerComponents = .date) async throws -> Chromium {
    let server = try serve { Day(style: style, components: components) }
    self.server = server
    return try await Chromium.show(server.host.address)
  }

  private let title = "document.querySelector('.month > b').textContent"
  private func chosen(_ page: Chromium) async throws -> String {
    try await page.evaluate("[...document.querySelectorAll('.month [data-on=true]')].map(d => d.textContent).join()")
  }

  /// Presses a row of a wheel.
  private func choose(_ words: String, on page: Chromium) async throws {
    try await page.evaluate(
      "[...document.querySelectorAll('.drum > span')].find(e => e.textContent === '\(words)').click()")
  }

  @Test func aDayOfAMonthIsChosen() async throws {
    let page = try await shown("graphical")
    #expect(try await page.evaluate(title) == "March 2026")
    #expect(try await chosen(page) == "14")
    // The first of March 2026 is a Sunday, and April begins on a Wednesday.
    let weekday = "getComputedStyle(document.querySelector('[data-day]')).gridColumnStart"
    #expect(try await page.evaluate(weekday) == "1")
    try await page.press("20")
    try await page.wait("document.body.textContent.includes('is 2026-03-20')")
    #expect(try await chosen(page) == "20")
    // Another month is looked at, and nothing is chosen by that.
    try await page.evaluate("document.querySelectorAll('[data-away]')[1].click()")
    #expect(try await page.evaluate(title) == "April 2026")
    #expect(try await page.evaluate(weekday) == "4")
    #expect(try await chosen(page) == "")
    #expect(try await page.evaluate("'' + document.querySelectorAll('[data-day]').length") == "30")
    try await page.press("2")
    try await page.wait("document.body.textContent.includes('is 2026-04-02')")
    // What the program chooses is shown.
    try await page.press("A year later")
    try await page.wait("\(title) === 'March 2027'")
    #expect(try await chosen(page) == "14")
  }

  @Test func daysOutOfBoundsAreNotChosen() async throws {
    let page = try await shown("bounded")
    let off = "[...document.querySelectorAll('[data-day]')].filter(d => d.disabled).map(d => d.textContent).join()"
    #expect(try await page.evaluate(off) == "1,2,3,4,5,6,7,8,9,25,26,27,28,29,30,31")
  }

  @Test func aMonthHasTheTimeBelow() async throws {
    let page = try await shown("graphical", [.date, .hourAndMinute])
    #expect(try await page.evaluate("document.querySelector('.clock').value") == "09:30")
    try await page.evaluate(
      "{ const c = document.querySelector('.clock'); c.value = '17:05'; "
        + "c.dispatchEvent(new Event('input', { bubbles: true })) }")
    try await page.wait("document.body.textContent.includes('is 2026-03-14 17:05')")
    try await page.press("3")
    try await page.wait("document.body.textContent.includes('is 2026-03-03 17:05')")
  }

  @Test func wheelsOfADateAreTurned() async throws {
    let page = try await shown("wheel")
    let drums = "[...document.querySelectorAll('.drum [data-on=true]')].map(d => d.textContent).join(' ')"
    #expect(try await page.evaluate(drums) == "March 14 2026")
    // What is chosen stands in the middle.
    let middles =
      "[...document.querySelectorAll('.drums, .drum [data-on=true]')].map(e => { "
      + "const b = e.getBoundingClientRect(); return Math.round(b.y + b.height / 2) })"
    #expect(try await page.evaluate("'' + new Set(\(middles)).size") == "1")
    try await page.turn(at: try await page.middle(of: "March"), by: 32)
    try await page.wait("document.body.textContent.includes('is 2026-04-14')")
    // A month with fewer days.
    try await page.press("The last of the month")
    try await page.wait("\(drums) === 'March 31 2026'")
    try await page.turn(at: try await page.middle(of: "March"), by: 32)
    try await page.wait("document.body.textContent.includes('is 2026-04-30')")
    try await choose("2027", on: page)
    try await page.wait("document.body.textContent.includes('is 2027-04-30')")
  }

  @Test func wheelsOfATimeAreTurned() async throws {
    let page = try await shown("wheel", .hourAndMinute)
    let drums = "[...document.querySelectorAll('.drum [data-on=true]')].map(d => d.textContent).join(' ')"
    #expect(try await page.evaluate(drums) == "9 30 AM")
    try await choose("PM", on: page)
    try await page.wait("document.body.textContent.includes('is 2026-03-14 21:30')")
    try await page.turn(at: try await page.middle(of: "9"), by: 32)
    try await page.wait("document.body.textContent.includes('is 2026-03-14 22:30')")
  }

  @Test func theFieldBehindStaysForTheKeyboardAndHasItsName() async throws {
    let page = try await shown("graphical")
    let name = "document.getElementById(document.querySelector('input[type=date]').getAttribute('aria-labelledby'))"
    #expect(try await page.evaluate("\(name).textContent") == "Birthday")
    try await page.evaluate("document.querySelector('input[type=date]').focus(); 0")
    try await page.key("ArrowUp", 38)
    try await page.wait("document.body.textContent.includes('is 2026-04-14')")
  }
}

private struct Day: View {
  let style: String
  let components: DatePickerComponents
  @State private var date = Self.day(2026, 3, 14)

  static func day(_ year: Int, _ month: Int, _ day: Int) -> Date {
    Calendar.current.date(from: DateComponents(year: year, month: month, day: day, hour: 9, minute: 30))!
  }

  private var words: String {
    let parts = Calendar.current.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = String(format: "%04d-%02d-%02d", parts.year!, parts.month!, parts.day!)
    return components == .date ? day : day + String(format: " %02d:%02d", parts.hour!, parts.minute!)
  }

  var body: some View {
    VStack {
      Text("is \(words)")
      Button("A year later") { date = Self.day(2027, 3, 14) }
      Button("The last of the month") { date = Self.day(2026, 3, 31) }
      switch style {
      case "wheel": picker.datePickerStyle(.wheel)
      case "bounded":
        DatePicker(
          "Birthday", selection: $date, in: Self.day(2026, 3, 10)...Self.day(2026, 3, 24), displayedComponents: .date
        )
        .datePickerStyle(.graphical)
      default: picker.datePickerStyle(.graphical)
      }
    }
  }

  private var picker: some View { DatePicker("Birthday", selection: $date, displayedComponents: components) }
}
