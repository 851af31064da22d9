import Foundation

protocol OrderService: Sendable {
  func place(total: Decimal, address: Address, card: String) async throws -> Receipt
}

enum OrderError: LocalizedError {
  case cardDeclined

  var errorDescription: String? { "The card was declined." }
}

/// A shop without a server: it takes every card but those that end in 0000.
struct SampleOrderService: OrderService {
  func place(total: Decimal, address: Address, card: String) async throws -> Receipt {
    try await Task.sleep(for: .seconds(1))
    guard !card.hasSuffix("0000") else { throw OrderError.cardDeclined }
    return Receipt(number: 1001, paid: total, address: address)
  }
}
