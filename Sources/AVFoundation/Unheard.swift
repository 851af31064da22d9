import TenureIssues

/// Reports what a user would have seen or heard: hosts play nothing.
func reportUnheard(_ fact: String, because call: String) {
  Issues.report(
    Issue(
      fact, severity: .note, evidence: "\(call) was called, and nothing is played on Linux.",
      advice: "Show what it says on the screen too: on a phone many users have the sound turned off."))
}
