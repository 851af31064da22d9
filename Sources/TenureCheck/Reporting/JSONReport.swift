import Foundation

/// Findings for other programs.
public enum JSONReport {
  private struct Document: Encodable {
    let version = 1
    let findings: [Item]
    let notes: [Note]
  }

  private struct Item: Encodable {
    let rule, severity, confidence, path: String
    let rank, line, column, start, end: Int
    let fact, consequence, advice: String
    let evidence: [Spot]
  }

  private struct Spot: Encodable {
    let path: String
    let line, column: Int
    let text: String
  }

  private struct Note: Encodable {
    let path: String
    let line: Int
    let text: String
  }

  /// One object: findings, and notes about files.
  public static func text(_ findings: [Finding], notes: [FileNote]) throws -> String {
    let document = Document(
      findings: findings.map { finding in
        Item(
          rule: finding.rule, severity: finding.severity.rawValue, confidence: finding.confidence.rawValue,
          path: finding.place.path, rank: finding.rank, line: finding.place.line, column: finding.place.column,
          start: finding.place.range.lowerBound, end: finding.place.range.upperBound,
          fact: finding.fact, consequence: finding.consequence, advice: finding.advice,
          evidence: finding.evidence.map {
            Spot(path: $0.place.path, line: $0.place.line, column: $0.place.column, text: $0.text)
          })
      },
      notes: notes.map { Note(path: $0.path, line: $0.line, text: $0.text) })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(document), as: UTF8.self)
  }
}
