/// Findings as a comment on a pull request, or as the summary of a run.
enum MarkdownReport {
  static func text(_ report: Report) -> String {
    var text = "## State ownership\n\n"
    if report.findings.isEmpty {
      text += "Nothing found in \(report.fileCount) files.\n"
    } else {
      let counts = Severity.allCases.reversed().map { severity in
        (severity, report.findings.count { $0.severity == severity })
      }.filter { $0.1 > 0 }
      text += counts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ") + "\n"
      for (path, findings) in report.byFile {
        text += "\n### \(path.asMarkdownCell)\n\n| Line | | What | What to do | Rule |\n|---|---|---|---|---|\n"
        for finding in findings {
          let what = [finding.fact, finding.consequence].filter { !$0.isEmpty }.joined(separator: " ")
          text += """
            | \(finding.place.line) | \(finding.severity.rawValue) | \(what.asMarkdownCell) | \
            \(finding.advice.asMarkdownCell) | \(finding.rule) |

            """
        }
      }
    }
    if !report.notes.isEmpty {
      text += "\n### Not read, or only in part\n\n"
      for note in report.notes { text += "- \(note.path.asMarkdownCell):\(note.line) \(note.text.asMarkdownCell)\n" }
    }
    return text
  }
}
