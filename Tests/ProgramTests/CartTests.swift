import SwiftUI
import TenureTesting
import Testing

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
}

class Cart: ObservableObject {
  @Published var quantities: [Product: Int] = [:]

  var lines: [(product: Product, quantity: Int)] {
    quantities.sorted { $0.key.id < $1.key.id }.map { ($0.key, $0.value) }
  }

  var total: Decimal {
    quantities.reduce(0) { $0 + $1.key.price * Decimal($1.value) }
  }

  func add(_ product: Product) {
    quantities[product, default: 0] += 1
  }

  func remove(_ product: Product) {
    guard let n = quantities[product] else { return }
    quantities[product] = n > 1 ? n - 1 : nil
  }
}

let catalog = [
  Product(id: 1, name: "Espresso", price: 2.5),
  Product(id: 2, name: "Croissant", price: 3.2),
]

struct ShopView: View {
  @StateObject private var cart = Cart()

  private let columns = [GridItem(.adaptive(minimum: 120), spacing: 12), GridItem(.flexible())]

  var body: some View {
    VStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 16) {
          ForEach(catalog) { product in
            ProductCard(product: product)
          }
        }
      }
      Divider()
      CartSummary()
    }
    .environmentObject(cart)
  }
}

struct ProductCard: View {
  @EnvironmentObject var cart: Cart
  let product: Product

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(.orange.gradient)
        .frame(height: 80)
      Text(product.name).font(.headline)
      Text(product.price, format: .currency(code: "EUR"))
        .foregroundStyle(.secondary)
      Button("Add \(product.name)") { cart.add(product) }
    }
    .padding()
    .background(.blue.opacity(0.2))
    .clipShape(RoundedRectangle(cornerRadius: 8))
    .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    .overlay(RoundedRectangle(cornerRadius: 8).stroke(Color.gray, lineWidth: 1))
  }
}

struct CartSummary: View {
  @EnvironmentObject private var cart: Cart

  var body: some View {
    if cart.lines.isEmpty {
      Text("Your cart is empty")
        .italic()
    } else {
      Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
        ForEach(cart.lines, id: \.product.id) { line in
          GridRow {
            Text("\(line.quantity) ×")
            Text(line.product.name)
            Button("Remove \(line.product.name)") { cart.remove(line.product) }
              .buttonStyle(.link)
          }
        }
        Divider()
        GridRow {
          Text("Total").gridCellColumns(2)
          Text(cart.total.formatted(.currency(code: "EUR")))
            .bold()
            .privacySensitive()
        }
      }
      .badge(cart.lines.count)
    }
  }
}

@MainActor @Suite struct CartTests {
  @Test func addsUp() throws {
    let screen = Screen(ShopView())
    #expect(screen.shows("Your cart is empty"))
    try screen.button("Add Espresso").tap()
    try screen.button("Add Espresso").tap()
    try screen.button("Add Croissant").tap()
    #expect(screen.shows("2 ×"))
    #expect(screen.shows("8.20") || screen.shows("8,20"))
    try screen.button("Remove Croissant").tap()
    #expect(screen.shows("5.00") || screen.shows("5,00"))
    #expect(throws: ScreenError.self) { try screen.button("Remove Croissant") }
    #expect(screen.issues.isEmpty)
  }

  @Test func aMissingCartIsNamed() throws {
    let screen = Screen(CartSummary())
    let issue = try #require(screen.stopped)
    #expect(issue.fact.hasPrefix("No ObservableObject of type Cart found."))
    #expect(issue.evidence.contains("CartSummary"))
    #expect(throws: ScreenError.self) { try screen.button("Remove Espresso") }
  }
}
