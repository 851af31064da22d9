import CustomDump

/// Compares the shared values after a step with those that a test expects.
package final class SharedCheck {
  /// Which values the test has to mention.
  package enum Extent {
    /// All that have changed.
    case all
    /// Those that it likes to, from what they are.
    case some
    /// Those that it likes to, from what it knows of them.
    case someSinceKnown
  }

  private let changes: SharedChanges
  private let step: Int?
  private let extent: Extent
  private let before: SharedMoment
  private let expected: SharedMoment
  private let actual: SharedMoment

  package init(_ changes: SharedChanges, after step: Int?, _ extent: Extent) {
    (self.changes, self.step, self.extent) = (changes, step, extent)
    actual = changes.moment(after: step)
    (before, expected) =
      extent == .some
      ? (changes.moment(after: step), changes.moment(after: step)) : (changes.known, changes.known)
  }

  /// Runs what a test says about the step: it reads and writes what it expects.
  package func expecting(_ body: () throws -> Void) rethrows {
    try SharedReading.$current.withValue(.expected(expected), operation: body)
    if extent != .all { expected.fill(from: actual) }
  }

  /// Runs what compares the state that a test expects, on the left, with the one that is.
  package func comparing<Result>(_ body: () throws -> Result) rethrows -> Result {
    try SharedReading.$current.withValue(.comparing(expected: expected, actual: actual), operation: body)
  }

  /// True where the test has written something that was not so before, or that the step has written too.
  package var hasExpectation: Bool {
    expected.written.contains { id, reference in
      changes.isWritten(id, in: step)
        || !isEqual(expected.value(id) ?? reference.valueNow, before.value(id) ?? reference.valueNow)
    }
  }

  /// The values that are not as expected.
  package var differences: [(expected: Any, actual: Any)] { differences { _ in true } }

  /// The same, without those that a comparison of states has seen.
  package var unseenDifferences: [(expected: Any, actual: Any)] {
    let seen = actual.read
    return differences { !seen.contains($0) }
  }

  private func differences(_ isWanted: (ObjectIdentifier) -> Bool) -> [(expected: Any, actual: Any)] {
    changes.references.merging(expected.written) { $1 }.compactMap { id, reference in
      guard isWanted(id) else { return nil }
      let pair = (
        expected: expected.value(id) ?? reference.valueNow, actual: actual.value(id) ?? reference.valueNow
      )
      return isEqual(pair.expected, pair.actual) ? nil : pair
    }
  }

  /// The test knows from now on what it was compared with.
  package func end() {
    if extent == .someSinceKnown { return changes.know(expected.written.keys) }
    if let step { changes.know(upTo: step) }
  }

  /// Runs what a test expects of the changes and compares with what has changed. Of those that are as it says it knows.
  func asserting<Result>(_ body: () throws -> Result) rethrows -> Result {
    defer {
      let isMet = expected.written.filter { id, reference in
        isEqual(expected.value(id) ?? reference.valueNow, actual.value(id) ?? reference.valueNow)
      }
      changes.know(isMet.keys)
    }
    return try SharedReading.$current.withValue(.asserting(expected: expected, actual: actual), operation: body)
  }

  /// The shared values that the test does not know of, with what they were and what they are.
  var unknown: [(described: String, known: Any, now: Any)] {
    changes.references.compactMap { id, reference in
      let (known, now) = (before.value(id) ?? reference.valueNow, reference.valueNow)
      return isEqual(known, now) ? nil : (reference.described, known, now)
    }
    .sorted { $0.described < $1.described }
  }

  private func isEqual(_ a: Any, _ b: Any) -> Bool {
    func equal<A: Equatable>(_ a: A) -> Bool { (b as? A) == a }
    return (a as? any Equatable).map { equal($0) } ?? (diff(a, b) == nil)
  }
}
