import TenureCheck
import Testing

/// A small program, in one file or several: a line `// file: Name.swift` begins another.
///
/// `/*!*/` stands before each place that is to be named.
struct Snippet: Sendable {
  let files: [(path: String, text: String)]

  init(_ source: String, path: String = "Snippet.swift") {
    var files: [(path: String, text: String)] = []
    var name = path
    var lines: [Substring] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("// file: ") {
        if !lines.isEmpty { files.append((name, lines.joined(separator: "\n"))) }
        name = String(line.dropFirst("// file: ".count))
        lines = []
      } else {
        lines.append(line)
      }
    }
    files.append((name, lines.joined(separator: "\n")))
    self.files = files
  }

  /// A snippet has to be Swift.
  func project(_ location: SourceLocation = #_sourceLocation) -> Project {
    let facts = files.map { FileReader.facts(path: $0.path, bytes: Array($0.text.utf8)) }
    for note in facts.flatMap(\.notes) {
      Issue.record("\(note.path):\(note.line): \(note.text)", sourceLocation: location)
    }
    return Project(files: facts)
  }

  /// Where the markers are, as `path:offset` of what follows them.
  var marks: Set<String> {
    var marks: Set<String> = []
    for file in files {
      let bytes = Array(file.text.utf8)
      let mark = Array("/*!*/".utf8)
      for index in bytes.indices where bytes[index...].starts(with: mark) {
        var place = index + mark.count
        while place < bytes.count, bytes[place] == 32 || bytes[place] == 10 { place += 1 }
        marks.insert("\(file.path):\(place)")
      }
    }
    return marks
  }
}

/// Reports where a rule's findings are not exactly the marked places.
func expect(
  _ rule: any Rule.Type, fires source: String, severity: Severity? = nil,
  _ location: SourceLocation = #_sourceLocation
) {
  let snippet = Snippet(source)
  let found = Check.findings(in: snippet.project(location), rules: [rule]).filter { $0.rule == rule.about.id }
  if snippet.marks.isEmpty { Issue.record("The snippet marks no place with /*!*/.", sourceLocation: location) }
  let places = Set(found.map { "\($0.place.path):\($0.place.range.lowerBound)" })
  for finding in found where !snippet.marks.contains("\(finding.place.path):\(finding.place.range.lowerBound)") {
    Issue.record("It fires where no mark is: \(describe(finding))", sourceLocation: location)
  }
  for mark in snippet.marks.subtracting(places).sorted() {
    Issue.record("It does not fire at the mark \(mark).", sourceLocation: location)
  }
  if let severity {
    for finding in found where finding.severity != severity {
      Issue.record("It is not \(severity.rawValue): \(describe(finding))", sourceLocation: location)
    }
  }
}

/// Reports every finding of a rule.
func expect(_ rule: any Rule.Type, staysQuiet source: String, _ location: SourceLocation = #_sourceLocation) {
  for finding in Check.findings(in: Snippet(source).project(location), rules: [rule]) {
    Issue.record("It fires: \(describe(finding))", sourceLocation: location)
  }
}

/// Compares all that a rule says of a snippet.
func expect(
  _ rule: any Rule.Type, of source: String, says text: String, _ location: SourceLocation = #_sourceLocation
) {
  let found = Check.findings(in: Snippet(source).project(location), rules: [rule])
  #expect(found.map(describe).joined(separator: "\n\n") == text, sourceLocation: location)
}

/// A finding as text: place, severity, fact, evidence, consequence, advice.
func describe(_ finding: Finding) -> String {
  var lines = ["\(finding.place.line):\(finding.place.column) \(finding.severity.rawValue): \(finding.fact)"]
  lines += finding.evidence.map { "- \($0.place.line) \($0.text)" }
  lines += [finding.consequence, finding.advice].filter { !$0.isEmpty }
  return lines.joined(separator: "\n")
}

/// A mistake and its good twin.
struct Pair: Sendable, CustomTestStringConvertible {
  let name: String
  let bad: String
  let good: String
  let severity: Severity?
  let testDescription: String

  init(_ name: String, bad: String, good: String, severity: Severity? = nil) {
    self.name = name
    self.bad = bad
    self.good = good
    self.severity = severity
    testDescription = name
  }

  func check(_ rule: any Rule.Type, _ location: SourceLocation = #_sourceLocation) {
    expect(rule, fires: bad, severity: severity, location)
    expect(rule, staysQuiet: good, location)
  }
}
