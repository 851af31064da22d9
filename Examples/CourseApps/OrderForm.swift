import SwiftUI
#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Observable
class Order: Codable {
  enum CodingKeys: String, CodingKey {
    case _type = "type"
    case _quantity = "quantity"
    case _specialRequestEnabled = "specialRequestEnabled"
    case _extraFrosting = "extraFrosting"
    case _name = "name"
    case _zip = "zip"
  }

  static let types = ["Vanilla", "Strawberry", "Chocolate", "Rainbow"]

  var type = 0
  var quantity = 3
  var specialRequestEnabled = false {
    didSet {
      if specialRequestEnabled == false { extraFrosting = false }
    }
  }
  var extraFrosting = false
  var name = ""
  var zip = ""

  var hasValidAddress: Bool {
    if name.isEmpty || zip.isEmpty { return false }
    return true
  }

  var cost: Decimal {
    var cost = Decimal(quantity) * 2
    cost += Decimal(type) / 2
    if extraFrosting { cost += Decimal(quantity) }
    return cost
  }
}

struct AddressView: View {
  @Bindable var order: Order
  var body: some View {
    Form {
      Section {
        TextField("Name", text: $order.name)
        TextField("Zip", text: $order.zip)
      }
      Section {
        NavigationLink("Check out") {
          CheckoutView(order: order)
        }
      }
      .disabled(order.hasValidAddress == false)
    }
    .navigationTitle("Delivery details")
    .navigationBarTitleDisplayMode(.inline)
  }
}

struct CheckoutView: View {
  var order: Order
  @State private var confirmationMessage = ""
  @State private var showingConfirmation = false

  var body: some View {
    ScrollView {
      VStack {
        AsyncImage(url: URL(string: "https://example.com/cupcakes.jpg"), scale: 3) { image in
          image.resizable().scaledToFit()
        } placeholder: {
          ProgressView()
        }
        .frame(height: 233)
        .accessibilityHidden(true)
        Text("Your total cost is \(order.cost, format: .currency(code: "USD"))")
          .font(.title)
        Button("Place Order") {
          Task { await placeOrder() }
        }
        .padding()
      }
    }
    .navigationTitle("Check out")
    .scrollBounceBehavior(.basedOnSize)
    .alert("Thank you!", isPresented: $showingConfirmation) {
      Button("OK") {}
    } message: {
      Text(confirmationMessage)
    }
  }

  func placeOrder() async {
    guard let encoded = try? JSONEncoder().encode(order) else {
      print("Failed to encode order")
      return
    }
    let url = URL(string: "https://example.com/api/cupcakes")!
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpMethod = "POST"
    request.httpBody = encoded
    do {
      let decodedOrder = try JSONDecoder().decode(Order.self, from: request.httpBody ?? Data())
      confirmationMessage =
        "Your order for \(decodedOrder.quantity)x \(Order.types[decodedOrder.type].lowercased()) cupcakes is on its way!"
      showingConfirmation = true
    } catch {
      print("Check out failed: \(error.localizedDescription)")
    }
  }
}

struct OrderForm: View {
  @State private var order = Order()
  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker("Select your cake type", selection: $order.type) {
            ForEach(Order.types.indices, id: \.self) {
              Text(Order.types[$0])
            }
          }
          Stepper("Number of cakes: \(order.quantity)", value: $order.quantity, in: 3...20)
        }
        Section {
          Toggle("Any special requests?", isOn: $order.specialRequestEnabled.animation())
          if order.specialRequestEnabled {
            Toggle("Add extra frosting", isOn: $order.extraFrosting)
          }
        }
        Section {
          NavigationLink("Delivery details") {
            AddressView(order: order)
          }
        }
      }
      .navigationTitle("Cupcake Corner")
    }
  }
}
