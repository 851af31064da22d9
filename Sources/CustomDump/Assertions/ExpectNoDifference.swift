import IssueReporting

/// Checks that two values are equal; where they are not, the failure shows what is different, and only that.
///
///     expectNoDifference(model.user, User(id: 2, name: "Blob"))
public func expectNoDifference<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column
) {
  do {
    let (first, second) = (try first(), try second())
    guard first != second else { return }
    report(first, second, message(), "First: −, Second: +", fileID, filePath, line, column)
  } catch {
    reportIssue(error, message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

/// Two values that are not equal, as an issue.
func report<Value>(
  _ first: Value, _ second: Value, _ message: String?, _ legend: String, _ fileID: StaticString,
  _ filePath: StaticString, _ line: UInt, _ column: UInt
) {
  let difference = diff(first, second, format: .proportional) ?? String(customDumping: first)
  let shown = difference.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
  reportIssue(
    """
    \(message.map { "\($0)\n\n" } ?? "")Difference: …

    \(shown.joined(separator: "\n"))

    (\(legend))
    """,
    fileID: fileID, filePath: filePath, line: line, column: column)
}
