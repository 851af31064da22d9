/// What a first look at a code base has found, on a page that a team puts into a ticket: how much there is, what is worst,
/// and how to begin.
enum SummaryReport {
  /// Findings that are told one by one.
  private static let told = 10

  static func text(_ report: Report) -> String {
    let parts = [head(report)] + (report.findings.isEmpty ? [] : [worst(report), rules(report), beginning(report)])
    return (parts + [unread(report)]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func head(_ report: Report) -> String {
    let project = report.project
    let product = project.files.filter { $0.standing == .product }
    let lines = product.reduce(0) { $0 + $1.source.lineCount }
    let views = project.shippedTypes.count(where: \.isViewLike)
    let models = project.shippedTypes.count(where: \.isModel)
    let found = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      return count == 0 ? nil : plural(count, severity == .info ? "note" : severity.rawValue)
    }
    return """
      # State ownership

      Looked at: \(plural(product.count, "file")), \(plural(lines, "line")), \(plural(views, "view")), \
      \(plural(models, "model")); \(project.isWhole ? "a whole app" : "a part of a program"). \
      Found: \(found.isEmpty ? "nothing" : found.joined(separator: ", ")).

      """
  }

  private static func worst(_ report: Report) -> String {
    let first = Self.first(of: report.findings.ranked())
    var text = "## Look at these first\n\n"
    for (index, finding) in first.enumerated() {
      let what = [finding.fact, finding.consequence].filter { !$0.isEmpty }.joined(separator: " ")
      text += """
        \(index + 1). `\(finding.place.path):\(finding.place.line)` \(finding.rule), \(finding.severity.rawValue)
           \(what)
           **To do:** \(finding.advice)

        """
    }
    let others = report.findings.count - first.count
    return text + (others > 0 ? "\nand \(others) more.\n" : "")
  }

  /// The worst, and of each rule no more than two: a mistake that is everywhere hides no other.
  private static func first(of ranked: [Finding]) -> [Finding] {
    var counts: [String: Int] = [:]
    let chosen = ranked.filter { finding in
      counts[finding.rule, default: 0] += 1
      return counts[finding.rule, default: 0] <= 2
    }
    return Array(chosen.prefix(told))
  }

  private static func rules(_ report: Report) -> String {
    let byRule = Dictionary(grouping: report.findings, by: \.rule)
    // The rule of the worst finding first.
    var ids: [String] = []
    for finding in report.findings.ranked() where !ids.contains(finding.rule) { ids.append(finding.rule) }
    let rows = ids.map { id in
      let findings = byRule[id] ?? []
      let files = Set(findings.map(\.place.path)).count
      return "| \(id) | \(findings.count) | \(files) | \((AllRules.rule(id)?.about.title ?? "").asMarkdownCell) |"
    }
    return "## By rule\n\n| Rule | Findings | Files | |\n|---|--:|--:|---|\n\(rows.joined(separator: "\n"))\n"
  }

  private static func beginning(_ report: Report) -> String {
    let fixes = report.findings.compactMap(\.fix)
    let safe = fixes.count(where: \.isSafe)
    let steps =
      (safe == 0
        ? []
        : [
          "`tenure check --fix .` makes \(plural(safe, "change")) that \(safe == 1 ? "changes" : "change") nothing but the mistake."
        ])
      + (fixes.count == safe
        ? []
        : ["`tenure check --suggest .` prints \(plural(fixes.count - safe, "more change")) as a patch, to be judged."])
      + [
        "`tenure check --write-baseline known.json .` keeps what is there; `tenure check --baseline known.json .` then tells only what is new.",
        "`tenure explain RULE` says what a rule names, and why.",
      ]
    return "## How to begin\n\n" + steps.map { "- \($0)\n" }.joined()
  }

  private static func unread(_ report: Report) -> String {
    if report.notes.isEmpty { return "" }
    return "## Not read, or only in part\n\n"
      + report.notes.map { "- \($0.path.asMarkdownCell):\($0.line) \($0.text.asMarkdownCell)\n" }.joined()
  }

  private static func plural(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
}
