import SwiftUI

struct CartItemRow: View {
  @Binding var item: CartItem
  let onRemove: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      PriceRow(title: item.name, amount: item.amount)
      HStack {
        Stepper("\(item.name): \(item.quantity)", value: $item.quantity, in: 1...9)
        Button("Remove", systemImage: "trash", role: .destructive, action: onRemove)
          .labelStyle(.iconOnly)
          .accessibilityLabel("Remove \(item.name)")
      }
    }
  }
}
