import IssueReporting
import Synchronization

/// Notes what is reported, and whether it is a warning.
final class Warnings: IssueReporter {
  let lines = Mutex<[String]>([])

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    note(message(), "error")
  }

  func reportIssue(
    _ message: @autoclosure () -> String?, severity: IssueSeverity, fileID: StaticString, filePath: StaticString,
    line: UInt, column: UInt
  ) {
    note(message(), severity == .warning ? "warning" : "error")
  }

  private func note(_ message: String?, _ kind: String) { lines.withLock { $0.append("\(kind): \(message ?? "")") } }
}
