import SwiftUI

struct PaymentScreen: View {
  @Environment(CheckoutFlow.self) private var checkout
  @State private var card = ""
  @State private var code = ""
  @State private var codeIsUnknown = false
  let onPaid: (Receipt) -> Void

  var body: some View {
    Form {
      Section("Card") {
        TextField("Card number", text: $card)
          .textContentType(.creditCardNumber)
          .keyboardType(.numberPad)
      }
      Section {
        TextField("Discount code", text: $code)
          .textInputAutocapitalization(.characters)
          .autocorrectionDisabled()
        Button("Redeem", action: redeem)
          .disabled(code.isEmpty)
      } header: {
        Text("Discount")
      } footer: {
        if codeIsUnknown {
          Text("There is no discount with this code.")
            .foregroundStyle(.red)
        }
      }
      OrderSummary(checkout)
      Section {
        Button(action: pay) {
          if checkout.phase == .paying {
            ProgressView("Paying…")
          } else {
            Text("Pay \(checkout.total, format: .currency(code: "EUR"))")
          }
        }
        .disabled(!checkout.canPay || card.isEmpty)
      } footer: {
        if case .failed(let message) = checkout.phase {
          Label(message, systemImage: "exclamationmark.triangle")
            .foregroundStyle(.red)
        }
      }
    }
    .navigationTitle("Payment")
    .navigationBarTitleDisplayMode(.inline)
  }

  private func redeem() {
    codeIsUnknown = !checkout.redeem(code: code)
    if !codeIsUnknown { code = "" }
  }

  private func pay() {
    Task {
      if let receipt = await checkout.pay(card: card) { onPaid(receipt) }
    }
  }
}
