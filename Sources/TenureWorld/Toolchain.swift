import Synchronization
import TenureIssues

/// What rests on the insides of the toolchain. Where those are not known, screens do without.
package enum Ability: UInt8, CaseIterable, Sendable {
  /// Tasks run in order, on time that stands still.
  case virtualTime
  /// The same for what is put on queues and run loops.
  case queues
  /// A fault ends a screen, not the process.
  case caughtFaults
  /// So does a trap of Swift's.
  case caughtTraps

  /// What else goes with it.
  fileprivate var withIt: [Ability] { self == .caughtFaults ? [.caughtFaults, .caughtTraps] : [self] }

  fileprivate var fact: String {
    switch self {
    case .virtualTime: "This screen's time is real: advance(by:) waits, and settle() does not wait for tasks."
    case .queues: "What this screen puts on queues and run loops runs in real time, and settle() does not wait for it."
    case .caughtFaults: "A fault or a trap in this screen's code ends the whole process."
    case .caughtTraps: "A trap in this screen's code ends the whole process."
    }
  }
}

/// Something in the toolchain that is not as a test takes it for granted.
package struct Difference: Sendable, Equatable {
  package let assumption: String
  package let found: String
  /// What there is not because of it.
  package let without: Ability

  init(_ assumption: String, found: String, without ability: Ability) {
    (self.assumption, self.found, without) = (assumption, found, ability)
  }

  package var issue: Issue {
    Issue(
      without.fact,
      evidence: "The Swift toolchain is not one that tests were tried with. Taken for granted is that \(assumption). "
        + "Found: \(found).",
      advice: "Use a toolchain that docs/stability.md names as tried, or a version of this package for yours.")
  }
}

/// What this process's toolchain allows tests to do.
package struct Toolchain: Sendable {
  /// What is not as it was expected to be.
  package let differences: [Difference]
  /// A bit for each ability that there is not.
  private let missing: UInt8

  private init(_ differences: [Difference]) {
    self.differences = differences
    missing = differences.flatMap(\.without.withIt).reduce(0) { $0 | 1 << $1.rawValue }
  }

  package func has(_ ability: Ability) -> Bool { missing & 1 << ability.rawValue == 0 }

  private static let changes = Mutex<[@Sendable (inout Assumptions) -> Void]>([])

  /// Expects something else: for a test of what happens then. Said before the first screen.
  package static func expect(_ change: @escaping @Sendable (inout Assumptions) -> Void) {
    changes.withLock { $0.append(change) }
  }

  /// Looked at once, on the main actor, when the first screen is made.
  package static let current: Toolchain = MainActor.assumeIsolated {
    var expected = Assumptions()
    for change in changes.withLock({ $0 }) { change(&expected) }
    expected.install()
    let toolchain = Toolchain(expected.differences())
    // A test that ends badly may not come to look at its screen's issues.
    for difference in toolchain.differences { Issues.print(difference.issue) }
    return toolchain
  }
}
