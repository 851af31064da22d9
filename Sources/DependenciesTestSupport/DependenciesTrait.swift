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
    try await withDependencies(update, operation: function)
  }
}

extension Trait where Self == DependenciesTrait {
  /// Overrides one dependency.
  public static func dependency<Value: Sendable>(
    _ keyPath: WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: @autoclosure @escaping @Sendable () -> Value
  ) -> Self { Self { $0[keyPath: keyPath] = value() } }

  /// Overrides some.
  public static func dependencies(_ update: @escaping @Sendable (inout DependencyValues) throws -> Void) -> Self {
    Self(update)
  }
}
