/// Everything that a run has to tell, for every format.
public struct Report {
  /// The formats of a report.
  public enum Format: String, Sendable, CaseIterable {
    case human, json, sarif, github, xcode, checkstyle, junit, markdown, summary
  }

  public let findings: [Finding]
  /// What could not be looked at, and why.
  public let notes: [FileNote]
  /// What was looked at.
  public let project: Project
  let files: [String: FileFacts]
  /// How many files were looked at, the project's or more.
  let fileCount: Int

  /// All that a run has found. The project need not have files that no finding speaks of, if it is said how many there are.
  public init(_ findings: [Finding], notes: [FileNote], project: Project, fileCount: Int? = nil) {
    self.findings = findings
    self.notes = notes
    self.project = project
    self.fileCount = fileCount ?? project.files.count
    files = Dictionary(project.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Ends with a line's end, unless it is empty.
  public func text(_ format: Format, isColoured: Bool = false) throws -> String {
    switch format {
    case .human: HumanReport(project: project, isColoured: isColoured).text(findings)
    case .json: try JSONReport.text(findings, notes: notes) + "\n"
    case .sarif: try SARIFReport(self).text()
    case .github: GitHubReport.text(self)
    case .xcode: XcodeReport.text(self)
    case .checkstyle: CheckstyleReport.text(self)
    case .junit: JUnitReport.text(self)
    case .markdown: MarkdownReport.text(self)
    case .summary: SummaryReport.text(self)
    }
  }

  /// Findings by file, in their order.
  var byFile: [(path: String, findings: [Finding])] {
    var paths: [String] = []
    var found: [String: [Finding]] = [:]
    for finding in findings {
      if found[finding.place.path] == nil { paths.append(finding.place.path) }
      found[finding.place.path, default: []].append(finding)
    }
    return paths.map { ($0, found[$0] ?? []) }
  }

  /// Where a place ends.
  func end(of place: Place) -> (line: Int, column: Int) {
    files[place.path]?.source.position(of: place.range.upperBound) ?? (place.line, place.column)
  }
}
