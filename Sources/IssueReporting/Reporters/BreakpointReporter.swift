import Glibc
import TenureIssues

/// Stops in the debugger at each issue; without a debugger the program ends.
public struct BreakpointReporter: IssueReporter {
  /// Says what is wrong, then stops.
  public func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    Issues.log("\(message() ?? "Issue recorded")\n  at \(fileID):\(line)")
    raise(SIGTRAP)
  }
}

extension IssueReporter where Self == BreakpointReporter {
  /// Stops in the debugger at each issue; without a debugger the program ends.
  public static var breakpoint: Self { Self() }
}
