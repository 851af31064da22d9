import SwiftUI

/// The four screens of a purchase, and which of them is on top.
struct CheckoutView: View {
  @State private var path: [CheckoutRoute] = []

  var body: some View {
    NavigationStack(path: $path) {
      CartScreen()
        .navigationDestination(for: CheckoutRoute.self) { route in
          switch route {
          case .shipping:
            ShippingScreen()
          case .payment:
            PaymentScreen(onPaid: { path.append(.confirmation($0)) })
          case .confirmation(let receipt):
            ConfirmationScreen(receipt: receipt, onDone: { path.removeAll() })
          }
        }
    }
  }
}

#Preview {
  CheckoutView()
    .environment(CheckoutFlow(orders: SampleOrderService()))
}
