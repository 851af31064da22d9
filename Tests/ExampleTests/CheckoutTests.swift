import Foundation
import SwiftUI
import TenureTesting
import Testing

@testable import Checkout

private func price(_ amount: Decimal) -> String { amount.formatted(.currency(code: "EUR")) }

@MainActor private func fillInAddress(_ screen: Screen) throws {
  try screen.link("Continue to shipping").tap()
  try screen.textField("Name").type("Ada")
  try screen.textField("Street").type("Canal 5")
  try screen.textField("City").type("Paris")
}

@MainActor private func goToPayment(_ screen: Screen) throws {
  try fillInAddress(screen)
  try screen.link("Continue to payment").tap()
}

@MainActor @Suite struct CheckoutTests {
  @Test("A user buys: cart, shipping, payment, confirmation, and the cart again")
  func buys() async throws {
    let screen = Screen(CheckoutApp.self)
    #expect(screen.title == "Cart")
    #expect(screen.shows(price(56)))
    try goToPayment(screen)
    #expect(screen.title == "Payment")
    #expect(try !screen.button("Pay \(price(56))").isEnabled)
    try screen.textField("Card number").type("4242")
    try screen.button("Pay \(price(56))").tap()
    await screen.settle()
    #expect(screen.shows("Paying…"))
    await screen.advance(by: .seconds(1))
    #expect(screen.title == "Thank you")
    #expect(screen.shows("Order 1,001"))
    #expect(screen.shows("Ada, Canal 5, Paris"))
    #expect(screen.path.count == 3)
    #expect(throws: ScreenError.self) { try screen.back() }
    try screen.button("Continue shopping").tap()
    #expect(screen.title == "Cart")
    #expect(screen.issues.isEmpty)
    screen.close()
  }

  @Test("The total is right on every screen after the cart has changed")
  func totalIsRight() throws {
    let screen = Screen(CheckoutApp.self)
    try screen.stepper("Cup: 2").increment()
    #expect(screen.shows(price(64)))
    try fillInAddress(screen)
    #expect(screen.shows(price(64)))
    try screen.link("Continue to payment").tap()
    #expect(try screen.button("Pay \(price(64))").label == "Pay \(price(64))")
    for _ in 1...2 { try screen.back() }
    try screen.button("Remove Kettle").tap()
    #expect(screen.shows(price(24)) && !screen.shows(price(64)))
    try screen.link("Continue to shipping").tap()
    #expect(screen.shows(price(24)))
    screen.close()
  }

  @Test("A discount given at payment is in every total from then on, and on the receipt")
  func discount() async throws {
    let screen = Screen(CheckoutApp.self)
    try goToPayment(screen)
    try screen.textField("Discount code").type("welcome10")
    try screen.button("Redeem").tap()
    #expect(screen.shows("Discount WELCOME10"))
    try screen.back()
    #expect(screen.shows(price(46)))
    try screen.link("Continue to payment").tap()
    try screen.textField("Card number").type("4242")
    try screen.button("Pay \(price(46))").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.title == "Thank you")
    #expect(screen.shows(price(46)) && !screen.shows(price(56)))
    screen.close()
  }

  @Test("An unknown code is said to be one, and changes nothing")
  func unknownCode() throws {
    let screen = Screen(CheckoutApp.self)
    try goToPayment(screen)
    try screen.textField("Discount code").type("FREE")
    try screen.button("Redeem").tap()
    #expect(screen.shows("There is no discount with this code."))
    #expect(screen.shows("Pay \(price(56))"))
    screen.close()
  }

  @Test("The address survives going back")
  func addressSurvives() throws {
    let screen = Screen(CheckoutApp.self)
    try goToPayment(screen)
    for _ in 1...2 { try screen.back() }
    #expect(screen.title == "Cart")
    try screen.link("Continue to shipping").tap()
    #expect(try screen.textField("Street").value == "Canal 5")
    screen.close()
  }

  @Test("Return goes from field to field; without an address there is no way on")
  func fields() throws {
    let screen = Screen(CheckoutApp.self)
    try screen.link("Continue to shipping").tap()
    #expect(try screen.textField("Name").isFocused)
    #expect(try !screen.link("Continue to payment").isEnabled)
    try screen.textField("Name").type("Ada")
    try screen.textField("Name").submit()
    #expect(try screen.textField("Street").isFocused)
    try screen.textField("Street").submit()
    #expect(try screen.textField("City").isFocused)
    screen.close()
  }

  @Test("An empty cart goes nowhere")
  func emptyCart() throws {
    let screen = Screen(CheckoutApp.self)
    try screen.button("Remove Kettle").tap()
    try screen.button("Remove Cup").tap()
    #expect(screen.shows("Your cart is empty"))
    #expect(try !screen.link("Continue to shipping").isEnabled)
    screen.close()
  }

  @Test("A declined card is said, and another one can be tried")
  func declined() async throws {
    let screen = Screen(CheckoutApp.self)
    try goToPayment(screen)
    try screen.textField("Card number").type("10000")
    try screen.button("Pay \(price(56))").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.shows("The card was declined."))
    try screen.textField("Card number").replace(with: "4242")
    try screen.button("Pay \(price(56))").tap()
    await screen.advance(by: .seconds(1))
    #expect(screen.title == "Thank you")
    screen.close()
  }

  @Test("Two taps pay once: the button is disabled, and the model refuses")
  func paysOnce() async throws {
    let orders = CountingOrders()
    let checkout = CheckoutFlow(orders: orders)
    checkout.address = Address(name: "Ada", street: "Canal 5", city: "Paris")
    let screen = Screen(CheckoutView().environment(checkout))
    try screen.link("Continue to shipping").tap()
    try screen.link("Continue to payment").tap()
    try screen.textField("Card number").type("4242")
    try screen.button("Pay \(price(56))").tap()
    await screen.settle()
    #expect(throws: ScreenError.self) { try screen.button("Paying…").tap() }
    #expect(await checkout.pay(card: "4242") == nil)
    await screen.advance(by: .seconds(1))
    #expect(await orders.count == 1)
    #expect(screen.title == "Thank you")
    screen.close()
  }
}

private actor CountingOrders: OrderService {
  private(set) var count = 0

  func place(total: Decimal, address: Address, card: String) async throws -> Receipt {
    count += 1
    try await Task.sleep(for: .seconds(1))
    return Receipt(number: count, paid: total, address: address)
  }
}
