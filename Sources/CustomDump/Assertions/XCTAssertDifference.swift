import IssueReporting

/// The older name of `expectNoDifference`.
public func XCTAssertNoDifference<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  let message = message()
  expectNoDifference(
    try first(), try second(), message.isEmpty ? nil : message, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// The older name of `expectDifference`.
public func XCTAssertDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  operation: () throws -> Void = {}, changes updateExpectingResult: (inout Value) throws -> Void,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let message = message()
  expectDifference(
    try expression(), message.isEmpty ? nil : message, operation: operation, changes: updateExpectingResult,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// The older name of `expectDifference`, for an operation that waits.
public func XCTAssertDifference<Value: Equatable>(
  _ expression: @autoclosure () throws -> Value, _ message: @autoclosure () -> String = "",
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Void,
  changes updateExpectingResult: (inout Value) throws -> Void, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) async {
  let message = message()
  await expectDifference(
    try expression(), message.isEmpty ? nil : message, isolation: isolation, operation: operation,
    changes: updateExpectingResult, fileID: fileID, filePath: filePath, line: line, column: column)
}
