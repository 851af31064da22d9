import Foundation
import SwiftUI
import TenureTesting
import TenureWeb
import Testing
import WebProbe

/// Months and wheels take the room on a page that layout gives them.
@MainActor @Suite(.serialized) struct DatePageLookTests {
  private struct Dates: View {
    let name: String
    @State private var date = Date(timeIntervalSince1970: 1_773_480_600)

    var body: some View {
      switch name {
      case "month":
        column { DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical) }
      case "month and time": column { DatePicker("Day", selection: $date).datePickerStyle(.graphical) }
      case "wheels":
        column { DatePicker("Wake up", selection: $date, displayedComponents: .date).datePickerStyle(.wheel) }
      case "wheels without a label":
        column {
          DatePicker("Wake up", selection: $date, displayedComponents: .hourAndMinute)
            .datePickerStyle(.wheel).labelsHidden()
        }
      default:
        Form {
          Section("When") {
            Text("Above")
            DatePicker("Day", selection: $date).datePickerStyle(.graphical)
            Text("Below")
          }
          Section { DatePicker("Alarm", selection: $date, displayedComponents: .hourAndMinute).datePickerStyle(.wheel) }
          Section { Text("Last") }
        }
      }
    }

    private func column(@ViewBuilder _ picker: () -> some View) -> some View {
      VStack {
        Text("Above")
        picker()
        Text("Below")
      }
      .padding()
    }
  }

  @Test(arguments: ["month", "month and time", "wheels", "wheels without a label", "form"])
  func whatStandsBesideADatePickerStandsWhereLayoutPutsIt(name: String) async throws {
    let host = WebHost(.patient) { Dates(name: name) }
    try host.start()
    defer { host.stop() }
    let page = try await Chromium.show(host.address)
    try await page.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 393, "height": 852 - 59 - 34, "deviceScaleFactor": 1, "mobile": true])
    let screen = Screen(Dates(name: name))
    var seen = 0
    for found in try await PageFrameTests.words(on: page) {
      // A label that is there for assistive technology alone has no place.
      guard let text = try? screen.text(found.text), let frame = try? screen.frame(of: text) else { continue }
      seen += 1
      #expect(abs(found.place.midY + 59 - frame.midY) <= 0.5, "\(found.text): \(found.place), \(frame)")
    }
    #expect(seen >= (name == "form" ? 4 : 2))
    let width = try await page.evaluate("'' + (document.querySelector('.drums, .month').clientWidth > 250)")
    #expect(width == "true")
  }
}
