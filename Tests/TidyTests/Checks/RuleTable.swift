/// A rule of behaviour, as `docs/semantics/rules.tsv` has it.
struct Rule: Equatable {
  let number: String
  let group: Int
  let title: String
  let summary: String
  let confidence: String
}

/// A test whose title starts with the numbers of the rules that it tests: `R003 R004 …`.
struct RuleTest: Equatable {
  let path: String
  let line: Int
  let rules: [String]
  /// The title without the numbers.
  let title: String
}

/// `docs/rules.md`: each rule, and the tests that carry its number.
enum RuleTable {
  static let source = "docs/semantics/rules.tsv"
  static let confidences = ["documented", "verified", "widely reported", "inferred", "conflicting"]
  static let summaryLimit = 110
  static let header = "number\tgroup\ttitle\tsummary\tconfidence"
  /// Groups whose parts of the framework come later, so that a rule without a test is no surprise.
  static let laterGroups = 18...21

  static func markdown(rules: [Rule], tests: [RuleTest]) -> String {
    var testsOfRule: [String: [RuleTest]] = [:]
    for test in tests { for rule in test.rules { testsOfRule[rule, default: []].append(test) } }
    let untested = rules.filter { testsOfRule[$0.number] == nil }
    let later = untested.count { laterGroups.contains($0.group) }
    var text = """
      # Rules of behaviour

      What code may rely on, in numbered rules, and the tests that carry their numbers. How well a rule is known to hold for
      Apple's framework is in [\(source.dropFirst("docs/".count))](\(source.dropFirst("docs/".count))): documented, verified, \
      widely reported, inferred, or conflicting.

      This page is made from that file and the titles of the tests. Do not edit it: run `\(GeneratedFile.command)`.

      \(rules.count) rules: \(rules.count - untested.count) tested, \(untested.count) with no test, \(later) of them for later.

      """
    var group: Int?
    for rule in rules {
      if rule.group != group {
        group = rule.group
        text += "\n## \(rule.group). \(markdownCell(rule.title))\n"
        if laterGroups.contains(rule.group) { text += "\nLater: navigation and presentation.\n" }
        text += "\n| Rule | What it says | Tests | Status |\n|---|---|---|---|\n"
      }
      let tests = testsOfRule[rule.number] ?? []
      let status = tests.isEmpty ? laterGroups.contains(rule.group) ? "no test, later" : "no test" : "tested"
      let cells = [rule.number, markdownCell(rule.summary), tests.map(\.cell).joined(separator: "<br>"), status]
      text += "| \(cells.joined(separator: " | ")) |\n"
    }
    return text
  }

  /// Lines of the list that say too much, too little, or what no reader can tell, and tests of rules that are not there.
  static func findings(in file: SourceFile, tests: [RuleTest]) -> [Finding] {
    let rows = file.lines.dropLast(file.text.hasSuffix("\n") ? 1 : 0)
    let header = rows.first.map(String.init) == Self.header ? nil : "The first line is not '\(Self.header)'."
    var findings = header.map { [Finding(path: file.path, line: 1, message: $0)] } ?? []
    var group: Rule?
    for (index, row) in rows.enumerated().dropFirst() {
      let message: String?
      if let rule = Rule(row) {
        message = rule.complaint(at: index, after: group)
        group = rule
      } else {
        message = "Not a rule. Write five fields with tabs between them: a number such as R001, a group's number, …"
      }
      if let message { findings.append(Finding(path: file.path, line: index + 1, message: message)) }
    }
    let known = Set(rules(in: file).map(\.number))
    for test in tests {
      for rule in test.rules where !known.contains(rule) {
        findings.append(Finding(path: test.path, line: test.line, message: "\(rule) is no rule of \(file.path)."))
      }
    }
    return findings
  }

  static func rules(in file: SourceFile) -> [Rule] { file.lines.dropFirst().compactMap(Rule.init) }
}

extension Rule {
  init?(_ row: Substring) {
    let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, let group = Int(fields[1]) else { return nil }
    self.init(number: fields[0], group: group, title: fields[2], summary: fields[3], confidence: fields[4])
  }

  /// What is wrong with this rule, the `position`th of the list.
  fileprivate func complaint(at position: Int, after previous: Rule?) -> String? {
    let digits = String(position)
    let expected = "R" + String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    if number != expected { return "'\(number)' stands where \(expected) belongs. Rules are numbered in order." }
    if summary.isEmpty { return "\(number) says nothing. Say it in a line." }
    if summary.count > RuleTable.summaryLimit {
      return "\(number) takes \(summary.count) characters, \(RuleTable.summaryLimit) are the limit. Say it shorter."
    }
    if !RuleTable.confidences.contains(confidence) {
      return "'\(confidence)' is no confidence. Write one of: \(RuleTable.confidences.joined(separator: ", "))."
    }
    let (lastGroup, lastTitle) = previous.map { ($0.group, $0.title) } ?? (0, "")
    let isInOrder = group == lastGroup ? title == lastTitle : group == lastGroup + 1 && !title.isEmpty
    return isInOrder ? nil : "Group \(group), '\(title)', does not follow group \(lastGroup), '\(lastTitle)'."
  }
}

extension RuleTest {
  /// The tests of a file that count for a rule: not those that are switched off or known to fail.
  static func all(in file: SourceFile) -> [RuleTest] {
    guard file.isSwift, file.folders.first == "Tests", file.text.contains(#/@Test\(\s*"R\d/#) else { return [] }
    let (lines, code) = (file.lines, file.codeLines)
    let starts = code.indices.filter { code[$0].contains("@Test") }
    return zip(starts, starts.dropFirst() + [code.count]).compactMap { start, end in
      let title = #/@Test\(\s*"((?:[^"\\]|\\.)*)"/#
      let written = lines[start..<min(start + 2, lines.count)].joined(separator: "\n")
      let body = code[start..<end].joined(separator: "\n")
      guard let match = written.firstMatch(of: title), isOn(body) else { return nil }
      return RuleTest(path: file.path, line: start + 1, title: String(match.1).replacing(#/\\(["\\])/#) { $0.1 })
    }
  }

  /// Nil when the title names no rule.
  private init?(path: String, line: Int, title: String) {
    guard let numbers = title.prefixMatch(of: #/(?:R\d{3}\b,?\s*)+/#.wordBoundaryKind(.simple)) else { return nil }
    self.init(
      path: path, line: line, rules: numbers.0.matches(of: #/R\d{3}/#).map { String($0.0) },
      title: String(title[numbers.range.upperBound...]))
  }

  /// Whether a test runs always and is expected to pass, by its code from the attribute on.
  private static func isOn(_ code: String) -> Bool {
    let attribute = code.firstRange(of: "func ").map { code[..<$0.lowerBound] } ?? code[...]
    return !attribute.contains(".disabled(") && !attribute.contains(".enabled(") && !code.contains("withKnownIssue")
  }

  fileprivate var cell: String {
    let name = path.split(separator: "/").last ?? ""
    return "[\(name)](../\(path)): \(markdownCell(title))"
  }
}
