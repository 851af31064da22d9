import SwiftUI

struct ShippingScreen: View {
  private enum Field { case name, street, city }

  @Environment(CheckoutFlow.self) private var checkout
  @FocusState private var field: Field?

  var body: some View {
    @Bindable var checkout = checkout

    Form {
      Section("Address") {
        TextField("Name", text: $checkout.address.name)
          .textContentType(.name)
          .focused($field, equals: .name)
          .submitLabel(.next)
          .onSubmit { field = .street }
        TextField("Street", text: $checkout.address.street)
          .textContentType(.fullStreetAddress)
          .focused($field, equals: .street)
          .submitLabel(.next)
          .onSubmit { field = .city }
        TextField("City", text: $checkout.address.city)
          .textContentType(.addressCity)
          .focused($field, equals: .city)
          .onSubmit { field = nil }
      }
      OrderSummary(checkout)
      NavigationLink("Continue to payment", value: CheckoutRoute.payment)
        .disabled(!checkout.address.isComplete)
    }
    .navigationTitle("Shipping")
    .defaultFocus($field, .name)
  }
}
