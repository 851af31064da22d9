import Foundation
import SwiftUI
import TenureWeb
import Testing
import WebProbe

@testable import Checkout
@testable import Profile

/// The example programs in a browser, with the scenarios that the headless suites have.
@MainActor @Suite(.serialized) struct ProgramScenarios {
  private func price(_ amount: Decimal) -> String { amount.formatted(.currency(code: "EUR")) }

  @Test func aPersonBuys() async throws {
    let server = try serve { CheckoutView().environment(CheckoutFlow(orders: SampleOrderService())) }
    let browser = try await Chromium.show(server.host.address)
    try await browser.wait("document.title === 'Cart'")
    try await browser.press("Continue to shipping")
    try await browser.wait("document.title === 'Shipping'")
    // The first field has the keyboard; return goes on to the next.
    for word in ["Ada", "Canal 5", "Paris"] {
      try await browser.wait("document.activeElement.matches('input') && document.activeElement.value === ''")
      try await browser.type(word)
      try await browser.key("Enter", 13)
    }
    try await browser.press("Continue to payment")
    try await browser.wait("document.title === 'Payment'")
    try await browser.fill("Discount code", "welcome10")
    try await browser.press("Redeem")
    try await browser.wait("document.body.innerText.includes('WELCOME10')")
    try await browser.fill("Card number", "4242")
    try await browser.press("Pay \(price(46))")
    try await browser.wait("document.title === 'Thank you'")
    #expect(try await browser.evaluate("document.body.innerText.includes('Ada, Canal 5, Paris') + ''") == "true")
    // Nobody goes back to a payment that was made: neither is there a button, nor does the browser's do it.
    #expect(
      try await browser.evaluate("[...document.querySelectorAll('.back')].some(e => e.checkVisibility()) + ''")
        == "false")
    try await browser.evaluate("history.back()")
    try await browser.wait("history.state.t[0] === 3")
    #expect(try await browser.evaluate("document.title") == "Thank you")
    try await browser.press("Continue shopping")
    try await browser.wait("document.title === 'Cart' && history.state.t[0] === 0")
  }

  @Test func aPersonRenamesThemselvesAndEveryScreenFollows() async throws {
    let server = try serve {
      HomeScreen().environment(UserSession(api: SampleUserAPI()))
        .environment(\.speechSettings, .stored(in: UserDefaults(suiteName: "scenario")!))
    }
    let browser = try await Chromium.show(server.host.address)
    try await browser.press("Profile")
    try await browser.wait("document.title === 'Profile'")
    try await browser.press("Edit")
    try await browser.wait("document.querySelector('dialog:modal')")
    try await browser.fill("Name", "Ada")
    try await browser.press("Save")
    try await browser.wait("!document.querySelector('dialog') && document.body.innerText.includes('Ada')")
    try await browser.evaluate("history.back()")
    try await browser.wait("document.body.innerText.includes('Hello, Ada')")
  }
}
