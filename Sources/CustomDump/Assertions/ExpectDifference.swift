import IssueReporting

/// Checks that a value changes as described.
///
///     expectDifference(model.user) {
///       model.rename("Blob Jr.")
///     } changes: {
///       $0.name = "Blob Jr."
///     }
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String? = nil,
  operation: () throws -> Void, changes updateExpectingResult: (inout Value) throws -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  do {
    var expected = try expression()
    try updateExpectingResult(&expected)
    try operation()
    let actual = try expression()
    if expected != actual {
      report(expected, actual, message(), "Expected: −, Actual: +", fileID, filePath, line, column)
    }
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// The same for a value that has changed: from what it is, the changes lead to what it is.
///
///     expectDifference(model.user) { $0.name = "Blob" }
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String? = nil,
  changes updateExpectingResult: (inout Value) throws -> Void,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  expectDifference(
    try expression(), message(), operation: {}, changes: updateExpectingResult, fileID: fileID, filePath: filePath,
    line: line, column: column)
}

/// The same for an operation that waits.
public func expectDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Void,
  changes updateExpectingResult: (inout Value) throws -> Void, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  do {
    var expected = try expression()
    try updateExpectingResult(&expected)
    try await operation()
    let actual = try expression()
    if expected != actual {
      report(expected, actual, message(), "Expected: −, Actual: +", fileID, filePath, line, column)
    }
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
