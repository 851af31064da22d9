import Synchronization

/// Who is told of issues.
///
///     IssueReporters.current = [.fatalError]
public enum IssueReporters {
  /// Those in force. Setting it holds for the whole process, and inside `withIssueReporters` not at all: there it is an
  /// issue.
  public static var current: [any IssueReporter] {
    get { local?.reporters ?? shared.withLock { $0 } }
    set {
      if local != nil {
        IssueReporting.reportIssue(
          """
          'IssueReporters.current' was set inside 'withIssueReporters', and the change is lost.

          The reporters of that call are in force until it ends. Set 'IssueReporters.current' when the program starts, \
          or pass the reporters to 'withIssueReporters'.
          """)
        return
      }
      shared.withLock { $0 = newValue }
    }
  }

  private static let shared = Mutex<[any IssueReporter]>([.default])
  @TaskLocal static var local: Reporters?

  struct Reporters: Sendable { let reporters: [any IssueReporter] }
}

/// Runs code with other reporters, and the tasks that it starts.
///
///     withIssueReporters([]) { try model.save() }      // in silence
public func withIssueReporters<Result>(_ reporters: [any IssueReporter], operation: () throws -> Result) rethrows
  -> Result
{
  try IssueReporters.$local.withValue(.init(reporters: reporters)) { try operation() }
}

/// The same for code that waits.
public func withIssueReporters<Result>(
  _ reporters: [any IssueReporter], isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Result
) async rethrows -> Result {
  try await IssueReporters.$local.withValue(.init(reporters: reporters)) { try await operation() }
}
