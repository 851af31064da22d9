import Combine
import SwiftUI
import TenureTesting
import Testing

// Cart, address, payment, confirmation: is the total right everywhere, always?

private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
  var price: Decimal
}

private struct Cart: Equatable {
  var items = [Item(id: 1, name: "Kettle", price: 40), Item(id: 2, name: "Cup", price: 8)]
  var subtotal: Decimal { items.reduce(0) { $0 + $1.price } }
}

private struct Voucher: Equatable {
  var amount: Decimal
}

private enum Step: CaseIterable {
  case cart, address, payment, confirmation
}

// MARK: Wrong: every screen has its own idea

private struct ScatteredShop: View {
  @State private var step = Step.cart
  @State private var cart = Cart()
  var body: some View {
    VStack {
      switch step {
      case .cart: Text("Total \(cart.subtotal)")
      case .address: ForgetfulAddress()
      case .payment: LonelyPayment(subtotal: cart.subtotal)
      case .confirmation: Text("You pay \(cart.subtotal)")
      }
      Steps(step: $step)
    }
  }
}

private struct ForgetfulAddress: View {
  @State private var street = ""
  var body: some View { TextField("Street", text: $street) }
}

private struct LonelyPayment: View {
  let subtotal: Decimal
  @State private var voucher: Voucher?
  var body: some View {
    VStack {
      Text("To pay \(subtotal - (voucher?.amount ?? 0))")
      Button("Use voucher") { voucher = Voucher(amount: 10) }
    }
  }
}

private struct Steps: View {
  @Binding var step: Step
  var body: some View {
    ForEach(Step.allCases, id: \.self) { step in Button("Go to \(step)") { self.step = step } }
  }
}

// MARK: Right: one flow that all screens read

@MainActor private final class Checkout: ObservableObject {
  @Published var cart = Cart()
  @Published var street: String?
  @Published var voucher: Voucher?

  var total: Decimal { cart.subtotal - (voucher?.amount ?? 0) }
}

private struct Shop: App {
  @StateObject private var checkout = Checkout()
  var body: some Scene {
    WindowGroup { ShopFlow().environmentObject(checkout) }
  }
}

private struct ShopFlow: View {
  @State private var step = Step.cart
  var body: some View {
    VStack {
      switch step {
      case .cart: CartStep()
      case .address: AddressStep()
      case .payment: PaymentStep()
      case .confirmation: ConfirmationStep()
      }
      Steps(step: $step)
    }
  }
}

private struct CartStep: View {
  @EnvironmentObject private var checkout: Checkout
  var body: some View {
    VStack {
      ForEach(checkout.cart.items) { item in
        Button("Remove \(item.name)") { checkout.cart.items.removeAll { $0.id == item.id } }
      }
      Text("Total \(checkout.total)")
    }
  }
}

private struct AddressStep: View {
  @EnvironmentObject private var checkout: Checkout
  @State private var street = ""
  var body: some View {
    Form {
      Text("Ships to \(checkout.street ?? "nowhere")")
      TextField("Street", text: $street)
      Button("Save") { checkout.street = street }
    }
  }
}

private struct PaymentStep: View {
  @EnvironmentObject private var checkout: Checkout
  var body: some View {
    VStack {
      Text("To pay \(checkout.total)")
      Button("Use voucher") { checkout.voucher = Voucher(amount: 10) }
    }
  }
}

private struct ConfirmationStep: View {
  @EnvironmentObject private var checkout: Checkout
  var body: some View { Text("You pay \(checkout.total), shipped to \(checkout.street ?? "nowhere")") }
}

@MainActor @Suite struct CheckoutTests {
  @Test("Scattered state: the address is gone when one comes back, the voucher never reaches the confirmation")
  func scattered() throws {
    let screen = Screen(ScatteredShop())
    try screen.button("Go to address").tap()
    try screen.textField("Street").type("Canal 5")
    try screen.button("Go to payment").tap()
    try screen.button("Use voucher").tap()
    #expect(screen.shows("To pay 38"))
    try screen.button("Go to confirmation").tap()
    #expect(screen.shows("You pay 48"))
    try screen.button("Go to address").tap()
    #expect(try screen.textField("Street").value == "")
    screen.close()
  }

  @Test("One flow in the environment: the total is right on every screen, the address stays")
  func oneFlow() throws {
    let screen = Screen(Shop.self)
    #expect(screen.shows("Total 48"))
    try screen.button("Go to address").tap()
    try screen.textField("Street").type("Canal 5")
    #expect(screen.shows("Ships to nowhere"))
    try screen.button("Save").tap()
    #expect(screen.shows("Ships to Canal 5"))
    try screen.button("Go to payment").tap()
    try screen.button("Use voucher").tap()
    #expect(screen.shows("To pay 38"))
    try screen.button("Go to confirmation").tap()
    #expect(screen.shows("You pay 38, shipped to Canal 5"))
    try screen.button("Go to cart").tap()
    #expect(screen.shows("Total 38"))
    try screen.button("Remove Cup").tap()
    #expect(screen.shows("Total 30"))
    try screen.button("Go to confirmation").tap()
    #expect(screen.shows("You pay 30, shipped to Canal 5"))
    screen.close()
  }

  @Test("What is only typed is local: an address that was not saved is gone with its screen")
  func draftIsLocal() throws {
    let screen = Screen(Shop.self)
    try screen.button("Go to address").tap()
    try screen.textField("Street").type("Nowhere 1")
    try screen.button("Go to confirmation").tap()
    #expect(screen.shows("shipped to nowhere"))
    screen.close()
  }
}
