import Foundation
import TenureCheck

/// `tenure map PATH …`
struct MapCommand {
  private static let formats = ["text", "json", "dot", "mermaid", "svg", "html"]

  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, command: "map",
      options: CodeBase.options.union(["--state", "--view", "--type", "--format", "--output"]),
      flags: CodeBase.flags.union(["--help", "-h"]))
  }

  static let help = """
    Usage: tenure map [options] PATH …

    Shows every piece of state: who holds it and for how long, who reads and writes it, where it is handed on.

      --state NAME      one piece of state, as 'query' or 'SearchScreen.query'
      --view NAME       what a view holds, gets, reads and writes
      --type NAME       what a type holds, and where values of it are held
      --format FORMAT   \(formats.joined(separator: ", ")); svg is drawn by Graphviz, which has to be installed
      --output FILE     into a file

    """

  func run() throws -> Int32 {
    if arguments.has("--help") || arguments.has("-h") {
      Terminal.write(Self.help)
      return ExitCode.clean
    }
    let format = arguments.last("--format") ?? "text"
    guard Self.formats.contains(format) else {
      throw Misuse("There is no format '\(format)'. \(Nearest.advice(for: format, among: Self.formats))")
    }
    let codeBase = try CodeBase(arguments, command: "map")
    let result = Check.run(in: codeBase.project, limit: try ReadingOptions.limit(arguments) ?? Check.usualLimit)
    let map = try limited(StateMap(codeBase.project, findings: result.findings))
    for note in codeBase.notes + codeBase.notes(on: result) {
      Terminal.say("\(note.path):\(note.line): note: \(note.text)")
    }
    let text =
      switch format {
      case "json": try map.json()
      case "dot": map.dot()
      case "mermaid": map.mermaid()
      case "svg": try Graphviz.svg(map.dot())
      case "html": try map.html()
      default: map.states.isEmpty ? "There is no state here.\n" : map.text()
      }
    try Output.put(text, arguments)
    return ExitCode.clean
  }

  private func limited(_ map: StateMap) throws -> StateMap {
    if let name = arguments.last("--state") { return try found(map.about(state: name), name, "state", map.stateNames) }
    if let name = arguments.last("--view") { return try found(map.about(view: name), name, "view", map.typeNames) }
    if let name = arguments.last("--type") { return try found(map.about(type: name), name, "type", map.typeNames) }
    return map
  }

  private func found(_ map: StateMap, _ name: String, _ what: String, _ names: [String]) throws -> StateMap {
    if !map.states.isEmpty { return map }
    let near = Nearest.word(to: name, among: names).map { " Did you mean '\($0)'?" }
    throw Misuse(
      "No state has to do with a \(what) '\(name)'.\(near ?? " 'tenure map' without a name shows all there is.")")
  }
}
