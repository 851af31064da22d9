/// Findings as a user reads them: what is wrong, where, with the line of source.
public struct HumanReport {
  let project: Project
  let isColoured: Bool

  /// For a terminal, or for a file where colours are off.
  public init(project: Project, isColoured: Bool) {
    self.project = project
    self.isColoured = isColoured
  }

  /// All findings, with the lines that they are about.
  public func text(_ findings: [Finding]) -> String {
    let files = Dictionary(project.files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    return findings.map { text($0, files) }.joined(separator: "\n")
  }

  private func text(_ finding: Finding, _ files: [String: FileFacts]) -> String {
    let place = finding.place
    var lines = [
      paint("\(place.path):\(place.line):\(place.column)", "1") + ": "
        + paint(finding.severity.rawValue, colour(finding.severity)) + ": \(finding.fact) "
        + paint("[\(finding.rule)]", "2")
    ]
    if let file = files[place.path] { lines += excerpt(of: file, place, finding.severity) }
    for item in finding.evidence {
      lines.append("  " + paint("\(item.place.path):\(item.place.line)", "2") + " \(item.text)")
    }
    for text in [finding.consequence, finding.advice] where !text.isEmpty { lines.append("  \(text)") }
    return lines.joined(separator: "\n") + "\n"
  }

  private func excerpt(of file: FileFacts, _ place: Place, _ severity: Severity) -> [String] {
    let line = file.source.line(place.line)
    let number = String(place.line)
    let gap = String(repeating: " ", count: number.count)
    let bytes = Array(line.utf8)
    let before = String(decoding: bytes.prefix(place.column - 1), as: UTF8.self)
    let marked = String(decoding: bytes.dropFirst(place.column - 1).prefix(max(1, place.range.count)), as: UTF8.self)
    let indent = before.map { $0 == "\t" ? "\t" : " " }.joined()
    let carets = "^" + String(repeating: "~", count: max(0, marked.count - 1))
    return [
      "  \(paint("\(number) |", "2")) \(line)",
      "  \(paint("\(gap) |", "2")) \(indent)\(paint(carets, colour(severity)))",
    ]
  }

  private func colour(_ severity: Severity) -> String {
    switch severity {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
