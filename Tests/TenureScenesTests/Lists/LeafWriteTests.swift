import CallProbe
import SwiftUI
import TenureElements
import TenureRuntime
import TenureScenes
import TenureTree
import Testing

/// What one write to a row's state asks for, from the write to the patch, where nobody listens: references to be counted,
/// and memory. A ratchet: who makes it less lowers the numbers.
@MainActor @Suite struct LeafWriteTests {
  #if DEBUG
    static let retains: Int64 = 431
    static let allocations: Int64 = 6
  #else
    static let retains: Int64 = 62
    static let allocations: Int64 = 6
  #endif

  @Test("A write to a row's state counts few references and takes little memory, however many rows there are")
  func leafWrite() async {
    // In a process of its own: once a program names a locale, its numbers ask their environment for one.
    await #expect(processExitsWith: .success) { await Self.writes() }
  }

  static func writes() {
    for rows in [10, 1_000] {
      let session = Session()
      session.mount(Rows(count: rows))
      var steps = 0
      let count = Wanted.count!
      let write = { count.wrappedValue += 1 }
      for _ in 0..<10 { steps += session.handle("write", write).patch.steps.count }
      let writes: Int64 = 100
      runtime_calls_begin()
      for _ in 0..<writes { steps += session.handle("write", write).patch.steps.count }
      let calls = runtime_calls_end()
      #expect(steps == 110, "Each write is one step.")
      #expect(calls.retains / writes <= retains, "\(rows) rows")
      #expect(calls.allocations / writes <= allocations, "\(rows) rows")
      session.unmount()
    }
  }
}

@MainActor private enum Wanted { static var count: Binding<Int>? }

private struct Rows: View {
  let count: Int
  var body: some View { VStack { ForEach(0..<count, id: \.self) { Row(title: "Row", isWanted: $0 == count / 2) } } }
}

private struct Row: View {
  let title: String
  let isWanted: Bool
  @State private var count = 0

  var body: some View {
    if isWanted { Wanted.count = $count }
    return HStack {
      Text(title)
      Button("\(count)") { count += 1 }
    }
  }
}
