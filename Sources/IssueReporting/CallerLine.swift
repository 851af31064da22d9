/// A line of the program, for issues about it.
package struct CallerLine: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(_ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }

  package func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  package func report(_ error: any Error, _ message: String? = nil) {
    reportIssue(error, message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
