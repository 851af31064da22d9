import CasePaths
import Dependencies

extension TestStore {
  /// A feature under test whose reducer is made already. The older spelling of `TestStore(initialState: …) { … }`.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State, reducer: @autoclosure () -> R,
    prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where State == R.State, Action == R.Action {
    self.init(
      initialState: initialState(), reducer: { reducer() }, withDependencies: prepareDependencies, fileID: fileID,
      file: filePath, line: line, column: column)
  }

  /// A feature under test whose reducer is made already, with the dependencies that the test gives it.
  @_disfavoredOverload
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State, reducer: @autoclosure () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where State == R.State, Action == R.Action {
    self.init(
      initialState: initialState(), reducer: { reducer() }, withDependencies: prepareDependencies, fileID: fileID,
      file: filePath, line: line, column: column)
  }
}

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

  /// Waits for an action that a predicate accepts, so many nanoseconds at most.
  public func receive(
    _ isMatching: (_ action: Action) -> Bool, timeout nanoseconds: UInt64,
    assert update: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {
    await receive(
      isMatching, timeout: .nanoseconds(nanoseconds), assert: update, fileID: fileID, file: filePath, line: line,
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

extension TestStoreTask {
  /// Returns when it is over, which is to be within so many nanoseconds.
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
