import Foundation
import TenureCheck

/// `tenure check PATH …`
struct CheckCommand {
  private let arguments: Arguments
  private let format: Report.Format
  /// The least severity that makes the exit code 1; nil for none.
  private let failing: Severity?

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, command: "check",
      options: CodeBase.options.union([
        "--rule", "--format", "--colour", "--baseline", "--write-baseline", "--since", "--at-least", "--output",
        "--fail-at", "--stamp", "--deadline",
      ]),
      flags: CodeBase.flags.union(["--help", "-h", "--fix", "--json", "--suggest", "--ranked", "--explain-run"]))
    let name = try self.arguments.format(among: Report.Format.allCases.map(\.rawValue), usual: "human")
    format = Report.Format(rawValue: name) ?? .human
    switch self.arguments.last("--fail-at") ?? "info" {
    case "never": failing = nil
    case let word:
      guard let severity = Severity(rawValue: word) else {
        throw Misuse("'--fail-at' is info, warning, error or never, not '\(word)'.")
      }
      failing = severity
    }
  }

  func run() throws -> Int32 {
    if arguments.has("--help") || arguments.has("-h") {
      Terminal.write(CheckHelp.text)
      return ExitCode.clean
    }
    var codeBase = try CodeBase(arguments, command: "check")
    let filter = try FindingFilter(arguments, codeBase.settings)
    if let path = arguments.last("--write-baseline") {
      return try writeBaseline(of: filter.all(in: codeBase).result, codeBase, to: path)
    }
    var (result, odd) = try filter.apply(to: codeBase)
    if arguments.has("--fix") {
      let fixing = Fixing(filter: filter)
      (codeBase, result, odd) = try fixing.fix(codeBase, result, odd)
    }
    let shown = arguments.has("--ranked") ? result.findings.ranked() : result.findings
    let notes = odd + codeBase.notes(on: result)
    if arguments.has("--suggest") {
      Terminal.write(Fixing(filter: filter).suggestions(for: shown, in: codeBase.project))
    } else {
      // These two tell of files that no finding speaks of.
      let tellsAll = format == .junit || format == .summary
      let project = tellsAll ? codeBase.project : codeBase.project(around: shown)
      let report = Report(shown, notes: notes, project: project, fileCount: codeBase.fileCount)
      try Output.put(report.text(format, isColoured: try isColoured()), arguments)
    }
    if format == .human {
      for note in notes { Terminal.say("\(note.path):\(note.line): note: \(note.text)") }
      Terminal.say(summary(shown, codeBase.fileCount))
    }
    if arguments.has("--explain-run") {
      let explanation = RunExplanation(codeBase.project, notes: odd, unfinished: result.unfinished)
      Terminal.say(explanation.text)
      if codeBase.programs.count > 1 {
        Terminal.say("Programs beside each other: \(codeBase.programs.count); each is judged by itself.")
      }
    }
    guard !shown.contains(where: { finding in failing.map { finding.severity >= $0 } ?? false }) else {
      return ExitCode.findings
    }
    if !result.cut.isEmpty { return ExitCode.cut }
    if let stamp = arguments.last("--stamp") { try Output.put("// State ownership has been checked.\n", into: stamp) }
    return ExitCode.clean
  }

  private func writeBaseline(of result: Check.Result, _ codeBase: CodeBase, to path: String) throws -> Int32 {
    for note in codeBase.notes(on: result) { Terminal.say("\(note.path):\(note.line): note: \(note.text)") }
    let baseline = Baseline(result.findings, in: codeBase.project(around: result.findings))
    try Output.put(baseline.text(), into: path)
    Terminal.say("\(baseline.count) finding\(baseline.count == 1 ? "" : "s") written to '\(path)'.")
    return result.cut.isEmpty ? ExitCode.clean : ExitCode.cut
  }

  private func isColoured() throws -> Bool {
    switch arguments.last("--colour") ?? "auto" {
    case "auto": Terminal.isColoured && !arguments.has("--output")
    case "always": true
    case "never": false
    case let other: throw Misuse("'--colour' is auto, always or never, not '\(other)'.")
    }
  }

  private func summary(_ findings: [Finding], _ fileCount: Int) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 || severity == .info ? "" : "s")"
    }
    let files = "\(fileCount) file\(fileCount == 1 ? "" : "s")"
    return counts.isEmpty ? "Nothing found in \(files)." : "\(counts.joined(separator: ", ")) in \(files)."
  }
}
