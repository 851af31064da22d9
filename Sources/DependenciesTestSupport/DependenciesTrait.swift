import Dependencies
import Testing

/// Overrides dependencies for a test, or for each test of a suite.
///
///     @Test(.dependency(\.date.now, .distantPast)) func expired() { … }
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  private let update: @Sendable (inout DependencyValues) throws -> Void

  init(_ update: @escaping @Sendable (inout DependencyValues) throws -> Void) { self.update = update }

  /// A suite's holds for its suites too.
  public var isRecursive: Bool { true }

  /// Runs the test with the overrides.
  public func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void)
    async throws
  {
    try await withDependencies {
      // Each case of a test with arguments begins as a test does.
      $0.startAnew()
      try update(&$0)
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Overrides one dependency, for each test and each case of one with a value of its own.
  public static func dependency<Value>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self { Self { $0[keyPath: keyPath] = try value() } }

  /// Overrides the dependency whose key is its own type.
  ///
  ///     @Test(.dependency(Client(load: { [] }))) func empty() { … }
  public static func dependency<Value: TestDependencyKey>(
    _ value: @autoclosure @escaping @Sendable () throws -> Value
  ) -> Self where Value == Value.Value { Self { $0[Value.self] = try value() } }

  /// Each test, and each case of one, begins with no dependency made.
  public static var dependencies: Self { Self { _ in } }

  /// Takes back what traits outside of this one override, and begins with no dependency made.
  public static var resetDependencies: Self { Self { $0 = DependencyValues() } }

  /// Overrides some.
  public static func dependencies(_ update: @escaping @Sendable (inout DependencyValues) throws -> Void) -> Self {
    Self(update)
  }
}
