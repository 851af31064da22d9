/// The XML of Checkstyle, which many services read.
enum CheckstyleReport {
  static func text(_ report: Report) -> String {
    let files = report.byFile.map { path, findings in
      let errors = findings.map { finding in
        """
            <error line="\(finding.place.line)" column="\(finding.place.column)" \
        severity="\(finding.severity.rawValue)" message="\(finding.message.asXML)" source="tenure.\(finding.rule)"/>

        """
      }
      return "  <file name=\"\(path.asXML)\">\n\(errors.joined())  </file>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
      \(files.joined())</checkstyle>

      """
  }
}
