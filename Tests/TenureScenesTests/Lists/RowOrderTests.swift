import SwiftUI
import TenureRender
import TenureRuntime
import TenureTesting
import Testing

/// Rows of one collection that come, go and move in any order.
@MainActor @Suite struct RowOrderTests {
  @Test(
    "After any change of order the rows stand as the elements do, and the fewest of them have moved", arguments: 0..<40)
  func anyOrder(seed: Int) throws {
    let session = Session()
    session.mount(OrderedRows(numbers: Array(0..<24)))
    var shown = try #require(session.screen)
    var random = Steps(state: UInt64(seed))
    var next = 24
    for _ in 0..<25 {
      let old = Wanted.numbers!.wrappedValue
      var numbers = old
      switch Int.random(in: 0..<6, using: &random) {
      case 0: numbers.shuffle(using: &random)
      case 1: numbers.reverse()
      case 2 where numbers.count > 2: numbers.swapAt(1, numbers.count - 2)
      default: break
      }
      for _ in 0..<Int.random(in: 0..<4, using: &random) where !numbers.isEmpty {
        numbers.remove(at: Int.random(in: 0..<numbers.count, using: &random))
      }
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        numbers.insert(next, at: Int.random(in: 0...numbers.count, using: &random))
        next += 1
      }
      for _ in 0..<Int.random(in: 0..<3, using: &random) where numbers.count > 1 {
        let number = numbers.remove(at: Int.random(in: 0..<numbers.count, using: &random))
        numbers.insert(number, at: Int.random(in: 0...numbers.count, using: &random))
      }
      let turn = session.handle("change") { Wanted.numbers!.wrappedValue = numbers }
      do { shown = try shown.applying(turn.patch) } catch { Issue.record("\(error) of \(turn.patch.steps)") }
      #expect(shown == session.screen)
      #expect(shown.children[0].children.compactMap { $0.attributes[.text]?.text } == numbers.map { "Row \($0)" })
      let kept = numbers.compactMap { old.firstIndex(of: $0) }
      let moves = turn.patch.steps.count { if case .move = $0 { true } else { false } }
      #expect(moves == kept.count - longestAscent(kept), "\(old) became \(numbers)")
    }
  }

  @Test("An id that comes twice is told of when it comes: beside an old one, beside a new one, and at first")
  func sameIDs() async {
    func told(at change: (Binding<[Int]>) -> Void) async -> Int {
      let screen = Screen(OrderedRows(numbers: Array(0..<24)))
      change(Wanted.numbers!)
      await screen.settle()
      return screen.issues.count
    }
    #expect(await told { $0.wrappedValue.append(contentsOf: [30, 31, 31]) } == 1)
    #expect(await told { $0.wrappedValue.insert(5, at: 20) } == 1)
    #expect(await told { $0.wrappedValue.insert(20, at: 0) } == 1)
    #expect(await told { $0.wrappedValue.append(contentsOf: 100..<1_100) } == 0)
    #expect(await told { $0.wrappedValue.reverse() } == 0)
    let screen = Screen(OrderedRows(numbers: [1, 2, 1]))
    #expect(screen.issues.count == 1)
    Wanted.numbers!.wrappedValue.append(3)
    await screen.settle()
    #expect(screen.issues.count == 1, "It has been said.")
  }

  /// The length of a longest ascending run, by trying all: what the rows may keep of their order.
  private func longestAscent(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(1 + (numbers[..<index].indices.filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }
}

@MainActor private enum Wanted { static var numbers: Binding<[Int]>? }

private struct OrderedRows: View {
  @State var numbers: [Int]

  var body: some View {
    Wanted.numbers = $numbers
    return VStack { ForEach(numbers, id: \.self) { Text("Row \($0)") } }
  }
}
