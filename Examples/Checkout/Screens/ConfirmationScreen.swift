import SwiftUI

struct ConfirmationScreen: View {
  @Environment(CheckoutFlow.self) private var checkout
  let receipt: Receipt
  let onDone: () -> Void

  var body: some View {
    List {
      Section("Order \(receipt.number)") {
        PriceRow(title: "Paid", amount: receipt.paid)
        LabeledContent("Ships to", value: "\(receipt.address.name), \(receipt.address.street), \(receipt.address.city)")
      }
      Button("Continue shopping") {
        checkout.startOver()
        onDone()
      }
    }
    .navigationTitle("Thank you")
    .navigationBarBackButtonHidden()
  }
}
