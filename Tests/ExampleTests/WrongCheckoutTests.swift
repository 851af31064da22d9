import Foundation
import TenureTesting
import Testing

@testable import WrongCheckout

private func price(_ amount: Decimal) -> String { amount.formatted(.currency(code: "EUR")) }

@MainActor private func goToPayment(_ screen: Screen) throws {
  try screen.link("Continue to shipping").tap()
  try screen.textField("Name").type("Ada")
  try screen.textField("Street").type("Canal 5")
  try screen.link("Continue to payment").tap()
}

@MainActor @Suite struct WrongCheckoutTests {
  @Test("The address is forgotten when a user goes back")
  func addressForgotten() throws {
    let screen = Screen(WrongCheckoutApp.self)
    try goToPayment(screen)
    try screen.back()
    #expect(try screen.textField("Street").value == "Canal 5")
    try screen.back()
    try screen.link("Continue to shipping").tap()
    #expect(try screen.textField("Street").value == "")
    screen.close()
  }

  @Test("The discount never reaches the confirmation")
  func discountLost() throws {
    let screen = Screen(WrongCheckoutApp.self)
    try goToPayment(screen)
    try screen.textField("Discount code").type("WELCOME10")
    try screen.button("Redeem").tap()
    #expect(screen.shows("To pay \(price(38))"))
    try screen.link("Pay").tap()
    #expect(screen.shows("You paid \(price(48))"))
    screen.close()
  }

  @Test("Payment shows the total of the cart as it was when the screen was opened")
  func staleTotal() throws {
    let screen = Screen(WrongCheckoutApp.self)
    try goToPayment(screen)
    try screen.button("Edit cart").tap()
    try screen.sheet.button("Remove Cup").tap()
    try screen.sheet.button("Done").tap()
    #expect(screen.shows("To pay \(price(48))"))
    try screen.link("Pay").tap()
    #expect(screen.shows("You paid \(price(40))"))
    screen.close()
  }
}
