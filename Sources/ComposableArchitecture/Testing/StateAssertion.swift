import CustomDump
import Sharing

extension TestCore {
  /// Compares the state after an action with what the test expects of it.
  func check(
    from before: State, to after: State, firstID: Int, step: Int, _ what: String, _ line: CallerLine,
    _ update: ((inout State) throws -> Void)?
  ) {
    let shared = SharedCheck(surroundings.sharedChanges, after: step, exhaustivity == .on ? .all : .some)
    compare(exhaustivity == .on ? before : after, after, shared, firstID, what, line, update)
  }

  /// Compares the state as it is with what the test says of it.
  func assert(_ state: State, _ line: CallerLine, _ update: (inout State) throws -> Void) {
    let shared = SharedCheck(
      surroundings.sharedChanges, after: nil, exhaustivity == .on ? .someSinceKnown : .some)
    let exhaustivity = exhaustivity
    self.exhaustivity = .off
    defer { self.exhaustivity = exhaustivity }
    withoutActuallyEscaping(update) { compare(state, state, shared, 0, "the steps so far", line, $0) }
  }

  private func compare(
    _ given: State, _ after: State, _ shared: SharedCheck, _ firstID: Int, _ what: String, _ line: CallerLine,
    _ update: ((inout State) throws -> Void)?
  ) {
    defer { shared.end() }
    var expected = given
    do {
      try surroundings.run {
        try StackElementID.$ownCounter.withValue(StackElementID.Counter(startingAt: firstID)) {
          try shared.expecting { try update?(&expected) }
        }
      }
    } catch {
      return line.report("The closure that says what \(what) changes threw an error: \(error)")
    }
    if let difference = whatDiffers(expected, after, shared) {
      return line.report(
        exhaustivity == .on && update == nil
          ? """
          The state changed with \(what), and the test expects no change:

          \(difference)

          Give the step a closure that makes the same change: '{ $0.property = value }'\(shared.advice).
          """
          : """
          The state after \(what) is not what the test expects:

          \(difference)
          """)
    }
    if exhaustivity == .on, update != nil, expected == given, !shared.hasExpectation {
      line.report(
        """
        The test expects \(what) to change the state, and its closure changes nothing.

        The state is as it was, too. Remove the closure.
        """)
    }
  }

  /// What is not as expected, in the state or in what it shares.
  private func whatDiffers(_ expected: State, _ after: State, _ shared: SharedCheck) -> String? {
    shared.comparing {
      if expected != after { return difference(expected, after) }
      let unseen = shared.unseenDifferences
      if unseen.isEmpty { return nil }
      // An array whose elements share what has changed may say that it is the same as before.
      return unseen.map { difference($0.expected, $0.actual) }.joined(separator: "\n\n")
    }
  }

  /// Nothing may be left that effects have made of shared values.
  func checkShared() {
    let shared = SharedCheck(surroundings.sharedChanges, after: nil, .all)
    let differences = shared.differences
    if differences.isEmpty { return }
    line.report(
      """
      The test ended, and \(differences.count == 1 ? "a shared value has" : "\(differences.count) shared values have") \
      changed since the last step of it:

      \(differences.map { difference($0.expected, $0.actual) }.joined(separator: "\n\n"))

      Say so when the effect is over: 'store.assert { $0.$property.withLock { $0 = value } }'.
      """)
  }

  /// A change that a test which is not exhaustive does not mention.
  func note(_ text: @autoclosure () -> String, _ line: CallerLine) {
    if exhaustivity == .off(showSkippedAssertions: true) {
      print("Skipped at \(line.fileID):\(line.line): \(text())")
    }
  }
}

extension SharedCheck {
  fileprivate var advice: String {
    differences.isEmpty ? "" : ", or '{ $0.$property.withLock { $0 = value } }' for what is shared"
  }
}

/// The lines in which two values differ, the first one as expected.
func difference<Value>(_ expected: Value, _ actual: Value) -> String {
  guard let lines = diff(expected, actual, format: .proportional) else {
    return "They look the same, and '==' says that they are not: \(expected)"
  }
  return "\(lines.indented(by: 2))\n\n(Expected: −, Actual: +)"
}

/// A value in full, for a message.
func dumped(_ value: Any) -> String {
  var text = ""
  customDump(value, to: &text)
  return text.indented(by: 2)
}

extension String {
  func indented(by count: Int) -> String {
    let margin = String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : margin + $0 }
      .joined(separator: "\n")
  }
}
