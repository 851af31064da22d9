import Testing

@testable import TenureText

/// What the wheels of a date picker show.
@Suite struct DateWheelTests {
  private func words(_ written: String) -> [[String]] { DateWords.wheels(of: written).map(\.words) }

  @Test("A date has wheels for its month, its day and its year, of which the first two begin again at their end")
  func days() {
    #expect(
      words("2024-02-28") == [
        ["November", "December", "January", "February", "March", "April", "May"],
        ["25", "26", "27", "28", "29", "1", "2"], ["2021", "2022", "2023", "2024", "2025", "2026", "2027"],
      ])
  }

  @Test("A time has wheels for the hour, the minute and the half of the day")
  func times() {
    #expect(
      words("11:58") == [
        ["8", "9", "10", "11", "12", "1", "2"], ["55", "56", "57", "58", "59", "00", "01"],
        ["", "", "", "AM", "PM", "", ""],
      ])
    #expect(words("00:00").map { $0[3] } == ["12", "00", "AM"])
  }

  @Test("A date with a time has one wheel of days, across the ends of months and years")
  func daysAndTimes() {
    let wheels = words("2025-12-30T15:04")
    #expect(
      wheels[0]
        == ["Sat Dec 27", "Sun Dec 28", "Mon Dec 29", "Tue Dec 30", "Wed Dec 31", "Thu Jan 1", "Fri Jan 2"])
    #expect(wheels.dropFirst().map { $0[3] } == ["3", "04", "PM"])
    #expect(words("1000-01-01T00:00")[0][3].hasSuffix("Jan 1"))
    #expect(words("nonsense").isEmpty)
  }

  @Test("A month has its days in weeks that begin on Sundays")
  func month() {
    #expect(
      DateWords.month(of: "2024-02-29T10:00") == .init(title: "February 2024", skipped: 4, days: 29, day: 29))
    #expect(DateWords.month(of: "2026-11-01") == .init(title: "November 2026", skipped: 0, days: 30, day: 1))
    #expect(DateWords.month(of: "2025-12-05")?.days == 31)
    #expect(DateWords.month(of: "10:00") == nil)
  }
}
