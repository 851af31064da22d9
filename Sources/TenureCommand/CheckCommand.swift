import Foundation
import TenureCheck

/// `tenure check PATH …`
struct CheckCommand {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, command: "check", options: ["--preset", "--rule", "--format", "--colour"], flags: ["--help", "-h"])
  }

  static let help = """
    Usage: tenure check [options] PATH …

    Reads the Swift files at and below the paths and names mistakes of state ownership. Nothing is built.

      --preset NAME     \(Preset.allCases.map(\.rawValue).joined(separator: ", ")); several with commas; 'all' for every one
      --rule RULE       this rule alone; can be given more than once
      --format FORMAT   human (the usual), json
      --colour WHEN     auto (the usual), always, never

    Ends with 0 when nothing was found, with 1 when something was, with 2 when it was asked wrongly or a path cannot be read.

    """

  func run() throws -> Int32 {
    if arguments.has("--help") || arguments.has("-h") {
      print(Self.help, terminator: "")
      return ExitCode.clean
    }
    let rules = try rules()
    let format = arguments.values["--format"]?.last ?? "human"
    guard ["human", "json"].contains(format) else {
      throw Misuse("There is no format '\(format)'. There is human and json.")
    }
    guard !arguments.paths.isEmpty else { throw Misuse("'tenure check' wants a path. '.' is the folder you are in.") }
    let files = try SwiftFiles(arguments.paths)
    guard !files.files.isEmpty else {
      throw Misuse("There is no Swift file at or below \(arguments.paths.map { "'\($0)'" }.joined(separator: ", ")).")
    }
    let project = Project(files: Reader.read(files.files))
    let findings = Check.findings(in: project, rules: rules)
    let notes = files.notes + project.files.flatMap(\.notes)
    if format == "json" {
      print(try JSONReport.text(findings, notes: notes))
    } else {
      print(HumanReport(project: project, isColoured: try isColoured()).text(findings))
      for note in notes { Terminal.say("\(note.path):\(note.line): note: \(note.text)") }
      Terminal.say(summary(findings, project))
    }
    return findings.isEmpty ? ExitCode.clean : ExitCode.findings
  }

  private func rules() throws -> [any Rule.Type] {
    if let names = arguments.values["--rule"] {
      return try names.flatMap { $0.split(separator: ",").map(String.init) }.map { name in
        guard let rule = AllRules.rule(name) else { throw Misuse.unknownRule(name) }
        return rule
      }
    }
    let names = (arguments.values["--preset"] ?? ["default"]).flatMap { $0.split(separator: ",").map(String.init) }
    if names.contains("all") { return AllRules.list }
    let presets = try names.map { name in
      guard let preset = Preset(rawValue: name) else {
        throw Misuse(
          "There is no preset '\(name)'. There is \(Preset.allCases.map(\.rawValue).joined(separator: ", ")), all.")
      }
      return preset
    }
    return AllRules.list.filter { presets.contains($0.about.preset) || $0.about.preset == .default }
  }

  private func isColoured() throws -> Bool {
    switch arguments.values["--colour"]?.last ?? "auto" {
    case "auto": Terminal.isColoured
    case "always": true
    case "never": false
    case let other: throw Misuse("'--colour' is auto, always or never, not '\(other)'.")
    }
  }

  private func summary(_ findings: [Finding], _ project: Project) -> String {
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 || severity == .info ? "" : "s")"
    }
    let files = "\(project.files.count) file\(project.files.count == 1 ? "" : "s")"
    return counts.isEmpty ? "Nothing found in \(files)." : "\(counts.joined(separator: ", ")) in \(files)."
  }
}
