import Combine
import Foundation

struct CartItem: Identifiable {
  let id: String
  let name: String
  let price: Decimal
}

@MainActor
final class CartModel: ObservableObject {
  @Published var items = [
    CartItem(id: "kettle", name: "Kettle", price: 40),
    CartItem(id: "cup", name: "Cup", price: 8),
  ]

  var subtotal: Decimal { items.reduce(0) { $0 + $1.price } }

  func remove(_ item: CartItem) {
    items.removeAll { $0.id == item.id }
  }
}
