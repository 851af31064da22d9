import Foundation
import SwiftUI
import TenureTesting
import Testing

/// Forms and date pickers in styles of the program's own.
@MainActor @Suite struct OwnFormStyleTests {
  struct Card: FormStyle {
    let title: String
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text(title)
        configuration.content
      }
    }
  }

  struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("frame")
      Form(configuration)
    }
  }

  struct DayStepper: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        if configuration.displayedComponents == .date { Text("day") }
        Button("Later") { configuration.selection += 86_400 }
          .disabled(configuration.maximumDate.map { configuration.selection + 86_400 > $0 } ?? false)
        if configuration.minimumDate == nil { Text("any past") }
      }
    }
  }

  struct Booking: View {
    @State private var isCard = true
    @State private var date = Date(timeIntervalSince1970: 86_400)

    var body: some View {
      if isCard {
        Form { Text("content") }.formStyle(Card(title: "card"))
      } else {
        Form { Text("content") }.formStyle(Framed()).formStyle(Card(title: "outer"))
      }
      Form { Text("plain") }.formStyle(.grouped)
      DatePicker("Trip", selection: $date, in: ...Date(timeIntervalSince1970: 200_000), displayedComponents: .date)
        .datePickerStyle(DayStepper())
      DatePicker("System", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
      Button("Change") { isCard = false }
      Text("Days \(Int(date.timeIntervalSince1970) / 86_400)")
    }
  }

  @Test func aFormStyleMakesAViewOfTheContent() throws {
    let screen = Screen(Booking())
    #expect(screen.texts.map(\.text).prefix(3) == ["card", "content", "plain"])
    try screen.button("Change").tap()
    // The form inside of a style's view is made by the style further out.
    #expect(screen.texts.map(\.text).prefix(3) == ["frame", "outer", "content"])
  }

  @Test func aDatePickerStyleChangesTheDateWithinItsBounds() throws {
    let screen = Screen(Booking())
    #expect(screen.shows("Trip") && screen.shows("day") && screen.shows("any past") && screen.shows("Days 1"))
    try screen.button("Later").tap()
    #expect(screen.shows("Days 2"))
    #expect(try !screen.button("Later").isEnabled)
  }
}
