import Foundation
import TenureCheck

/// Which findings are told: of the rules that are asked for, and of these the new and the serious ones.
struct FindingFilter {
  private let rules: [any Rule.Type]?
  private let least: Severity
  private let baseline: (path: String, content: Baseline)?
  private let revision: String?
  /// How long one rule may take.
  private let limit: Duration

  init(_ arguments: Arguments, _ settings: Settings) throws {
    rules = try arguments.values["--rule"]?.flatMap { $0.split(separator: ",").map(String.init) }.map { name in
      guard let rule = AllRules.rule(name) else { throw Misuse.unknownRule(name) }
      return rule
    }
    let word = arguments.last("--at-least") ?? "info"
    guard let least = Severity(rawValue: word) else {
      throw Misuse("There is no severity '\(word)'. There is info, warning and error.")
    }
    self.least = least
    revision = arguments.last("--since")
    limit = try ReadingOptions.limit(arguments) ?? Check.usualLimit
    baseline = arguments.values["--write-baseline"] == nil ? try Self.baseline(arguments, settings) : nil
  }

  /// The findings that are known, if any are.
  static func baseline(_ arguments: Arguments, _ settings: Settings) throws -> (path: String, content: Baseline)? {
    let path = arguments.last("--baseline") ?? settings.baseline.map { "\(settings.folder ?? ".")/\($0)" }
    return try path.map { ($0, try read($0)) }
  }

  private static func read(_ path: String) throws -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Misuse("There is no baseline '\(path)'. Write one with 'tenure check --write-baseline \(path) .'.")
    }
    return try Baseline(text: String(decoding: data, as: UTF8.self), path: path)
  }

  /// Whatever the baseline knows, and what is odd about files.
  func all(in codeBase: CodeBase) -> (result: Check.Result, notes: [FileNote]) {
    var (result, notes) = codeBase.check(rules: rules, limit: limit)
    result.findings.removeAll { $0.severity < least }
    return (result, notes)
  }

  private func all(in projects: [Project], until deadline: Deadline?) -> Check.Result {
    var all = Check.Result(findings: [], unfinished: [], limit: limit)
    for project in projects {
      all.add(
        rules.map { Check.run(in: project, rules: $0, limit: limit, until: deadline) }
          ?? Check.run(in: project, limit: limit, until: deadline))
    }
    all.findings.removeAll { $0.severity < least }
    return all
  }

  func apply(to codeBase: CodeBase, quietly: Bool = false) throws -> (result: Check.Result, notes: [FileNote]) {
    var (result, notes) = all(in: codeBase)
    if let revision {
      let before = try OlderRevision(revision, of: codeBase)
      let older = all(in: codeBase.projects(of: before.files), until: codeBase.deadline)
      result.findings =
        Baseline(older.findings, in: before.project).apply(to: result.findings, in: codeBase.project).new
      // What a rule was not asked about before is not known to be new.
      let unknown = Set(older.unfinished.map(\.id))
      result.findings.removeAll { unknown.contains($0.rule) }
      result.unfinished += older.unfinished.filter { rule in !result.unfinished.contains { $0.id == rule.id } }
      result.cut.formUnion(older.cut)
    }
    if let baseline {
      let compared = baseline.content.apply(to: result.findings, in: codeBase.project(around: result.findings))
      result.findings = compared.new
      // What a rule that was given up would have found is not gone.
      let gone = compared.gone.filter { gone in !result.unfinished.contains { $0.id == gone.rule } }
      if !quietly, revision == nil { say(gone, baseline.path) }
    }
    return (result, notes)
  }

  private func say(_ gone: [Baseline.Gone], _ path: String) {
    guard !gone.isEmpty else { return }
    let count = gone.reduce(0) { $0 + $1.count }
    Terminal.say(
      "\(count) finding\(count == 1 ? "" : "s") of '\(path)' \(count == 1 ? "is" : "are") no longer there; write it anew:"
    )
    for item in gone.prefix(20) { Terminal.say("  \(item.path): \(item.rule) in \(item.inside): \(item.line)") }
    if gone.count > 20 { Terminal.say("  … and \(gone.count - 20) more lines") }
  }
}
