import Foundation
import Synchronization
import TenureCheck

/// The files that a command is asked about, with the settings that hold for them: one program, or several beside each
/// other. They are read when somebody asks what is in them.
struct CodeBase {
  static let options: Set = ["--preset", "--settings", "--threads", "--cache", "--time-limit"]
  static let flags: Set = ["--no-settings", "--no-cache", "--open", "--closed"]

  let paths: [String]
  let settings: Settings
  let programs: [Program]
  /// What could not be looked at.
  private let missing: [FileNote]
  private let reading: ReadingOptions
  private let whole = Whole()
  /// The command ends with them: to take apart what millions of nodes lie in would only take time.
  private static let last = Mutex<[[Program]]>([])

  /// All programs as one, put together the first time that somebody asks.
  private final class Whole: Sendable {
    let project = Mutex<Project?>(nil)
  }

  init(_ arguments: Arguments, command: String) throws {
    guard !arguments.paths.isEmpty else {
      throw Misuse("'tenure \(command)' wants a path. '.' is the folder you are in.")
    }
    let settings = try Self.settings(arguments, paths: arguments.paths)
    let reading = try ReadingOptions(arguments)
    try self.init(arguments.paths, settings, reading)
    guard !programs.isEmpty || deadline?.isOver == true else {
      let places = paths.map { "'\($0)'" }.joined(separator: ", ")
      throw Misuse(
        "There is no Swift file at or below \(places)\(settings.include.isEmpty && settings.exclude.isEmpty ? "" : " that the settings include")."
      )
    }
  }

  private init(_ paths: [String], _ settings: Settings, _ reading: ReadingOptions) throws {
    self.paths = paths
    self.settings = settings
    self.reading = reading
    let found = try SwiftFiles(paths)
    missing = found.notes
    programs = Program.all(
      in: found.files.filter { settings.includes($0.path) }, settings: settings, cache: reading.cache,
      until: reading.deadline
    ) { files, all in reading.read(files, among: all) }
    Self.last.withLock { [programs] in $0.append(programs) }
  }

  /// When the whole run has to be done.
  var deadline: Deadline? { reading.deadline }

  var fileCount: Int { programs.reduce(0) { $0 + $1.files.count } }

  /// All that there is as one project, whichever programs it is: for what shows all of it.
  var project: Project {
    if programs.count == 1 { return programs[0].project }
    return whole.project.withLock { made in
      let project = made ?? Program.whole(programs, settings)
      made = project
      return project
    }
  }

  /// What rules find in each program, and what is odd about files: all that the settings want, or just these.
  func check(rules: [any Rule.Type]? = nil, limit: Duration) -> (result: Check.Result, notes: [FileNote]) {
    var all = Check.Result(findings: [], unfinished: [], limit: limit)
    var notes = missing
    for program in programs {
      let (result, own) = program.check(rules: rules, limit: limit)
      all.add(result)
      notes += own
    }
    return (all, notes)
  }

  /// The files that findings speak of, as a project: what a report shows of the code.
  func project(around findings: [Finding]) -> Project {
    let paths = Set(findings.flatMap { [$0.place.path] + $0.evidence.map(\.place.path) })
    return Project(files: programs.flatMap { $0.facts(of: paths) }, settings: settings)
  }

  /// Files of another time, told apart as those of now are.
  func projects(of files: [FileFacts]) -> [Project] {
    if programs.count == 1 { return [programs[0].project(of: files)] }
    var numbers: [String: Int] = [:]
    for (number, program) in programs.enumerated() { for file in program.files { numbers[file.path] = number } }
    let grouped = Dictionary(grouping: files) { file in numbers[file.path] ?? nearest(to: file.path, numbers) }
    return grouped.sorted { $0.key < $1.key }.map { programs[$0.key].project(of: $0.value) }
  }

  private func nearest(to path: String, _ numbers: [String: Int]) -> Int {
    let best = numbers.max { one, other in
      let shared = [one, other].map { zip($0.key.utf8, path.utf8).prefix { $0 == $1 }.count }
      return (shared[0], other.key) < (shared[1], one.key)
    }
    return best?.value ?? 0
  }

  /// Which rules did not come to an end.
  func notes(on result: Check.Result) -> [FileNote] { result.notes(at: paths.first ?? ".") }

  /// The same files as they are now.
  func readAgain() throws -> CodeBase { try CodeBase(paths, settings, reading) }

  static func settings(_ arguments: Arguments, paths: [String]) throws -> Settings {
    var settings = Settings()
    if let path = arguments.last("--settings") {
      guard FileManager.default.fileExists(atPath: path) else {
        throw Misuse("There is no settings file '\(path)'.")
      }
      settings = try SettingsFile.read(path)
    } else if !arguments.has("--no-settings"), let path = SettingsFile.path(above: paths) {
      settings = try SettingsFile.read(path)
    }
    if arguments.has("--open") || arguments.has("--closed") {
      guard !arguments.has("--open") || !arguments.has("--closed") else {
        throw Misuse("'--open' and '--closed' say the opposite. Say one of them, or neither.")
      }
      settings.isWhole = arguments.has("--closed")
    }
    guard let names = arguments.values["--preset"] else { return settings }
    settings.presets = []
    settings.usesAllRules = false
    for name in names.flatMap({ $0.split(separator: ",").map(String.init) }) {
      if name == "all" {
        settings.usesAllRules = true
      } else if let preset = Preset(rawValue: name) {
        settings.presets.append(preset)
      } else {
        throw Misuse(
          "There is no preset '\(name)'. \(Nearest.advice(for: name, among: Preset.allCases.map(\.rawValue) + ["all"]))"
        )
      }
    }
    return settings
  }
}
