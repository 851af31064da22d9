/// Takes the dependencies in force along to a closure that is called later.
///
///     withEscapedDependencies { dependencies in
///       queue.async {
///         dependencies.yield { self.refresh() }
///       }
///     }
public func withEscapedDependencies<Result>(_ operation: (DependencyValues.Continuation) throws -> Result) rethrows
  -> Result
{
  try operation(DependencyValues.Continuation())
}

/// The same for code that waits.
public func withEscapedDependencies<Result>(
  isolation: isolated (any Actor)? = #isolation,
  _ operation: (DependencyValues.Continuation) async throws -> Result
) async rethrows -> Result {
  try await operation(DependencyValues.Continuation())
}

extension DependencyValues {
  /// The dependencies in force where it was made.
  public struct Continuation: Sendable {
    private let values = DependencyValues._current

    /// Runs code with them.
    public func yield<Result>(_ operation: () throws -> Result) rethrows -> Result {
      try DependencyValues.$_current.withValue(values) { try operation() }
    }

    /// The same for code that waits.
    public func yield<Result>(
      isolation: isolated (any Actor)? = #isolation, _ operation: () async throws -> Result
    ) async rethrows -> Result {
      try await DependencyValues.$_current.withValue(values) { try await operation() }
    }
  }
}
