import SwiftUI

struct PriceRow: View {
  let title: String
  let amount: Decimal

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text(amount, format: .currency(code: "EUR"))
        .monospacedDigit()
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  PriceRow(title: "Total", amount: 56)
}
