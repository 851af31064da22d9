import CustomDump

extension TestCore {
  /// Compares the state after an action with what the test expects of it.
  func check(
    from before: State, to after: State, firstID: Int, _ what: String, _ line: CallerLine,
    _ update: ((inout State) throws -> Void)?
  ) {
    var expected = exhaustivity == .on ? before : after
    let given = expected
    do {
      try surroundings.run {
        try StackElementID.$counter.withValue(StackElementID.Counter(startingAt: firstID)) { try update?(&expected) }
      }
    } catch {
      return line.report("The closure that says what \(what) changes threw an error: \(error)")
    }
    if expected != after {
      let difference = difference(expected, after)
      return line.report(
        exhaustivity == .on && update == nil
          ? """
          The state changed with \(what), and the test expects no change:

          \(difference)

          Give the step a closure that makes the same change: '{ $0.property = value }'.
          """
          : """
          The state after \(what) is not what the test expects:

          \(difference)
          """)
    }
    if exhaustivity == .on, update != nil, expected == given {
      line.report(
        """
        The test expects \(what) to change the state, and its closure changes nothing.

        The state is as it was, too. Remove the closure.
        """)
    }
  }

  /// A change that a test which is not exhaustive does not mention.
  func note(_ text: String, _ line: CallerLine) {
    if exhaustivity == .off(showSkippedAssertions: true) {
      print("Skipped at \(line.fileID):\(line.line): \(text)")
    }
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
