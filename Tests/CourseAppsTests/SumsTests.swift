import SwiftUI
import TenureTesting
import Testing

@testable import CourseApps

/// Apps that compute: what a user reads after each step.
@MainActor struct SumsTests {
  @Test func `a bill is split among those who pay, with the tip`() throws {
    let screen = Screen(BillSplitter().environment(\.locale, Locale(identifier: "en_US")))
    try screen.textField("Amount").replace(with: "100")
    #expect(screen.shows("$30.00"), "4 people share 120, not 2: the picker's rows begin at 2")
    try screen.picker("Tip percentage").choose("0%")
    #expect(screen.shows("$25.00"))
    try screen.picker("Number of people").choose("5 people")
    #expect(screen.shows("$20.00"))
    #expect(screen.shows("Including the tip"))
  }

  @Test func `a word is taken once, and only if its letters are in the first one`() throws {
    let screen = Screen(WordScramble())
    #expect(screen.title == "silkworm")
    try enter("milk", on: screen)
    try enter("worm", on: screen)
    #expect(try screen.textField("Enter your word").value == "", "the field stays full after a word is taken")
    #expect(screen.shows("2 words so far"), "the noun does not agree with its number")
    #expect(screen.shows("Score: 8"))
    try enter("milk", on: screen)
    #expect(screen.shows("Be more original"))
    try screen.button("OK").tap()
    try enter("zebra", on: screen)
    #expect(screen.shows("Word not recognized"))
    try screen.button("OK").tap()
    try screen.button("New Game").tap()
    #expect(screen.shows("0 words so far"))
  }

  private func enter(_ word: String, on screen: Screen) throws {
    try screen.textField("Enter your word").replace(with: word)
    try screen.textField("Enter your word").submit()
  }

  @Test func `ten rounds of rock, paper and scissors end with the score`() throws {
    let screen = Screen(RockPaperScissors())
    try screen.button("📄").tap()
    #expect(screen.shows("Score: 1"))
    for _ in 2...9 { try screen.button("🪨").tap() }
    #expect(!screen.hasAlert)
    try screen.button("🪨").tap()
    #expect(screen.hasAlert, "no alert after ten rounds")
    try screen.alert.button("Play Again").tap()
    #expect(screen.shows("Score: 0"))
  }

  @Test func `a calculator shows what was typed and what comes out`() throws {
    let screen = Screen(Calculator().environmentObject(GlobalEnvironment()))
    for key in ["1", "2", "×", "3", "="] { try screen.button(key).tap() }
    #expect(screen.shows("36"))
    for key in ["+", "0", ".", "5", "="] { try screen.button(key).tap() }
    #expect(screen.shows("36.5"))
    for key in ["÷", "0", "="] { try screen.button(key).tap() }
    #expect(screen.shows("Error"), "a division by zero shows a number")
    try screen.button("AC").tap()
    #expect(!screen.shows("Error"))
  }

  @Test func `an order asks for an address before it can be placed`() async throws {
    let screen = Screen(OrderForm().environment(\.locale, Locale(identifier: "en_US")))
    try screen.stepper("Number of cakes: 3").increment()
    try screen.toggle("Any special requests?").tap()
    try screen.toggle("Add extra frosting").tap()
    try screen.link("Delivery details").tap()
    #expect(try !screen.link("Check out").isEnabled, "an order without an address can be placed")
    try screen.textField("Name").type("Ada")
    try screen.textField("Zip").type("10115")
    try screen.link("Check out").tap()
    #expect(screen.shows("Your total cost is $12.00"))
    try screen.button("Place Order").tap()
    await screen.settle()
    #expect(screen.shows("Your order for 4x vanilla cupcakes is on its way!"))
  }
}
