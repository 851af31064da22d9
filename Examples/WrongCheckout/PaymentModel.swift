import Combine
import Foundation

@MainActor
final class PaymentModel: ObservableObject {
  let subtotal: Decimal
  @Published var discount: Decimal = 0

  init(subtotal: Decimal) {
    self.subtotal = subtotal
  }

  // The second place that works out a total.
  var total: Decimal { subtotal - discount }

  func redeem(_ code: String) {
    if code == "WELCOME10" { discount = 10 }
  }
}
