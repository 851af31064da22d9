/// Comments that switch a rule off: `// tenure:disable:next rule — reason` for what starts on the next line (or, behind
/// code, on its own), `// tenure:disable rule — reason` for the file.
struct Suppressions {
  static let needless = RuleDescription.needlessSuppression

  private struct Remark {
    let place: Place
    let rules: [String]
    /// The line that it is about; nil for the whole file.
    let line: Int?
    let problem: String?
  }

  private var remarks: [Remark] = []

  init(project: Project) {
    for file in project.files where file.standing == .product {
      for remark in file.remarks { remarks.append(Self.read(remark, in: file)) }
    }
  }

  private static func read(_ remark: TenureCheck.Remark, in file: FileFacts) -> Remark {
    let place = Place(file, remark.range)
    let words = remark.text.split(whereSeparator: \.isWhitespace).map(String.init)
    let command = words.first ?? ""
    let names = words.dropFirst().prefix { !["—", "-", "--", "–"].contains($0) }
      .flatMap { $0.split(separator: ",").map(String.init) }
    switch command {
    case "disable", "disable:next":
      let before = file.source.line(place.line).utf8.prefix(place.column - 1)
      let isBehindCode = !before.allSatisfy { $0 == 32 || $0 == 9 }
      let line = command == "disable" ? nil : isBehindCode ? place.line : Self.nextLine(after: place.line, in: file)
      let unknown = names.filter { AllRules.rule($0) == nil }
      let problem =
        names.isEmpty
        ? "It names no rule."
        : unknown.isEmpty ? nil : "There is no rule \(unknown.map { "'\($0)'" }.joined(separator: ", "))."
      return Remark(place: place, rules: names, line: line, problem: problem)
    default:
      return Remark(
        place: place, rules: [], line: nil,
        problem: "'tenure:\(command)' is no command. There is 'tenure:disable:next' and 'tenure:disable'.")
    }
  }

  /// The next line that has code on it.
  private static func nextLine(after line: Int, in file: FileFacts) -> Int {
    var next = line + 1
    while next <= file.source.lineCount {
      let text = file.source.line(next).drop { $0 == " " || $0 == "\t" }
      if !text.isEmpty, !text.hasPrefix("//") { return next }
      next += 1
    }
    return line + 1
  }

  /// What is left of the findings, with those about remarks that switch nothing off. A remark about a rule that did not
  /// run is not judged.
  func apply(to findings: [Finding], isActive: (String, String) -> Bool) -> [Finding] {
    let byFile = Dictionary(grouping: remarks.indices, by: { remarks[$0].place.path })
    var used: Set<Int> = []
    var left: [Finding] = []
    for finding in findings {
      let matching = (byFile[finding.place.path] ?? []).filter { index in
        let remark = remarks[index]
        return remark.rules.contains(finding.rule) && (remark.line == nil || remark.line == finding.place.line)
      }
      if matching.isEmpty { left.append(finding) }
      used.formUnion(matching)
    }
    for index in remarks.indices where !used.contains(index) {
      let remark = remarks[index]
      guard remark.problem != nil || remark.rules.allSatisfy({ isActive($0, remark.place.path) }) else { continue }
      left.append(
        Finding(
          rule: Self.needless, severity: .warning, place: remark.place,
          fact: "This comment switches nothing off." + (remark.problem.map { " " + $0 } ?? ""),
          consequence: "", advice: remark.problem == nil ? "Remove it." : "Correct or remove it."))
    }
    return left
  }
}
