import CasePaths
import CustomDump

extension TestStore {
  /// Waits for an action that an effect sends.
  public func receive(
    _ expected: Action, timeout: Duration? = nil, assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      { $0 == expected }, "the action\n\n\(dumped(expected))", { difference(expected, $0) }, timeout, update,
      CallerLine(fileID, filePath, line, column))
  }

  /// Waits for an action of a case: `receive(\.response)`.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>, timeout: Duration? = nil,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      { ActionPath(actionCase).extract(from: $0) != nil },
      "an action of another case, with a value of type '\(Value.self)'",
      { dumped($0) }, timeout, update, CallerLine(fileID, filePath, line, column))
  }

  /// Waits for an action of a case with a value: `receive(\.response, 3)`.
  public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>, _ value: Value, timeout: Duration? = nil,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      { ActionPath(actionCase).extract(from: $0) == value }, "the action\n\n\(dumped(actionCase(value)))",
      { difference(actionCase(value), $0) }, timeout, update, CallerLine(fileID, filePath, line, column))
  }

  /// Waits for an action that meets a condition.
  public func receive(
    _ isMatching: (_ action: Action) -> Bool, timeout: Duration? = nil,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      isMatching, "an action that meets the condition", { dumped($0) }, timeout, update,
      CallerLine(fileID, filePath, line, column))
  }

  func receive(
    _ isMatching: (Action) -> Bool, _ expected: String, _ compare: (Action) -> String, _ timeout: Duration?,
    _ update: ((inout State) throws -> Void)?, _ line: CallerLine
  ) async {
    let limit = timeout ?? self.timeout
    let core = core
    func isThere() -> Bool {
      exhaustivity == .on ? !core.received.isEmpty : core.received.contains { isMatching($0.action) }
    }
    _ = await core.wait(limit) { isThere() || core.isQuiet }
    guard isThere() else { return line.report(nothing(expected, limit)) }
    while true {
      let next = core.takeReceived()
      // In the closure the state is still as before.
      defer { state = next.state }
      if isMatching(next.action) {
        core.check(
          from: next.before, to: next.state, firstID: next.firstID, step: next.step, "the action", line, update)
        break
      }
      if exhaustivity == .on {
        line.report(
          """
          An action was received, and the test expects \(expected.hasPrefix("an action of") ? expected : "another one"):

          \(compare(next.action))
          """)
        break
      }
      core.note("received \(describe(next.action))", line)
    }
    await core.yield()
  }

  private func nothing(_ expected: String, _ limit: Duration) -> String {
    let others = core.received.map { dumped($0.action) }.joined(separator: "\n")
    let what = others.isEmpty ? "none was" : "none like it was. There are:\n\n\(others)"
    let inFlight = core.inFlight.count
    let advice =
      inFlight == 0
      ? "No effect is running that could send one. Check that the reducer returns the effect that does."
      : """
      \(inFlight == 1 ? "An effect is" : "\(inFlight) effects are") still running after \(limit). Advance the clock that \
      \(inFlight == 1 ? "it waits" : "they wait") for, or give this step a longer 'timeout:'.
      """
    return """
      The test expects to receive \(expected.hasPrefix("an action of") ? "an action of the case" : expected)\
      \(expected.contains("\n") ? "\n\n" : ", ")and \(what).

      \(advice)
      """
  }
}
