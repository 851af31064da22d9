import SwiftUI

struct CartScreen: View {
  @Environment(CheckoutFlow.self) private var checkout

  var body: some View {
    @Bindable var checkout = checkout

    List {
      Section("Items") {
        ForEach($checkout.cart.items) { $item in
          CartItemRow(item: $item) {
            withAnimation { checkout.cart.remove(item.id) }
          }
        }
      }
      OrderSummary(checkout)
      Section {
        NavigationLink("Continue to shipping", value: CheckoutRoute.shipping)
          .disabled(!checkout.canShip)
      }
    }
    .overlay {
      if checkout.cart.isEmpty {
        ContentUnavailableView("Your cart is empty", systemImage: "cart")
      }
    }
    .navigationTitle("Cart")
  }
}
