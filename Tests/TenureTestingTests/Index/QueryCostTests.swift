import SwiftUI
import TenureTesting
import Testing

/// What a query costs, counted in elements that it looks at: as much on a large screen as on a small one.
@MainActor @Suite struct QueryCostTests {
  struct Row: View {
    let number: Int
    @State private var taps = 0

    var body: some View {
      HStack {
        Text("Item \(number)")
        Button("Buy \(number)") { taps += 1 }
        Text(taps == 0 ? "none of \(number)" : "\(taps) of \(number)")
      }
    }
  }

  struct Rows: View {
    let count: Int
    @State private var name = ""

    var body: some View {
      TextField("Name", text: $name)
      Text("Hello, \(name)")
      List { ForEach(0..<count, id: \.self) { Row(number: $0) } }
    }
  }

  /// How many elements `work` looks at, on a screen with so many rows that has been asked before.
  private func cost(_ rows: Int, _ work: (Screen) throws -> Void) rethrows -> Int {
    let screen = Screen(Rows(count: rows))
    _ = screen.shows("before") || screen.shows("none of before")
    let before = screen.elementsLookedAt
    try work(screen)
    return screen.elementsLookedAt - before
  }

  private func isTheSame(
    _ work: (Screen) throws -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    let (small, large) = (try cost(30, work), try cost(3_000, work))
    #expect(
      large <= small + 60 && small < 600, "\(small) with 30 rows, \(large) with 3,000", sourceLocation: sourceLocation)
  }

  @Test func aButton() throws { try isTheSame { _ = try $0.button("Buy 17") } }
  @Test func aRow() throws { try isTheSame { _ = try $0.row("Item 17") } }
  @Test func aButtonOfARow() throws { try isTheSame { _ = try $0.row("Item 17").button() } }
  @Test func aTextThatIsShown() { isTheSame { #expect($0.shows("Item 17")) } }
  @Test func aPartOfAText() { isTheSame { #expect($0.shows("llo, ")) } }
  @Test func aTextThatIsNotShown() { isTheSame { #expect(!$0.shows("Nothing of the kind")) } }

  @Test func typingTwentyLetters() throws {
    try isTheSame { screen in
      let field = try screen.textField("Name")
      try field.type("abcdefghijklmnopqrst")
      #expect(screen.shows("Hello, abcdefghijklmnopqrst"))
    }
  }

  @Test func aTapAndWhatComesOfIt() throws {
    try isTheSame { screen in
      for _ in 1...3 { try screen.button("Buy 17").tap() }
      #expect(screen.shows("3 of 17") && !screen.shows("2 of 17"))
    }
  }

  @Test func allTextIsReadOnceUntilSomethingChanges() throws {
    let screen = Screen(Rows(count: 300))
    let text = screen.text
    let before = screen.elementsLookedAt
    #expect(screen.text == text && screen.elementsLookedAt == before)
    try screen.button("Buy 3").tap()
    #expect(screen.text.contains("1 of 3") && screen.elementsLookedAt > before)
  }

  /// What lies in front is looked for once in a stack, not once for each of its views.
  @Test func aPileOfCards() {
    func looks(_ count: Int) -> Int {
      let screen = Screen(ZStack { ForEach(0..<count, id: \.self) { Text("Card \($0)") } })
      #expect(screen.text.hasSuffix("Card \(count - 1)"))
      return screen.elementsLookedAt
    }
    #expect(looks(400) < 12 * looks(40))
  }

  /// The message of a query that found nothing says the first of many, and how many more there are.
  @Test func aMessageIsNoLongerThanAPersonReads() {
    let screen = Screen(Rows(count: 3_000))
    var message = ""
    do { _ = try screen.button("Bye 17") } catch { message = (error as? ScreenError)?.message ?? "" }
    #expect(message.contains("\"Buy 99\", … and 2900 more.") && message.contains("… and 8802 more"))
    #expect(message.hasSuffix("Did you mean \"Buy 17\"?"))
  }
}
