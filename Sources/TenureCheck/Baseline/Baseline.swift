import Foundation

/// Findings that are known and not to be told again.
public struct Baseline: Sendable {
  /// What is wrong with a baseline file.
  public struct Problem: Error, CustomStringConvertible {
    public let description: String
  }

  /// What a file says that is no longer so.
  public struct Gone: Sendable, Equatable {
    /// What a finding is known by: its rule, its file, the declaration around it and the text of its line.
    public let rule, path, inside, line: String
    /// How many findings there are of this kind.
    public let count: Int
  }

  private struct Document: Codable {
    var version = 1
    var findings: [Entry]
  }

  private struct Entry: Codable {
    let print: Fingerprint
    let count: Int

    init(print: Fingerprint, count: Int) {
      self.print = print
      self.count = count
    }

    private enum CodingKeys: String, CodingKey { case count }

    init(from decoder: any Decoder) throws {
      print = try Fingerprint(from: decoder)
      count = try decoder.container(keyedBy: CodingKeys.self).decode(Int.self, forKey: .count)
    }

    func encode(to encoder: any Encoder) throws {
      try print.encode(to: encoder)
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(count, forKey: .count)
    }
  }

  private var counts: [Fingerprint: Int] = [:]

  /// Takes all findings as known.
  public init(_ findings: [Finding], in project: Project) {
    for print in Fingerprints(findings, in: project).prints { counts[print.print, default: 0] += 1 }
  }

  /// Reads a baseline that was written before. Throws for a text that is none.
  public init(text: String, path: String) throws {
    do {
      let document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
      guard document.version == 1 else {
        throw Problem(
          description:
            "'\(path)' is a baseline of version \(document.version), and this tenure knows version 1 alone. Write "
            + "it anew with --write-baseline.")
      }
      for entry in document.findings { counts[entry.print, default: 0] += max(0, entry.count) }
    } catch let error as Problem {
      throw error
    } catch {
      throw Problem(description: "'\(path)' is no baseline. One is written with --write-baseline.")
    }
  }

  /// One entry a line's worth of finding, in an order that keeps differences small.
  public func text() throws -> String {
    let entries = counts.map { Entry(print: $0.key, count: $0.value) }.sorted {
      let (one, other) = ($0.print, $1.print)
      return (one.path, one.rule, one.inside, one.line) < (other.path, other.rule, other.inside, other.line)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(findings: entries)), as: UTF8.self) + "\n"
  }

  /// How many findings are known.
  public var count: Int { counts.values.reduce(0, +) }

  /// What is new, and what the baseline knows that is no more. A finding whose file has been moved or renamed is the same.
  public func apply(to findings: [Finding], in project: Project) -> (new: [Finding], gone: [Gone]) {
    var left = counts
    let prints = Fingerprints(findings, in: project).prints
    var unknown: [Int] = []
    for (index, print) in prints.enumerated() {
      if let count = left[print.print], count > 0 { left[print.print] = count - 1 } else { unknown.append(index) }
    }
    var moved: [Fingerprint: [Fingerprint]] = [:]
    for (print, count) in left where count > 0 {
      moved[print.withoutPath, default: []] += Array(repeating: print, count: count)
    }
    var new: [Finding] = []
    for index in unknown {
      if let known = moved[prints[index].print.withoutPath]?.popLast() {
        left[known, default: 0] -= 1
      } else {
        new.append(findings[index])
      }
    }
    let gone = left.filter { $0.value > 0 }.map { print, count in
      Gone(rule: print.rule, path: print.path, inside: print.inside, line: print.line, count: count)
    }
    return (new, gone.sorted { ($0.path, $0.rule, $0.inside, $0.line) < ($1.path, $1.rule, $1.inside, $1.line) })
  }
}
