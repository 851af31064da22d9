import SwiftUI
import Testing

/// What an unchanged row costs that is written in its collection, with modifiers: references to be counted, and memory. A
/// ratchet: who makes it less lowers the numbers.
@MainActor @Suite struct HandedOnTests {
  /// For nine modifiers more, on a row of one.
  #if DEBUG
    static let retains: Int64 = 300
  #else
    static let retains: Int64 = 50
  #endif
  static let allocations: Int64 = 9

  @Test("Each of a row's modifiers costs the same, however many are around it")
  func chainOfModifiers() async {
    await #expect(processExitsWith: .success) { await Self.updates() }
  }

  static func updates() {
    let short = calls { Text(verbatim: "Row").opacity(Double($0)) }
    let long = calls {
      Text(verbatim: "Row").opacity(Double($0))
        .opacity(0.1).opacity(0.2).opacity(0.3).opacity(0.4).opacity(0.5).opacity(0.6).opacity(0.7).opacity(0.8)
        .opacity(0.9)
    }
    #expect(long.retains - short.retains <= retains, "\(long.retains - short.retains) for nine more modifiers")
    #expect(long.allocations - short.allocations <= allocations, "\(long.allocations - short.allocations)")
  }

  private static func calls<Row: View>(@ViewBuilder row: @escaping (Int) -> Row) -> (retains: Int64, allocations: Int64)
  {
    let calls = callsOfTenRuns(of: Rows(row: row)) { Wanted.tick }
    return (calls.retains / 1_000, calls.allocations / 1_000)
  }
}

@MainActor private enum Wanted { static var tick: Binding<Int>? }

private struct Rows<Row: View>: View {
  @State private var tick = 0
  let row: (Int) -> Row

  var body: some View {
    Wanted.tick = $tick
    _ = tick
    return VStack { ForEach(0..<100, id: \.self) { row($0) } }
  }
}
