import Foundation
import TenureCheck

/// `tenure map PATH …`
struct MapCommand {
  private static let formats = ["text", "json", "dot", "mermaid", "svg", "html"]

  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(
      arguments, command: "map",
      options: CodeBase.options.union(["--state", "--view", "--type", "--since", "--format", "--output"]),
      flags: CodeBase.flags.union(["--help", "-h", "--json"]))
  }

  static let help = """
    Usage: tenure map [options] PATH …

    Shows every piece of state: who holds it and for how long, who reads and writes it, where it is handed on.

      --state NAME      one piece of state, as 'query' or 'SearchScreen.query'
      --view NAME       what a view holds, gets, reads and writes
      --type NAME       what a type holds, and where values of it are held
      --since REVISION  what has changed since a revision of git: owners, lifetimes, readers, writers
      --format FORMAT   \(formats.joined(separator: ", ")); svg is drawn by Graphviz, which has to be installed
      --json            the same as --format json
      --output FILE     into a file

    """

  func run() throws -> Int32 {
    if arguments.has("--help") || arguments.has("-h") {
      Terminal.write(Self.help)
      return ExitCode.clean
    }
    let format = try arguments.format(among: Self.formats, usual: "text")
    let codeBase = try CodeBase(arguments, command: "map")
    let limit = try ReadingOptions.limit(arguments) ?? Check.usualLimit
    let (result, notes) = codeBase.check(limit: limit)
    var map = try limited(StateMap(codeBase.project, findings: result.findings))
    var changes: MapChanges?
    if let revision = arguments.last("--since") {
      let before = try OlderRevision(revision, of: codeBase)
      let findings = codeBase.projects(of: before.files).flatMap { Check.run(in: $0, limit: limit).findings }
      let older = StateMap(before.project, findings: findings)
      let found = MapChanges(from: asked(older), to: map, since: revision)
      let changed = Set(found.states.map(\.id))
      if format != "html" { map = map.limited { changed.contains($0.id) } }
      changes = found
    }
    for note in notes + codeBase.notes(on: result) {
      Terminal.say("\(note.path):\(note.line): note: \(note.text)")
    }
    let text =
      switch format {
      case "json": try changes?.json() ?? map.json()
      case "dot": map.dot()
      case "mermaid": map.mermaid()
      case "svg": try Graphviz.svg(map.dot())
      case "html": try map.html(folder: FileManager.default.currentDirectoryPath, changes: changes)
      default: changes?.text() ?? (map.states.isEmpty ? "There is no state here.\n" : map.text())
      }
    try Output.put(text, arguments)
    return ExitCode.clean
  }

  /// What is asked about; an error where no state has to do with it.
  private func limited(_ map: StateMap) throws -> StateMap {
    let asked = asked(map)
    if !asked.states.isEmpty { return asked }
    for (what, names) in [("state", map.stateNames), ("view", map.typeNames), ("type", map.typeNames)] {
      guard let name = arguments.last("--" + what) else { continue }
      let near = Nearest.word(to: name, among: names).map { " Did you mean '\($0)'?" }
      throw Misuse(
        "No state has to do with a \(what) '\(name)'.\(near ?? " 'tenure map' without a name shows all there is.")")
    }
    return asked
  }

  private func asked(_ map: StateMap) -> StateMap {
    if let name = arguments.last("--state") { return map.about(state: name) }
    if let name = arguments.last("--view") { return map.about(view: name) }
    if let name = arguments.last("--type") { return map.about(type: name) }
    return map
  }
}
