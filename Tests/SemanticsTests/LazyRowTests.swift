import SwiftUI
import TenureTesting
import Testing

@MainActor @Suite struct LazyRowTests {
  struct Row: View {
    let number: Int
    @State private var taps = 0
    var body: some View { Button("\(number): \(taps)") { taps += 1 } }
  }

  struct Rows: View {
    @State private var count = 100

    var body: some View {
      Button("More") { count += 100 }
      List { ForEach(0..<count, id: \.self) { Row(number: $0) } }
      LazyVStack { ForEach(1000..<1000 + count, id: \.self) { Row(number: $0) } }
    }
  }

  @Test("R029 rows of lists and lazy stacks keep their state, however far down they are")
  func rowsKeepState() throws {
    let screen = Screen(Rows())
    try screen.button("99: 0").tap()
    try screen.button("1,099: 0").tap()
    try screen.button("More").tap()
    #expect(screen.shows("99: 1") && screen.shows("1,099: 1"))
    #expect(screen.shows("199: 0") && screen.shows("1,199: 0"))
    screen.close()
  }
}
