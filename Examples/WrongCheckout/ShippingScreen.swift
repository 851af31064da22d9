import SwiftUI

struct ShippingScreen: View {
  @ObservedObject var cart: CartModel
  // Belongs to a screen that leaves when a user goes back.
  @State private var name = ""
  @State private var street = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Street", text: $street)
      NavigationLink("Continue to payment") {
        PaymentScreen(cart: cart, subtotal: cart.subtotal, street: street)
      }
      .disabled(name.isEmpty || street.isEmpty)
    }
    .navigationTitle("Shipping")
  }
}
