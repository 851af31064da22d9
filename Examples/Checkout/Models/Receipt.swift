import Foundation

/// What the shop answers to an order.
struct Receipt: Hashable {
  let number: Int
  let paid: Decimal
  let address: Address
}
