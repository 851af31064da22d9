import Foundation
import Observation

/// The one owner of a purchase, from the cart to the receipt.
@MainActor
@Observable
final class CheckoutFlow {
  enum Phase: Equatable {
    case editing
    case paying
    case failed(String)
  }

  var cart = Cart.sample
  var address = Address()
  private(set) var discount: Discount?
  private(set) var phase = Phase.editing

  private let orders: any OrderService

  init(orders: any OrderService) {
    self.orders = orders
  }

  var total: Decimal { max(cart.subtotal - (discount?.amount ?? 0), 0) }
  var canShip: Bool { !cart.isEmpty }
  var canPay: Bool { address.isComplete && phase != .paying }

  /// False when no discount has that code.
  func redeem(code: String) -> Bool {
    guard let discount = Discount(code: code) else { return false }
    self.discount = discount
    return true
  }

  /// Nil while another payment is under way, and when the shop refuses.
  func pay(card: String) async -> Receipt? {
    guard phase != .paying else { return nil }
    phase = .paying
    do {
      let receipt = try await orders.place(total: total, address: address, card: card)
      phase = .editing
      return receipt
    } catch {
      phase = .failed(error.localizedDescription)
      return nil
    }
  }

  /// Forgets the purchase; the address is kept for the next one.
  func startOver() {
    cart = .sample
    discount = nil
    phase = .editing
  }
}
