import SwiftUI

@main
struct CheckoutApp: App {
  @State private var checkout = CheckoutFlow(orders: SampleOrderService())

  var body: some Scene {
    WindowGroup {
      CheckoutView()
        .environment(checkout)
    }
  }
}
