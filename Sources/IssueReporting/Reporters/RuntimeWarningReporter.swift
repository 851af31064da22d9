import TenureIssues

/// A warning on standard error, whether or not a test runs.
public struct RuntimeWarningReporter: IssueReporter {
  /// Writes a block of text.
  public func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    Issues.report(Issue(message() ?? "Issue recorded", fileID: "\(fileID)", line: Int(line)))
  }
}

extension IssueReporter where Self == RuntimeWarningReporter {
  /// A warning on standard error, whether or not a test runs.
  public static var runtimeWarning: Self { Self() }
}
