import SwiftUI

struct CartScreen: View {
  @StateObject private var cart = CartModel()

  var body: some View {
    List {
      CartItems(cart: cart)
      Text("Total \(cart.subtotal, format: .currency(code: "EUR"))")
      NavigationLink("Continue to shipping") {
        ShippingScreen(cart: cart)
      }
    }
    .navigationTitle("Cart")
  }
}

struct CartItems: View {
  @ObservedObject var cart: CartModel

  var body: some View {
    ForEach(cart.items) { item in
      HStack {
        Text(item.name)
        Spacer()
        Button("Remove \(item.name)") { cart.remove(item) }
      }
    }
  }
}
