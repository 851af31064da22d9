import Sharing
import Synchronization
import Testing

/// Many shared values at once.
@Suite struct ManyValuesTests {
  /// Counts how often an id is looked at.
  final class Looks: Sendable {
    private let looks = Atomic(0)

    var count: Int { looks.load(ordering: .relaxed) }
    func add() { looks.add(1, ordering: .relaxed) }
  }

  struct NumberKey: SharedKey {
    struct ID: Hashable, Sendable {
      let number: Int
      let looks: Looks

      // The cases of a test share their values.
      static func == (a: ID, b: ID) -> Bool { a.number == b.number && a.looks === b.looks }
      func hash(into hasher: inout Hasher) {
        looks.add()
        hasher.combine(number)
      }
    }

    let id: ID

    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resumeReturningInitialValue()
    }
    func subscribe(context: LoadContext<Int>, subscriber: SharedSubscriber<Int>) -> SharedSubscription {
      SharedSubscription {}
    }
    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) { continuation.resume() }
  }

  private func values(_ numbers: Range<Int>, _ looks: Looks) -> [Shared<Int>] {
    numbers.map { Shared(wrappedValue: $0, NumberKey(id: NumberKey.ID(number: $0, looks: looks))) }
  }

  @Test(
    "Each of many values is found by a few looks, however many others there are and come and go",
    arguments: [100, 2_000])
  func manyValues(count: Int) {
    let looks = Looks()
    var held: [Shared<Int>] = []
    for number in 0..<count {
      held += values(number..<number + 1, looks)
      // One that nobody holds.
      #expect(values(-number - 1 ..< -number, looks).map(\.wrappedValue) == [-number - 1])
    }
    #expect(looks.count < 30 * count)
    #expect(held.map(\.wrappedValue) == Array(0..<count))
    for value in held { value.withLock { $0 += 1 } }
    #expect(values(0..<count, looks).map(\.wrappedValue) == Array(1...count))
  }

  @Test("A value that nobody holds any more begins anew")
  func goneValues() {
    let looks = Looks()
    for round in 0..<20 {
      let held = values(0..<200, looks)
      #expect(held.map(\.wrappedValue) == Array(0..<200), "round \(round)")
      for value in held { value.withLock { $0 += 1 } }
    }
    #expect(looks.count < 20 * 200 * 12)
  }
}
