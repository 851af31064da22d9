import Foundation

struct CartItem: Identifiable, Equatable {
  let id: String
  let name: String
  let price: Decimal
  var quantity = 1

  var amount: Decimal { price * Decimal(quantity) }
}

struct Cart: Equatable {
  var items: [CartItem] = []

  var subtotal: Decimal { items.reduce(0) { $0 + $1.amount } }
  var isEmpty: Bool { items.isEmpty }

  mutating func remove(_ id: CartItem.ID) {
    items.removeAll { $0.id == id }
  }
}

extension Cart {
  static let sample = Cart(items: [
    CartItem(id: "kettle", name: "Kettle", price: 40),
    CartItem(id: "cup", name: "Cup", price: 8, quantity: 2),
  ])
}
