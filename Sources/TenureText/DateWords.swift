/// What a compact date picker says.
package enum DateWords {
  /// Of `2026-03-14T09:30`, the day and the time in words.
  package static func words(of written: String) -> [String] {
    written.split(separator: "T").map { day($0) ?? time($0) ?? String($0) }
  }

  private static func day(_ written: Substring) -> String? {
    let parts = written.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]) else { return nil }
    let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    return "\(names[parts[1] - 1]) \(parts[2]), \(parts[0])"
  }

  private static func time(_ written: Substring) -> String? {
    let parts = written.split(separator: ":")
    guard parts.count == 2, let hour = Int(parts[0]) else { return nil }
    return "\((hour + 11) % 12 + 1):\(parts[1]) \(hour < 12 ? "AM" : "PM")"
  }

  // MARK: Wheels

  /// One of the wheels that turn beside each other.
  package struct Wheel: Equatable {
    /// From above; what is chosen is in the middle, and where nothing is there are no words.
    package var words: [String]
    /// How wide it is among the others.
    package var part: Double
  }

  /// How many rows are seen above and below what is chosen.
  package static let around = 3

  /// Of `2026-03-14T09:30` a wheel of days and those of the time; without a time month, day and year each have one.
  package static func wheels(of written: String) -> [Wheel] {
    let parts = written.split(separator: "T")
    let time = parts.last.flatMap(clock)
    let day = parts.first.flatMap(date)
    var wheels: [Wheel] = []
    func wheel(_ part: Double, _ words: (Int) -> String) {
      wheels.append(Wheel(words: (-around...around).map(words), part: part))
    }
    if let day, time != nil {
      wheel(2) { offset in
        let (number, other) = (dayNumber(day) + offset, date(ofDay: dayNumber(day) + offset))
        let name = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][((number + 4) % 7 + 7) % 7]
        return "\(name) \(months[other.month - 1].prefix(3)) \(other.day)"
      }
    } else if let day {
      let days = days(in: day)
      wheel(1.6) { months[(day.month - 1 + $0 + 12) % 12] }
      wheel(0.8) { "\((day.day - 1 + $0 + days) % days + 1)" }
      wheel(1) { "\(day.year + $0)" }
    }
    if let time {
      wheel(0.7) { "\((time.hour + $0 + 23) % 12 + 1)" }
      wheel(0.7) {
        let minute = (time.minute + $0 + 60) % 60
        return minute < 10 ? "0\(minute)" : "\(minute)"
      }
      let isMorning = time.hour < 12
      wheel(0.7) { offset in
        let place = offset + (isMorning ? 0 : 1)
        return place == 0 ? "AM" : place == 1 ? "PM" : ""
      }
    }
    return wheels
  }

  // MARK: A month

  /// The days of a month in weeks that begin on Sundays.
  package struct Month: Equatable {
    package var title: String
    /// How many days of the first week are those of the month before.
    package var skipped: Int
    package var days: Int
    /// The one that is chosen.
    package var day: Int
  }

  /// Of `2026-03-14` or `2026-03-14T09:30`; nil for a time alone.
  package static func month(of written: String) -> Month? {
    guard let date = written.split(separator: "T").first.flatMap(date) else { return nil }
    let first = dayNumber((date.year, date.month, 1))
    return Month(
      title: "\(months[date.month - 1]) \(date.year)", skipped: ((first + 4) % 7 + 7) % 7, days: days(in: date),
      day: date.day)
  }

  private static func days(in date: (year: Int, month: Int, day: Int)) -> Int {
    let next = (date.month == 12 ? date.year + 1 : date.year, date.month % 12 + 1, 1)
    return dayNumber(next) - dayNumber((date.year, date.month, 1))
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  private static func date(_ written: Substring) -> (year: Int, month: Int, day: Int)? {
    let parts = written.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, (1...12).contains(parts[1]), (1...31).contains(parts[2]), (1...9999).contains(parts[0])
    else { return nil }
    return (parts[0], parts[1], parts[2])
  }

  private static func clock(_ written: Substring) -> (hour: Int, minute: Int)? {
    let parts = written.split(separator: ":").compactMap { Int($0) }
    guard parts.count >= 2, (0..<24).contains(parts[0]), (0..<60).contains(parts[1]) else { return nil }
    return (parts[0], parts[1])
  }

  /// Days since the first of January 1970. A year begins in March here, so that a leap day is its last.
  private static func dayNumber(_ date: (year: Int, month: Int, day: Int)) -> Int {
    let year = date.month > 2 ? date.year : date.year - 1
    let month = (date.month + 9) % 12
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + date.day - 719_469
  }

  private static func date(ofDay number: Int) -> (year: Int, month: Int, day: Int) {
    var year = 1970 + (number < 0 ? number / 365 - 1 : number / 366)
    while dayNumber((year + 1, 1, 1)) <= number { year += 1 }
    var month = 1
    while month < 12, dayNumber((year, month + 1, 1)) <= number { month += 1 }
    return (year, month, number - dayNumber((year, month, 1)) + 1)
  }
}
