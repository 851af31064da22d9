import Foundation
import Synchronization
import TenureCheck

/// The files that a command is asked about, read, with the settings that hold for them.
struct CodeBase {
  static let options: Set = ["--preset", "--settings", "--threads", "--cache", "--time-limit"]
  static let flags: Set = ["--no-settings", "--no-cache", "--open", "--closed"]

  let paths: [String]
  let settings: Settings
  let project: Project
  let notes: [FileNote]
  private let reading: ReadingOptions
  /// The program ends with it: to take apart what millions of nodes lie in would only take time.
  private static let last = Mutex<Project?>(nil)

  init(_ arguments: Arguments, command: String) throws {
    guard !arguments.paths.isEmpty else {
      throw Misuse("'tenure \(command)' wants a path. '.' is the folder you are in.")
    }
    let settings = try Self.settings(arguments, paths: arguments.paths)
    let reading = try ReadingOptions(arguments)
    try self.init(arguments.paths, settings, reading)
    guard !project.files.isEmpty || deadline?.isOver == true else {
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
    let files = found.files.filter { settings.includes($0.path) }
    let facts = reading.read(files)
    let whole = Self.inTime(reading.deadline) {
      Project(files: facts, settings: settings, targets: Targets(for: files))
    }
    project = whole ?? Project(files: [], settings: settings)
    notes = found.notes + facts.flatMap(\.notes) + (whole == nil ? [Deadline.note(at: paths.first ?? ".")] : [])
    Self.last.withLock { [project] in $0 = project }
  }

  /// When the whole run has to be done.
  var deadline: Deadline? { reading.deadline }

  /// nil where the time of the run was over first.
  func inTime(_ make: @escaping @Sendable () -> Project) -> Project? { Self.inTime(deadline, make) }

  private static func inTime(_ deadline: Deadline?, _ make: @escaping @Sendable () -> Project) -> Project? {
    guard let deadline else { return make() }
    return deadline.result(of: make)
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
