import SwiftUI
import TenureTesting
import Testing

// A bag of optionals can say anything; an enum says what can be.

private enum Ticket: String, CaseIterable {
  case day, week
}

/// Answers when it is told to.
@MainActor private final class Cashier {
  private var waiting: [CheckedContinuation<Bool, Never>] = []

  func pay(_ ticket: Ticket) async -> Bool {
    await withCheckedContinuation { waiting.append($0) }
  }

  func answer(_ isPaid: Bool) {
    if !waiting.isEmpty { waiting.removeFirst().resume(returning: isPaid) }
  }
}

// MARK: Wrong

private struct LooseSale {
  var ticket: Ticket?
  var isPaying = false
  var problem: String?
  var receipt: String?
}

private struct LooseSaleView: View {
  let cashier: Cashier
  @State private var sale = LooseSale()
  var body: some View {
    VStack {
      if sale.isPaying { Text("Paying for \(sale.ticket?.rawValue ?? "nothing")") }
      if let problem = sale.problem { Text(problem) }
      if let receipt = sale.receipt { Text(receipt) }
      Button("Day") { sale.ticket = .day }
      Button("Put back") { sale.ticket = nil }
      Button("Pay") { Task { await pay() } }
    }
  }

  private func pay() async {
    guard let ticket = sale.ticket else { return }
    sale.isPaying = true
    if await cashier.pay(ticket) {
      sale.receipt = "Receipt"
    } else {
      sale.problem = "Refused"
    }
    if sale.problem == nil { sale.isPaying = false }
  }
}

// MARK: Right

private enum Sale: Equatable {
  case choosing(Ticket?)
  case paying(Ticket)
  case failed(Ticket, message: String)
  case sold(receipt: String)
}

private struct SaleView: View {
  let cashier: Cashier
  @State private var sale = Sale.choosing(nil)
  var body: some View {
    VStack {
      switch sale {
      case .choosing(let ticket):
        Text(ticket.map { "Chosen \($0.rawValue)" } ?? "Choose")
        Button("Day") { sale = .choosing(.day) }
        Button("Put back") { sale = .choosing(nil) }
        if let ticket { Button("Pay") { Task { await pay(ticket) } } }
      case .paying(let ticket):
        Text("Paying for \(ticket.rawValue)")
      case .failed(let ticket, let message):
        Text(message)
        Button("Pay") { Task { await pay(ticket) } }
      case .sold(let receipt):
        Text(receipt)
      }
    }
  }

  private func pay(_ ticket: Ticket) async {
    if case .paying = sale { return }
    sale = .paying(ticket)
    sale = await cashier.pay(ticket) ? .sold(receipt: "Receipt") : .failed(ticket, message: "Refused")
  }
}

@MainActor @Suite struct ImpossibleStateTests {
  @Test("Loose optionals: refused and sold at once, and still paying, for nothing")
  func looseOptionals() async throws {
    let cashier = Cashier()
    let screen = Screen(LooseSaleView(cashier: cashier))
    try screen.button("Day").tap()
    try screen.button("Pay").tap()
    try screen.button("Pay").tap()
    await screen.settle()
    cashier.answer(false)
    await screen.settle()
    cashier.answer(true)
    await screen.settle()
    try screen.button("Put back").tap()
    #expect(screen.text.hasPrefix("Paying for nothing\nRefused\nReceipt\n"))
    screen.close()
  }

  @Test("An enum: each state shows what belongs to it and nothing else")
  func onlyPossibleStates() async throws {
    let cashier = Cashier()
    let screen = Screen(SaleView(cashier: cashier))
    #expect(screen.text == "Choose\nDay\nPut back")
    try screen.button("Day").tap()
    #expect(screen.text == "Chosen day\nDay\nPut back\nPay")
    try screen.button("Pay").tap()
    try screen.button("Pay").tap()
    await screen.settle()
    #expect(screen.text == "Paying for day")
    cashier.answer(false)
    await screen.settle()
    #expect(screen.text == "Refused\nPay")
    try screen.button("Pay").tap()
    await screen.settle()
    cashier.answer(true)
    await screen.settle()
    #expect(screen.text == "Receipt")
    screen.close()
  }
}
