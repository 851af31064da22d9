import Synchronization

/// What an element of a stack is known by: a number, one more for each that was ever pushed.
public struct StackElementID: Hashable, Sendable, Codable {
  let generation: Int

  /// The ids of a test count from zero: its test store says where to count.
  @TaskLocal static var counter = Counter()

  /// Counts what has been pushed.
  final class Counter: Sendable {
    private let latest: Atomic<Int>

    init(startingAt first: Int = 0) { latest = Atomic(first) }

    /// The number that is taken next.
    var next: Int { latest.load(ordering: .relaxed) }

    func take() -> Int { latest.wrappingAdd(1, ordering: .relaxed).oldValue }

    /// What is pushed under an id of somebody's choice is not pushed under it again.
    func skip(_ number: Int) { latest.max(number &+ 1, ordering: .relaxed) }
  }

  static func next() -> StackElementID { StackElementID(generation: counter.take()) }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// In a test: the first element that is pushed is 0, the next one 1.
  public init(integerLiteral value: Int) { generation = value }
}

extension StackElementID: CustomStringConvertible {
  public var description: String { "#\(generation)" }
}
