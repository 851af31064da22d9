import SwiftUI
import Testing

/// What a row costs whose parent runs again and that stays the same: references to be counted, and memory. A ratchet: who
/// makes it less lowers the numbers.
@MainActor @Suite struct UnchangedRowsTests {
  #if DEBUG
    static let retains: Int64 = 15
  #else
    static let retains: Int64 = 5
  #endif

  @Test("A row that stays the same takes no memory, and few references are counted for it")
  func unchangedRows() async {
    await #expect(processExitsWith: .success) { await Self.updates() }
  }

  static func updates() {
    let (few, many) = (calls(rows: 100), calls(rows: 1_100))
    let retains = (many.retains - few.retains) / 1_000
    #expect(retains <= Self.retains, "\(retains) references for each row")
    #expect(many.allocations == few.allocations)
  }

  /// For one run of the body.
  private static func calls(rows: Int) -> (retains: Int64, allocations: Int64) {
    let items = (0..<rows).map { Item(id: $0, title: "A title too long to be kept in place, \($0)") }
    let calls = callsOfTenRuns(of: Rows(items: items)) { Wanted.tick }
    return (calls.retains / 10, calls.allocations / 10)
  }
}

@MainActor private enum Wanted { static var tick: Binding<Int>? }

private struct Item: Identifiable, Equatable {
  let id: Int
  let title: String
}

private struct Rows: View {
  let items: [Item]
  @State private var tick = 0

  var body: some View {
    Wanted.tick = $tick
    _ = tick
    return VStack { ForEach(items) { Row(item: $0) } }
  }
}

private struct Row: View {
  let item: Item
  @State private var count = 0

  var body: some View { Text(verbatim: "\(item.title), \(count)") }
}
