import SwiftUI

// The shop of Examples/Checkout, with its state scattered over the screens: the address is forgotten when a user goes
// back, the discount never reaches the confirmation, and payment shows what the cart came to when it was opened.
@main
struct WrongCheckoutApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        CartScreen()
      }
    }
  }
}
