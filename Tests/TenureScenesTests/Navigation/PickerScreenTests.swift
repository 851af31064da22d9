import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct PickerScreenTests {
  private struct Order: View {
    @State private var flavour = "Vanilla"
    @State var flavours = ["Vanilla", "Lemon", "Mint"]

    var body: some View {
      Form {
        Picker("Flavour", selection: $flavour) {
          ForEach(flavours, id: \.self) { Text($0) }
        }
        Text("One scoop of \(flavour)")
        Button("New flavour") { flavours.append("Fig") }
      }
      .navigationTitle("Order")
      .pickerStyle(.navigationLink)
    }
  }

  private static func screen() -> Screen { Screen(NavigationStack { Order() }) }

  @Test func aTapPushesAScreenWithTheChoices() throws {
    let screen = Self.screen()
    #expect(screen.title == "Order" && !screen.shows("Mint"))
    try screen.picker("Flavour").tap()
    #expect(screen.title == "Flavour")
    #expect(screen.shows("Vanilla") && screen.shows("Lemon") && screen.shows("Mint"))
    #expect(try screen.picker("Flavour").value == "Vanilla")
    #expect(screen.issues == [])
  }

  @Test func aChoiceGoesBack() throws {
    let screen = Self.screen()
    try screen.picker("Flavour").tap()
    try screen.picker("Flavour").choose("Mint")
    #expect(screen.title == "Order")
    #expect(screen.shows("One scoop of Mint"))
    #expect(try screen.picker("Flavour").value == "Mint")
    try screen.picker("Flavour").tap()
    #expect(try screen.picker("Flavour").value == "Mint")
  }

  @Test func theChoiceThatIsMadeAlreadyGoesBackToo() throws {
    let screen = Self.screen()
    try screen.picker("Flavour").tap()
    try screen.picker("Flavour").choose("Vanilla")
    #expect(screen.title == "Order" && screen.shows("One scoop of Vanilla"))
  }

  @Test func aUserMayGoBackWithoutAChoice() throws {
    let screen = Self.screen()
    for _ in 0..<3 {
      try screen.picker("Flavour").tap()
      #expect(screen.title == "Flavour")
      try screen.back()
      #expect(screen.title == "Order" && screen.shows("One scoop of Vanilla"))
    }
  }

  @Test func theChoicesAreThoseThatThereAreNow() throws {
    let screen = Self.screen()
    try screen.button("New flavour").tap()
    try screen.picker("Flavour").tap()
    try screen.picker("Flavour").choose("Fig")
    #expect(screen.shows("One scoop of Fig"))
  }

  @Test func aTestMayChooseInTheRowAsInAnyPicker() throws {
    let screen = Self.screen()
    try screen.picker("Flavour").choose("Lemon")
    #expect(screen.title == "Order" && screen.shows("One scoop of Lemon"))
  }

  @Test func outsideOfAStackItIsDisabled() throws {
    let screen = Screen(Order())
    let error = #expect(throws: ScreenError.self) { try screen.picker("Flavour").tap() }
    #expect(error?.description.contains("disabled") == true)
    #expect(screen.issues == [])
  }

  private struct Mixed: View {
    @State private var size = 1
    @State private var colour = "Red"

    var body: some View {
      NavigationStack {
        List {
          Picker(selection: $size) {
            Text("Small").tag(0)
            Text("Large").tag(1)
          } label: {
            Label("Size", systemImage: "ruler")
          }
          .pickerStyle(.navigationLink)
          Section("More") {
            Picker("Colour", selection: $colour) {
              Text("Red").tag("Red")
              Text("Blue").tag("Blue")
            }
            .pickerStyle(.menu)
          }
        }
        .pickerStyle(.navigationLink)
      }
    }
  }

  @Test func theStyleNearestToThePickerCounts() throws {
    let screen = Screen(Mixed())
    try screen.picker("Size").tap()
    #expect(screen.title == "Size")
    try screen.picker("Size").choose("Small")
    #expect(try screen.picker("Size").value == "Small")
    #expect(throws: ScreenError.self) { try screen.picker("Colour").tap() }
    try screen.picker("Colour").choose("Blue")
    #expect(try screen.picker("Colour").value == "Blue")
  }
}
