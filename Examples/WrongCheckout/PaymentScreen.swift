import SwiftUI

struct PaymentScreen: View {
  let cart: CartModel
  let street: String
  @StateObject private var payment: PaymentModel
  @State private var code = ""
  @State private var isEditingCart = false

  init(cart: CartModel, subtotal: Decimal, street: String) {
    self.cart = cart
    self.street = street
    // Evaluated once: a later subtotal comes too late.
    _payment = StateObject(wrappedValue: PaymentModel(subtotal: subtotal))
  }

  var body: some View {
    Form {
      TextField("Discount code", text: $code)
      Button("Redeem") { payment.redeem(code) }
      Text("To pay \(payment.total, format: .currency(code: "EUR"))")
      NavigationLink("Pay") {
        ConfirmationScreen(cart: cart, street: street)
      }
    }
    .navigationTitle("Payment")
    .toolbar {
      Button("Edit cart") { isEditingCart = true }
    }
    .sheet(isPresented: $isEditingCart) {
      NavigationStack {
        List { CartItems(cart: cart) }
          .navigationTitle("Your cart")
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { isEditingCart = false }
            }
          }
      }
    }
  }
}
