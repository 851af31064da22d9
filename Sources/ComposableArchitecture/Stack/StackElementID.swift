import Dependencies
import Synchronization

/// What an element of a stack is known by: a number, one more for each that was ever pushed.
public struct StackElementID: Hashable, Sendable, Codable {
  let generation: Int

  /// Where somebody counts for himself: a history that is reduced anew, what a test expects of a step.
  @TaskLocal static var ownCounter: Counter?

  /// One of the program, and one for each test: there the ids count from zero, wherever a stack is made.
  static var counter: Counter { ownCounter ?? DependencyValues._current[CounterKey.self] }

  /// Counts what has been pushed.
  final class Counter: Sendable {
    private let latest: Atomic<Int>
    /// How many were made where this one counts itself.
    private let made: Atomic<Int>
    /// That of the test in which a test store counts.
    private let outer: Counter?

    init(startingAt first: Int = 0) {
      latest = Atomic(first)
      made = Atomic(first)
      outer = nil
    }

    /// Goes on from what a test has made itself, and not from what another store of the test has pushed. What is pushed here
    /// is not made by the test again.
    init(within outer: Counter) {
      let first = outer.made.load(ordering: .relaxed)
      latest = Atomic(first)
      made = Atomic(first)
      self.outer = outer
    }

    /// The number that is taken next.
    var next: Int { latest.load(ordering: .relaxed) }

    func take() -> Int {
      let number = latest.wrappingAdd(1, ordering: .relaxed).oldValue
      made.max(number &+ 1, ordering: .relaxed)
      outer?.latest.max(number &+ 1, ordering: .relaxed)
      return number
    }

    /// What is pushed under an id of somebody's choice is not pushed under it again.
    func skip(_ number: Int) {
      latest.max(number &+ 1, ordering: .relaxed)
      outer?.latest.max(number &+ 1, ordering: .relaxed)
    }
  }

  static func next() -> StackElementID { StackElementID(generation: counter.take()) }
}

private enum CounterKey: DependencyKey {
  static var liveValue: StackElementID.Counter { StackElementID.Counter() }
  static var testValue: StackElementID.Counter { StackElementID.Counter() }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// In a test: the first element that is pushed is 0, the next one 1.
  public init(integerLiteral value: Int) { generation = value }
}

extension StackElementID: CustomStringConvertible {
  public var description: String { "#\(generation)" }
}
