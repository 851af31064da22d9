/// Where issues are said to be, instead of where they are reported.
struct IssueContext: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  @TaskLocal static var current: IssueContext?
}

/// Runs code whose issues are said to be at one place: that of the caller of a helper.
///
///     func expectSaved(fileID: StaticString = #fileID, filePath: StaticString = #filePath,
///       line: UInt = #line, column: UInt = #column
///     ) {
///       withIssueContext(fileID: fileID, filePath: filePath, line: line, column: column) { model.check() }
///     }
public func withIssueContext<Result>(
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, operation: () throws -> Result
) rethrows -> Result {
  let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  return try IssueContext.$current.withValue(context) { try operation() }
}

/// The same for code that waits.
public func withIssueContext<Result>(
  fileID: StaticString, filePath: StaticString, line: UInt, column: UInt,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Result
) async rethrows -> Result {
  let context = IssueContext(fileID: fileID, filePath: filePath, line: line, column: column)
  return try await IssueContext.$current.withValue(context) { try await operation() }
}
