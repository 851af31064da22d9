import SwiftUI

struct ConfirmationScreen: View {
  @ObservedObject var cart: CartModel
  let street: String

  var body: some View {
    VStack {
      // The third place that works out a total, and it knows of no discount.
      Text("You paid \(cart.subtotal, format: .currency(code: "EUR"))")
      Text("Ships to \(street)")
    }
    .navigationTitle("Thank you")
  }
}
