extension TestStore {
  /// A feature under test.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State, @ReducerBuilder<State, Action> reducer: () -> R,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let surroundings = TestSurroundings()
    let (state, reducer) = surroundings.run { (initialState(), reducer()) }
    let line = CallerLine(fileID, filePath, line, column)
    self.init(TestCore(state, reducer, surroundings, line), state)
  }
}

/// What holds where a feature under test runs.
@MainActor final class TestSurroundings {
  init() {}

  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
}
