/// Runs code, and reports an error that it throws as an issue.
///
///     withErrorReporting("The list could not be saved") { try store.save() }
///
/// Nil where an error was thrown.
@discardableResult public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil, to reporters: [any IssueReporter]? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  catching body: () throws -> Result
) -> Result? {
  do {
    return try withReporters(reporters) { try body() }
  } catch {
    withReporters(reporters) {
      reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return nil
  }
}

/// The same for code that waits. A task's cancellation is an error like others.
@discardableResult public func withErrorReporting<Result>(
  _ message: @autoclosure () -> String? = nil, to reporters: [any IssueReporter]? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  isolation: isolated (any Actor)? = #isolation, catching body: () async throws -> Result
) async -> Result? {
  do {
    if let reporters { return try await withIssueReporters(reporters) { try await body() } }
    return try await body()
  } catch {
    withReporters(reporters) {
      reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
    }
    return nil
  }
}

private func withReporters<Result>(_ reporters: [any IssueReporter]?, _ body: () throws -> Result) rethrows -> Result {
  guard let reporters else { return try body() }
  return try withIssueReporters(reporters, operation: body)
}
