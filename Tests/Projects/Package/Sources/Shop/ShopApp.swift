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

private struct Receipt: View {
  let prices: [Price]
  var body: some View { Text("Receipt of \(prices.count)") }
}

#Preview("A receipt") {
  Receipt(prices: [Price(cents: 65), Price(cents: 120)])
}
