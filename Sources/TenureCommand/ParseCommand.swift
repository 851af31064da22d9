import Foundation
import TenureCheck

/// `tenure parse PATH …`: what reading costs, and what of it is the parser's. `--alone` parses and keeps nothing.
struct ParseCommand {
  private let arguments: Arguments

  init(_ arguments: [String]) throws {
    self.arguments = try Arguments(arguments, command: "parse", options: ["--threads"], flags: ["--time", "--alone"])
  }

  func run() throws -> Int32 {
    guard !arguments.paths.isEmpty else { throw Misuse("'tenure parse' wants a path.") }
    let threads = arguments.values["--threads"]?.last.flatMap { Int($0) }
    let clock = ContinuousClock()
    var facts: [FileFacts] = []
    var rows: [(name: String, time: Duration)] = []
    var files: [SwiftFiles.File] = []
    rows.append(("finding files", try clock.measure { files = try SwiftFiles(arguments.paths).files }))
    if arguments.has("--alone") {
      ProjectReader.parseOnly(files, threads: threads)
      return ExitCode.clean
    }
    if arguments.has("--time") {
      rows.append(("parsing alone", clock.measure { ProjectReader.parseOnly(files, threads: threads) }))
    }
    rows.append(("parsing and facts", clock.measure { facts = ProjectReader.read(files, threads: threads) }))
    if arguments.has("--time") {
      let folder = NSTemporaryDirectory() + "tenure-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      if let cache = FactsCache(folder: folder) {
        rows.append(("into the cache", clock.measure { cache.store(facts, of: files) }))
        rows.append(
          ("out of the cache", clock.measure { facts = ProjectReader.read(files, threads: threads, cache: cache) }))
      }
      rows.append(("how code is built", clock.measure { _ = Targets(for: files) }))
      var project: Project?
      rows.append(("project", clock.measure { project = Project(files: facts) }))
      rows.append(("rules", clock.measure { _ = project.map { Check.findings(in: $0, rules: AllRules.list) } }))
    }
    let lines = facts.reduce(0) { $0 + $1.source.lineCount }
    print("\(facts.count) files, \(lines) lines, \(facts.reduce(0) { $0 + $1.all.count }) nodes")
    for row in rows where arguments.has("--time") {
      let seconds = Double(row.time.components.attoseconds) / 1e18 + Double(row.time.components.seconds)
      print("\(row.name): \(Int(seconds * 1000)) ms, \(Int(Double(lines) / max(seconds, 1e-6))) lines a second")
    }
    for note in facts.flatMap(\.notes) { Terminal.say("\(note.path):\(note.line): note: \(note.text)") }
    return ExitCode.clean
  }
}
