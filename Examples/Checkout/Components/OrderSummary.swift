import SwiftUI

/// What is to be paid, wherever it is shown.
struct OrderSummary: View {
  let subtotal: Decimal
  let discount: Discount?
  let total: Decimal

  var body: some View {
    Section("Summary") {
      PriceRow(title: "Subtotal", amount: subtotal)
      if let discount {
        PriceRow(title: "Discount \(discount.code)", amount: -discount.amount)
      }
      PriceRow(title: "Total", amount: total)
        .bold()
    }
  }
}

extension OrderSummary {
  @MainActor
  init(_ checkout: CheckoutFlow) {
    self.init(subtotal: checkout.cart.subtotal, discount: checkout.discount, total: checkout.total)
  }
}
