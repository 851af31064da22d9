import SwiftUI
import TenureTesting
import Testing

// Values that a program formats by itself, without a view and without a word of a locale: as on a phone that is new.

@Suite struct PhoneLocaleTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func theLocaleOfAProgramIsThatOfAPhone() {
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(Locale.current.currency?.identifier == "USD")
    #expect(Locale.current.region?.identifier == "US")
    #expect(Calendar.current.firstWeekday == 1)
  }

  @Test func formattedSaysWhatTextSays() {
    #expect(date.formatted(.dateTime.day().month()) == "Nov 14")
    #expect(date.formatted(date: .numeric, time: .omitted) == "11/14/2023")
    #expect(["Ann", "Bob", "Cid"].formatted(.list(type: .or)) == "Ann, Bob, or Cid")
    #expect(Measurement(value: 10, unit: UnitLength.kilometers).formatted(.measurement(width: .wide)) == "6.2 miles")
  }

  @Test func olderFormattersDoToo() throws {
    let number = NumberFormatter()
    number.numberStyle = .currency
    #expect(number.string(from: 3.5) == "$3.50")
    #expect(number.currencyCode == "USD")
    let day = DateFormatter()
    day.dateStyle = .medium
    #expect(day.string(from: date) == "Nov 14, 2023")
    day.setLocalizedDateFormatFromTemplate("MMMd")
    #expect(day.string(from: date) == "Nov 14")
  }
}
