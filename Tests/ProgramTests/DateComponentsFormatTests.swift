import Foundation
import SwiftUI
import TenureTesting
import Testing

/// How long it is from one date to another, in words and with colons.
struct DateComponentsFormatTests {
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func words<Style: FormatStyle>(_ seconds: Double, _ style: Style) -> String
  where Style.FormatInput == Range<Date>, Style.FormatOutput == String {
    (Self.start..<Self.start + seconds).formatted(style.locale(Locale(identifier: "en_US")))
  }

  @Test func theUnitsThatAreAskedForAreWritten() {
    #expect(words(5000, .components(style: .wide, fields: [.hour, .minute])) == "1 hour, 23 minutes")
    #expect(words(5000, .components(style: .abbreviated, fields: [.hour, .minute])) == "1 hr, 23 min")
    #expect(words(5000, .components(style: .narrow, fields: [.minute])) == "83m")
    #expect(words(86400 * 40, .components(style: .wide, fields: [.day])) == "40 days")
  }

  @Test func durationsHaveColons() {
    #expect(words(5000, .timeDuration) == "1:23:20")
    #expect(words(65, .timeDuration) == "1:05")
  }

  @Test @MainActor func aTextShowsIt() {
    let dates = Self.start..<Self.start + 7260
    let screen = Screen(Text(dates, format: .components(style: .wide)))
    #expect(screen.text == "2 hours, 1 minute")
  }
}
