import TenureIssues

/// How a misuse of a case path is told.
enum CasePathIssues {
  static func report(_ fact: String, _ fileID: String, _ line: Int) {
    Issues.report(Issue(fact, fileID: fileID, line: line))
  }
}
