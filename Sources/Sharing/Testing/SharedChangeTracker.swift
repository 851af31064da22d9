import Dependencies
import IssueReporting

/// Watches which shared values some code changes, for those who build a tool for tests on it.
///
///     @_spi(SharedChangeTracking) import Sharing
///
///     let tracker = SharedChangeTracker()
///     tracker.track { model.increment() }
///     tracker.assert { model.$count.withLock { $0 = 1 } }       // what is expected: it changes nothing
///
/// In `assert` a shared value is what it was before, until it is written; `$count == $count` compares what is expected, on
/// the left, with what is. The trap: changes that nobody has asserted are an issue when the tracker goes away.
@_spi(SharedChangeTracking) public final class SharedChangeTracker: Sendable {
  private let changes = SharedChanges()
  private let reportsUnasserted: Bool
  private let reporters = IssueReporters.current

  /// One that knows of no changes yet.
  public init(reportUnassertedChanges: Bool = true) { reportsUnasserted = reportUnassertedChanges }

  deinit {
    guard reportsUnasserted else { return }
    for change in SharedCheck(changes, after: nil, .all).unknown {
      withIssueReporters(reporters) {
        let (known, now) = (String(reflecting: change.known), String(reflecting: change.now))
        reportIssue("Tracked unasserted changes to '\(change.described)': \(known) → \(now)")
      }
    }
  }

  /// Watches what is changed in `operation`.
  public func track<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try withDependencies {
      $0.sharedChanges = changes
    } operation: {
      try operation()
    }
  }

  /// Runs what writes and compares what is expected.
  public func assert<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try SharedCheck(changes, after: nil, .all).asserting(operation)
  }
}
