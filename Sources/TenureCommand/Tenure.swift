import Foundation
import TenureCheck
import TenureProject

/// The command: its first argument says what is to be done.
@main struct Tenure {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let rest = Array(arguments.dropFirst())
    do {
      switch arguments.first {
      case "check": exit(try CheckCommand(rest).run())
      case "explain": exit(try explain(rest))
      case "rules": print(try rules(rest), terminator: "")
      case "map": exit(try MapCommand(rest).run())
      case "stats": exit(try StatsCommand(rest).run())
      case "history": exit(try HistoryCommand(rest).run())
      case "lsp": exit(try LanguageServer(rest).run())
      case "parse": exit(try ParseCommand(rest).run())
      case .some(let name) where ProjectCommands.names.contains(name):
        exit(ProjectCommands(name: name, rest: rest).run())
      case nil, "help", "-h", "--help": print(help, terminator: "")
      case .some(let other):
        let near = Nearest.word(to: other, among: commands).map { "Did you mean '\($0)'?" }
        throw Misuse("There is no command '\(other)'. \(near ?? "'tenure help' lists them.")")
      }
    } catch let error as Misuse {
      Terminal.say("tenure: \(error.text)")
      exit(ExitCode.misuse)
    } catch {
      // Errors of the checker are sentences.
      Terminal.say("tenure: \(error)")
      exit(ExitCode.misuse)
    }
  }

  private static let commands =
    ["check", "explain", "rules", "map", "stats", "history", "lsp", "parse", "help"] + ProjectCommands.names.sorted()

  static let help = """
    Usage: tenure <command> [arguments]

      run PATH           build any SwiftUI project and show it, in a browser, as text or as a picture;
                         'tenure run --help' says more
      test PATH          the tests of any package, or the unit tests of an Xcode project
      new test VIEW PATH a first test of a view, written from what it shows
      drive PATH         a program without a display that does what it is told, a line at a time
      mcp                the same for assistants, by the Model Context Protocol
      support PATH       what of SwiftUI a project uses, and what of it is not here
      install, doctor    what the others need, and whether it is there
      dist FILE.tar.gz   the same as an archive, for machines without Tenure's sources
      check PATH …       find mistakes of state ownership; 'tenure check --help' says more
      explain RULE       what a rule names, what would be right, and why
      rules              all rules, with their presets
      map PATH …         who holds, reads and writes which state; 'tenure map --help' says more
      stats PATH …       wrappers, models, views and findings in numbers
      history FILE       a test of what a store has recorded; 'tenure history --help' says more
      lsp                a language server on standard input and output, for editors
      parse PATH …       read files and do nothing else; --time says how fast
      help               this text

    All but 'lsp', 'mcp' and 'parse' take --json.

    Ends with 0 when nothing was found, with 1 when something was or does not build, with 2 when it was asked wrongly or a
    path cannot be read, with 3 when the installation is missing or another one,
    with 4 when a run was cut short by its --deadline and had found nothing.

    """

  private static func explain(_ arguments: [String]) throws -> Int32 {
    let asked = try Arguments(arguments, command: "explain", options: [], flags: ["--json"])
    guard asked.paths.count == 1 else { throw Misuse("'tenure explain' wants the name of one rule.") }
    guard let rule = AllRules.rule(asked.paths[0]) else { throw Misuse.unknownRule(asked.paths[0]) }
    let page = RulePage.markdown(rule.about)
    print(asked.has("--json") ? try jsonLine(RuleRow(rule.about, page: page)) : page, terminator: "")
    return ExitCode.clean
  }

  /// A rule, for programs.
  private struct RuleRow: Encodable {
    let rule: String
    let preset: String
    let title: String
    let page: String?

    init(_ about: RuleDescription, page: String? = nil) {
      (rule, preset, title, self.page) = (about.id, about.preset.rawValue, about.title, page)
    }
  }

  private static func rules(_ arguments: [String]) throws -> String {
    let asked = try Arguments(arguments, command: "rules", options: [], flags: ["--json"])
    guard asked.paths.isEmpty else { throw Misuse("'tenure rules' lists all. 'tenure explain' is about one.") }
    if asked.has("--json") { return try jsonLine(AllRules.list.map { RuleRow($0.about) }) }
    let width = AllRules.list.map { $0.about.id.count }.max() ?? 0
    return AllRules.list.map { rule in
      let id = rule.about.id.padding(toLength: width, withPad: " ", startingAt: 0)
      return "\(id)  \(rule.about.preset.rawValue)  \(rule.about.title)\n"
    }.joined()
  }
}

enum ExitCode {
  static let clean: Int32 = 0
  static let findings: Int32 = 1
  static let misuse: Int32 = 2
  /// The time of the whole run was over, and nothing had been found by then.
  static let cut: Int32 = 4
}

/// The command was asked for something that it cannot do.
struct Misuse: Error {
  let text: String

  init(_ text: String) { self.text = text }

  static func unknownRule(_ name: String) -> Misuse {
    let ids = AllRules.list.map { $0.about.id }
    let alike = ids.filter { !Set($0.split(separator: "-")).isDisjoint(with: name.split(separator: "-")) }
    let advice =
      Nearest.word(to: name, among: ids).map { "Did you mean '\($0)'?" }
      ?? (alike.isEmpty
        ? "'tenure rules' lists them." : "There is \(alike.map { "'\($0)'" }.joined(separator: ", ")).")
    return Misuse("There is no rule '\(name)'. \(advice)")
  }
}
