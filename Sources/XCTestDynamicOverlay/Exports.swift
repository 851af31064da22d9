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
