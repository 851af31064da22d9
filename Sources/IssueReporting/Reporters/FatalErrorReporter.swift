/// Stops the program at the first issue.
public struct FatalErrorReporter: IssueReporter {
  /// Stops the program.
  public func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? "Issue recorded"
    Swift.fatalError("\(message)\n  at \(fileID):\(line)", file: filePath, line: line)
  }
}

extension IssueReporter where Self == FatalErrorReporter {
  /// Stops the program at the first issue.
  public static var fatalError: Self { Self() }
}
