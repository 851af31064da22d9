import Foundation

/// What a code at the till is worth.
struct Discount: Equatable {
  let code: String
  let amount: Decimal

  init?(code: String) {
    switch code.trimmingCharacters(in: .whitespaces).uppercased() {
    case "WELCOME10": amount = 10
    case "TEA5": amount = 5
    default: return nil
    }
    self.code = code.uppercased()
  }
}
