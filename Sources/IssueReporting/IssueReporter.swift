/// Somebody who is told of issues: of a mistake in a program that its tests should fail for.
///
///     struct LogReporter: IssueReporter {
///       func reportIssue(
///         _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
///       ) { logger.error("\(fileID):\(line): \(message() ?? "")") }
///     }
public protocol IssueReporter: Sendable {
  /// Something is wrong.
  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)

  /// Something is wrong, this badly. Goes to `reportIssue(_:fileID:filePath:line:column:)` where it is not written.
  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt)

  /// An error was caught.
  func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt,
    column: UInt)

  /// Something is wrong as `withExpectedIssue` expects. By default nothing is done.
  func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt)

  /// An error was caught as `withExpectedIssue` expects.
  func expectIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt,
    column: UInt)
}

/// How bad an issue is: an error fails the test, a warning only shows in its log.
public enum IssueSeverity: Sendable, Hashable, CaseIterable, Comparable {
  /// The test passes.
  case warning
  /// The test fails.
  case error
}

extension IssueReporter {
  /// Goes on to the reporter's own method.
  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The error as a message.
  public func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt,
    column: UInt
  ) {
    reportIssue(
      caught(error, message()), severity: .error, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Does nothing.
  public func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {}

  /// The error as a message.
  public func expectIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt,
    column: UInt
  ) {
    expectIssue(caught(error, message()), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// What is said of an error where only text is taken.
func caught(_ error: any Error, _ message: String?) -> String {
  "Caught error: \(error)" + (message.map { ": \($0)" } ?? "")
}
