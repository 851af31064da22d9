import Dependencies
import Sharing

extension TestStore {
  /// A feature under test, with the dependencies that the test gives it.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> R.State, @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) where State == R.State, Action == R.Action {
    let surroundings = withDependencies(prepareDependencies) { TestSurroundings(DependencyValues._current) }
    let (state, reducer) = surroundings.run {
      StackElementID.$ownCounter.withValue(surroundings.elementIDs) { (initialState(), reducer()) }
    }
    let line = CallerLine(fileID, filePath, line, column)
    self.init(TestCore(state, reducer, surroundings, line), state)
  }

  /// The dependencies of the feature from now on.
  public var dependencies: DependencyValues {
    get { core.surroundings.dependencies }
    set { core.surroundings.dependencies = newValue }
  }
}

/// What holds where a feature under test runs.
@MainActor final class TestSurroundings {
  var dependencies: DependencyValues
  let sharedChanges = SharedChanges()
  /// Counts what is on stacks at the beginning, and what is pushed later.
  let elementIDs = StackElementID.Counter(within: StackElementID.counter)

  /// True once the feature has asked to be dismissed.
  private(set) var isDismissed = false

  init(_ dependencies: DependencyValues) {
    self.dependencies = dependencies
    // Whoever presents a feature is not there in its own test.
    self.dependencies.dismiss.root = DismissEffect.Way { [weak self] _ in self?.isDismissed = true }
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    let dependencies = dependencies
    return try withDependencies({ $0 = dependencies }) { try body() }
  }

  /// The same, where changes of shared values are watched.
  func runFeature<Result>(_ body: () throws -> Result) rethrows -> Result {
    try run { try withDependencies({ $0.sharedChanges = sharedChanges }) { try body() } }
  }
}
