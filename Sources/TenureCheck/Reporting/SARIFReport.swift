import Foundation

/// SARIF 2.1.0, which code hosts show as alerts.
struct SARIFReport {
  let report: Report

  init(_ report: Report) { self.report = report }

  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(log()), as: UTF8.self) + "\n"
  }

  private func log() -> SARIF.Log {
    let ids = Set(report.findings.map(\.rule))
    let known = AllRules.list.map { $0.about }.map { about in
      SARIF.Rule(
        id: about.id, shortDescription: SARIF.Message(text: about.title),
        fullDescription: SARIF.Message(text: about.why.flattened),
        help: SARIF.Help(text: about.explanation, markdown: RulePage.markdown(about)),
        defaultConfiguration: SARIF.Configuration(level: level(about.severity)),
        properties: SARIF.RuleProperties(tags: [about.preset.rawValue]))
    }
    let needless = ids.contains(Suppressions.needless) ? [Self.needless] : []
    let rules = known + needless
    let indices = Dictionary(rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let prints = Fingerprints(report.findings, in: report.project).prints
    return SARIF.Log(runs: [
      SARIF.Run(
        tool: SARIF.Tool(driver: SARIF.Driver(rules: rules)),
        invocations: [
          SARIF.Invocation(executionSuccessful: true, toolExecutionNotifications: report.notes.map(notification))
        ],
        results: zip(report.findings, prints).map { finding, print in
          SARIF.Result(
            ruleId: finding.rule, ruleIndex: indices[finding.rule] ?? -1, level: level(finding.severity),
            rank: Double(finding.rank), properties: SARIF.ResultProperties(confidence: finding.confidence.rawValue),
            message: SARIF.Message(text: finding.message), locations: [location(finding.place)],
            relatedLocations: finding.evidence.map { location($0.place, text: $0.text) },
            partialFingerprints: ["tenure/v1": print.digest], fixes: finding.fix.map { fixes($0) })
        })
    ])
  }

  private static let needless = SARIF.Rule(
    id: Suppressions.needless, shortDescription: SARIF.Message(text: "A comment that switches nothing off."),
    fullDescription: SARIF.Message(text: "A comment that switches nothing off can go."),
    help: SARIF.Help(text: "Remove the comment.", markdown: "Remove the comment."),
    defaultConfiguration: SARIF.Configuration(level: "warning"), properties: SARIF.RuleProperties(tags: ["default"]))

  private func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }

  private func notification(_ note: FileNote) -> SARIF.Notification {
    SARIF.Notification(
      level: "warning", message: SARIF.Message(text: note.text),
      locations: [
        SARIF.Location(
          physicalLocation: SARIF.PhysicalLocation(
            artifactLocation: artifact(note.path), region: SARIF.Region(startLine: note.line)),
          message: nil)
      ])
  }

  private func artifact(_ path: String) -> SARIF.Artifact {
    // What is relative stays so: services look for it from the root of the repository.
    path.hasPrefix("/")
      ? SARIF.Artifact(uri: "file://" + path.asURIPath, uriBaseId: nil)
      : SARIF.Artifact(uri: path.asURIPath, uriBaseId: "%SRCROOT%")
  }

  private func location(_ place: Place, text: String? = nil) -> SARIF.Location {
    SARIF.Location(
      physicalLocation: SARIF.PhysicalLocation(
        artifactLocation: artifact(place.path), region: region(place.path, place.range)),
      message: text.map { SARIF.Message(text: $0) })
  }

  private func region(_ path: String, _ range: Range<Int>) -> SARIF.Region {
    guard let file = report.files[path] else { return SARIF.Region(startLine: 1) }
    let start = column(range.lowerBound, in: file)
    let end = column(range.upperBound, in: file)
    return SARIF.Region(startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column)
  }

  /// Columns are of UTF-16 here.
  private func column(_ offset: Int, in file: FileFacts) -> (line: Int, column: Int) {
    let place = file.source.position(of: offset)
    let before = String(decoding: file.source.line(place.line).utf8.prefix(place.column - 1), as: UTF8.self)
    return (place.line, before.utf16.count + 1)
  }

  private func fixes(_ fix: Fix) -> [SARIF.Fix] {
    let paths = fix.edits.map(\.path).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return [
      SARIF.Fix(
        description: SARIF.Message(text: fix.title),
        artifactChanges: paths.map { path in
          SARIF.ArtifactChange(
            artifactLocation: artifact(path),
            replacements: fix.edits.filter { $0.path == path }.map {
              SARIF.Replacement(
                deletedRegion: region(path, $0.range), insertedContent: SARIF.Message(text: $0.text))
            })
        })
    ]
  }
}
