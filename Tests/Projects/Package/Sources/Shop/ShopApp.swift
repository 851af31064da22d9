import ShopModel
import ShopPrices
import SwiftUI

@main struct ShopApp: App {
  var body: some Scene { WindowGroup { BasketScreen() } }
}

struct BasketScreen: View {
  @StateObject private var basket = Basket()

  var body: some View {
    Text("Total: \(basket.total.text)")
    Button("Add an apple") { basket.add(Price(cents: 65)) }
  }
}
