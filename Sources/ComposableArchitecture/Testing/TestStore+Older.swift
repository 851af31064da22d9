import CasePaths

extension TestStore {
  /// Waits for an action of a case, with a case path as `/Action.response` makes it.
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>, timeout: Duration? = nil,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      { actionCase.extract(from: $0) != nil }, "an action of another case, with a value of type '\(Value.self)'",
      { dumped($0) }, timeout, update, CallerLine(fileID, filePath, line, column))
  }

  /// Waits for an action that an effect sends, so many nanoseconds at most.
  public func receive(
    _ expected: Action, timeout nanoseconds: UInt64,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async where Action: Equatable {
    await receive(
      expected, timeout: .nanoseconds(nanoseconds), assert: update, fileID: fileID, file: filePath, line: line,
      column: column)
  }

  /// Waits for an action of a case, so many nanoseconds at most.
  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>, timeout nanoseconds: UInt64,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, timeout: .nanoseconds(nanoseconds), assert: update, fileID: fileID, file: filePath, line: line,
      column: column)
  }

  /// Waits for an action of a case as `/Action.response` makes it, so many nanoseconds at most.
  public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>, timeout nanoseconds: UInt64,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      actionCase, timeout: .nanoseconds(nanoseconds), assert: update, fileID: fileID, file: filePath, line: line,
      column: column)
  }

  /// Waits until no effect is running, so many nanoseconds at most.
  public func finish(
    timeout nanoseconds: UInt64, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await finish(timeout: .nanoseconds(nanoseconds), fileID: fileID, file: filePath, line: line, column: column)
  }
}

extension Duration {
  fileprivate static func nanoseconds(_ count: UInt64) -> Duration { .nanoseconds(Int64(clamping: count)) }
}
