/// Lines that a workflow of GitHub turns into annotations.
enum GitHubReport {
  static func text(_ report: Report) -> String {
    let findings = report.findings.map { finding in
      let end = report.end(of: finding.place)
      let places = [
        "file=\(property(finding.place.path))", "line=\(finding.place.line)", "endLine=\(end.line)",
        "col=\(finding.place.column)",
      ]
      // A column's end is only understood on the line where it began.
      let endColumn = end.line == finding.place.line ? ["endColumn=\(end.column)"] : []
      let properties = (places + endColumn + ["title=\(property(finding.rule))"]).joined(separator: ",")
      return "::\(command(finding.severity)) \(properties)::\(message(finding.message))\n"
    }
    let notes = report.notes.map { note in
      "::warning file=\(property(note.path)),line=\(note.line),title=unread code::\(message(note.text))\n"
    }
    return (findings + notes).joined()
  }

  private static func command(_ severity: Severity) -> String {
    switch severity {
    case .info: "notice"
    case .warning: "warning"
    case .error: "error"
    }
  }

  private static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r\n", with: "%0A").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
