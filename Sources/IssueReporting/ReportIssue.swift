/// Says that something is wrong: fails the test that runs, at the caller's line; in a program, warns on standard error.
///
///     guard !items.isEmpty else {
///       reportIssue("Asked for the first of no items.")
///       return
///     }
///
/// The trap: the program goes on. Whatever follows has to hold for the wrong case too.
public func reportIssue(
  _ message: @autoclosure () -> String? = nil, severity: IssueSeverity = .error, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = IssueContext.current ?? IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = Expectation.current
  expectation?.meet()
  for reporter in IssueReporters.current {
    if expectation != nil {
      reporter.expectIssue(
        message(), fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    } else {
      reporter.reportIssue(
        message(), severity: severity, fileID: place.fileID, filePath: place.filePath, line: place.line,
        column: place.column)
    }
  }
}

/// Says that an error was caught which should not have been thrown.
public func reportIssue(
  _ error: any Error, _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let place = IssueContext.current ?? IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  let expectation = Expectation.current
  expectation?.meet()
  for reporter in IssueReporters.current {
    if expectation != nil {
      reporter.expectIssue(
        error, message(), fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    } else {
      reporter.reportIssue(
        error, message(), fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    }
  }
}
