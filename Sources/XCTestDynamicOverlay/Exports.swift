// The older name of IssueReporting, with what it had besides.
@_exported import IssueReporting

/// True in a test.
public var _XCTIsTesting: Bool { isTesting }

/// Reports an issue, which fails the test that runs. Outside of tests it is a warning.
@_disfavoredOverload public func XCTFail(
  _ message: String = "", fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) {
  reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
}

/// A function that a test does not expect to be called: calling it fails the test. The older name of `unimplemented`.
@_disfavoredOverload public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (), fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result {
  unimplemented(
    description(), placeholder: placeholder(), fileID: fileID, filePath: filePath, function: function, line: line,
    column: column)
}

/// A function that throws, and that a test does not expect to be called. The older name of `unimplemented`.
public func XCTUnimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "", fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result {
  unimplemented(
    description(), fileID: fileID, filePath: filePath, function: function, line: line, column: column)
}
