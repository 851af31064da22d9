import Foundation

/// A code base in numbers.
public struct Statistics: Encodable, Sendable {
  /// How many findings are known from a baseline, new, or gone since.
  public struct Trend: Encodable, Sendable {
    /// Findings in the baseline, findings that are not, and those in it that are gone.
    public let known, new, gone: Int
  }

  /// What was looked at.
  public let files, lines, views: Int
  /// Classes that publish their changes, and classes that are observed.
  public let legacyModels, observableModels: Int
  /// By their spelling, the most frequent first when they are shown.
  public let wrappers: [String: Int]
  public let findings: [String: Int]
  /// Findings by how bad they are.
  public let bySeverity: [String: Int]
  /// Findings of all kinds, for each thousand lines.
  public let findingsPerThousandLines: Double
  /// What has changed since the baseline; nil without one.
  public let trend: Trend?

  /// Counts in a project.
  public init(_ project: Project, findings: [Finding], baseline: Baseline? = nil) {
    let shipped = project.files.filter { $0.standing == .product }
    files = shipped.count
    lines = shipped.reduce(0) { $0 + $1.source.lineCount }
    let types = project.shippedTypes
    views = types.count(where: \.isView)
    legacyModels = types.count { $0.isObservableObject && !$0.isObservable }
    observableModels = types.count(where: \.isObservable)
    var wrappers: [String: Int] = [:]
    for member in types.flatMap(\.stored) {
      if let wrapper = member.wrapper, project.isShipped(member.node) { wrappers[wrapper.spelling, default: 0] += 1 }
    }
    self.wrappers = wrappers
    self.findings = Dictionary(findings.map { ($0.rule, 1) }, uniquingKeysWith: +)
    bySeverity = Dictionary(findings.map { ($0.severity.rawValue, 1) }, uniquingKeysWith: +)
    findingsPerThousandLines = lines == 0 ? 0 : (Double(findings.count) * 100_000 / Double(lines)).rounded() / 100
    trend = baseline.map { baseline in
      let result = baseline.apply(to: findings, in: project)
      return Trend(known: baseline.count, new: result.new.count, gone: result.gone.reduce(0) { $0 + $1.count })
    }
  }

  /// For other programs.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Titles and rows, as every form shows them.
  private var tables: [(title: String, rows: [(String, String)])] {
    func sorted(_ counts: [String: Int]) -> [(String, String)] {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, "\($0.value)") }
    }
    var tables = [
      (
        "Code",
        [
          ("files", "\(files)"), ("lines", "\(lines)"), ("views", "\(views)"),
          ("models, ObservableObject", "\(legacyModels)"), ("models, @Observable", "\(observableModels)"),
        ]
      ),
      ("Wrappers", sorted(wrappers)),
      ("Findings", sorted(findings) + [("per thousand lines", "\(findingsPerThousandLines)")]),
    ]
    if let trend {
      tables.append(
        (
          "Against the baseline",
          [("known then", "\(trend.known)"), ("new since", "\(trend.new)"), ("gone since", "\(trend.gone)")]
        ))
    }
    return tables.filter { !$0.1.isEmpty }.map { (title: $0.0, rows: $0.1) }
  }

  /// For people.
  public func text() -> String {
    let tables = tables
    let width = tables.flatMap(\.rows).map(\.0.count).max() ?? 0
    return tables.map { table in
      let rows = table.rows.map { row in
        "  \(row.0.padding(toLength: width, withPad: " ", startingAt: 0))  \(row.1)\n"
      }
      return table.title + "\n" + rows.joined()
    }.joined(separator: "\n")
  }

  /// As a page.
  public func html() -> String {
    let body = tables.map { table in
      let rows = table.rows.map { "<tr><td>\($0.0.asXML)</td><td>\($0.1.asXML)</td></tr>" }
      return "<h2>\(table.title)</h2>\n<table>\n\(rows.joined(separator: "\n"))\n</table>\n"
    }
    return """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <title>State in numbers</title>
      <style>
        :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
        body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
        table { border-collapse: collapse; width: 100%; }
        td { border-bottom: 1px solid #8884; padding: .2rem 0; }
        td:last-child { text-align: right; font-variant-numeric: tabular-nums; }
      </style>
      <h1>State in numbers</h1>
      \(body.joined())</html>

      """
  }
}
