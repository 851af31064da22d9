import SwiftUI
import TenureTesting
import Testing

/// A field that shows a value with a format: while the user is in it, it shows what they type.
@MainActor @Suite struct FormattedFieldTests {
  struct Form: View {
    @State var weight: Double? = nil
    @State var price = 0.0
    @State var count = 5
    @FocusState var isTyping: Bool
    var body: some View {
      TextField("Weight", value: $weight, format: .number).focused($isTyping)
      TextField("Price", value: $price, format: .currency(code: "USD").locale(Locale(identifier: "en_US")))
      TextField("Count", value: $count, format: .number)
      Text(verbatim: "\(weight ?? -1) \(price) \(count)")
      Button("Done") { isTyping = false }
      Button("More") { weight = 9 }
    }
  }

  private func value(_ name: String, on screen: Screen) throws -> String { try screen.textField(name).value }

  @Test func `a number with a point can be typed`() throws {
    let screen = Screen(Form())
    try screen.textField("Weight").type("4.")
    #expect(try value("Weight", on: screen) == "4.")
    try screen.textField("Weight").type("50")
    #expect(try value("Weight", on: screen) == "4.50")
    #expect(screen.shows("4.5 0.0 5"))
    try screen.button("Done").tap()
    #expect(try value("Weight", on: screen) == "4.5")
  }

  @Test func `an amount of money is typed as it is meant`() throws {
    let screen = Screen(Form())
    try screen.textField("Price").clear()
    try screen.textField("Price").type("$12.50")
    #expect(screen.shows("-1.0 12.5 5"))
    #expect(try value("Price", on: screen) == "$12.50")
    try screen.textField("Price").type("9")
    #expect(try value("Price", on: screen) == "$12.509")
    try screen.textField("Weight").focus()
    #expect(try value("Price", on: screen) == "$12.51")
  }

  @Test func `what cannot be read stays until the user leaves the field`() throws {
    let screen = Screen(Form())
    try screen.textField("Count").type("x")
    #expect(try value("Count", on: screen) == "5x")
    try screen.textField("Count").submit()
    #expect(try value("Count", on: screen) == "5")
  }

  @Test func `a value that the program writes meanwhile is shown`() throws {
    let screen = Screen(Form())
    try screen.textField("Weight").type("4.")
    try screen.button("More").tap()
    #expect(try value("Weight", on: screen) == "9")
  }
}
