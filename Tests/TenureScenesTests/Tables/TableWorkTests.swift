import SwiftUI
import TenureTesting
import Testing

/// Cells are made for the rows that have changed, and for all of them where the columns may have.
@MainActor @Suite struct TableWorkTests {
  @Test("A row whose value is the same keeps its cells", arguments: [10, 1_000])
  func unchangedRows(count: Int) throws {
    Reads.count = 0
    let screen = Screen(Ledger(count: count))
    #expect(Reads.count == count)
    Reads.count = 0
    try screen.button("Pay").tap()
    #expect(Reads.count == 1)
    #expect(screen.shows("Account \(count / 2): 1"))
    Reads.count = 0
    try screen.button("Nothing").tap()
    #expect(Reads.count == 0)
  }

  @Test("A value that is equal by its own == and differs is another value")
  func equalByID() throws {
    let screen = Screen(Ledger(count: 10))
    try screen.button("Rename").tap()
    #expect(screen.shows("Renamed: 0"))
  }

  @Test("Columns with something of the view in them give every row new cells")
  func capturedState() throws {
    let screen = Screen(Ledger(count: 10))
    for unit in ["euros", "pounds"] {
      try screen.button(unit).tap()
      for row in 0..<10 { #expect(screen.shows("\(row) \(unit)")) }
    }
  }

  @Test("A column that comes gives every row a cell")
  func anotherColumn() throws {
    let screen = Screen(Ledger(count: 10))
    try screen.button("More").tap()
    for row in 0..<10 { #expect(screen.shows("number \(row)")) }
  }
}

@MainActor private enum Reads { static var count = 0 }

private struct Account: Identifiable, Equatable {
  let id: Int
  var name: String
  var paid = 0

  var text: String {
    MainActor.assumeIsolated { Reads.count += 1 }
    return "\(name): \(paid)"
  }

  static func == (one: Account, other: Account) -> Bool { one.id == other.id }
}

/// Keeps the accounts where no `==` decides whether they have changed.
@MainActor private final class Book {
  var accounts: [Account]
  init(count: Int) { accounts = (0..<count).map { Account(id: $0, name: "Account \($0)") } }
}

private struct Ledger: View {
  @State private var book: Book
  @State private var unit: String?
  @State private var showsMore = false
  @State private var changes = 0

  init(count: Int) { _book = State(initialValue: Book(count: count)) }

  var body: some View {
    VStack {
      Button("Pay") { change { $0[$0.count / 2].paid += 1 } }
      Button("Rename") { change { $0[0].name = "Renamed" } }
      Button("Nothing") { change { _ in } }
      Button("euros") { unit = "euros" }
      Button("pounds") { unit = "pounds" }
      Button("More") { showsMore = true }
      Text("\(changes) changes")
      if let unit {
        Table(book.accounts) { TableColumn("Unit") { Text("\($0.id) \(unit)") } }
      } else {
        Table(book.accounts) {
          TableColumn("Account", value: \.text)
          if showsMore { TableColumn("Number") { Text("number \($0.id)") } }
        }
      }
    }
  }

  private func change(_ change: (inout [Account]) -> Void) {
    change(&book.accounts)
    changes += 1
  }
}
