import IssueReportingTestSupport
import TenureIssues

/// Fails the test that runs; in a program, a warning on standard error.
public struct DefaultReporter: IssueReporter {
  /// What `.default` does with it.
  public func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    reportIssue(message(), severity: .error, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// What `.default` does with it.
  public func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    guard isTesting else {
      return RuntimeWarningReporter()
        .reportIssue(message(), severity: severity, fileID: fileID, filePath: filePath, line: line, column: column)
    }
    TestRunner.fail(
      message(), isWarning: severity == .warning,
      at: Place(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// What `.default` does with it.
  public func reportIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt,
    column: UInt
  ) {
    guard isTesting else {
      return RuntimeWarningReporter()
        .reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
    TestRunner.fail(error, message(), at: Place(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Swift Testing counts what is expected itself.
  public func expectIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    guard TestContext.current?.isSwiftTesting == true else { return }
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// What `.default` does with it.
  public func expectIssue(
    _ error: any Error, _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt,
    column: UInt
  ) {
    guard TestContext.current?.isSwiftTesting == true else { return }
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

extension IssueReporter where Self == DefaultReporter {
  /// Fails the test that runs; in a program, a warning on standard error.
  public static var `default`: Self { Self() }
}
