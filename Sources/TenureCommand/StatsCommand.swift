import Foundation
import TenureCheck

/// `tenure stats PATH …`
struct StatsCommand {
  private static let formats = ["text", "json", "html"]

  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, command: "stats", options: CodeBase.options.union(["--baseline", "--format", "--output"]),
      flags: CodeBase.flags.union(["--help", "-h", "--json"]))
  }

  static let help = """
    Usage: tenure stats [options] PATH …

    Counts wrappers, models, views and findings.

      --baseline FILE   how many findings are new and gone since a baseline was written
      --format FORMAT   \(formats.joined(separator: ", "))
      --json            the same as --format json
      --output FILE     into a file

    """

  func run() throws -> Int32 {
    if arguments.has("--help") || arguments.has("-h") {
      Terminal.write(Self.help)
      return ExitCode.clean
    }
    let format = try arguments.format(among: Self.formats, usual: "text")
    let codeBase = try CodeBase(arguments, command: "stats")
    let baseline = try FindingFilter.baseline(arguments, codeBase.settings)?.content
    let result = codeBase.check(limit: try ReadingOptions.limit(arguments) ?? Check.usualLimit).result
    for note in codeBase.notes(on: result) { Terminal.say("\(note.path):\(note.line): note: \(note.text)") }
    let statistics = Statistics(codeBase.project, findings: result.findings, baseline: baseline)
    let text =
      switch format {
      case "json": try statistics.json()
      case "html": statistics.html()
      default: statistics.text()
      }
    try Output.put(text, arguments)
    return ExitCode.clean
  }
}
