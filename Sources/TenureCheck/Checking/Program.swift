import Foundation
import Synchronization

/// A program on the disk: read and put together when somebody asks for it, and judged out of the cache where nothing has
/// changed since.
public final class Program: Sendable {
  /// Reads files: all of them, or some of those that the program has.
  public typealias Reader = @Sendable (_ files: [SwiftFiles.File], _ all: [SwiftFiles.File]) -> [FileFacts]

  /// Its files, in the order in which they were found.
  public let files: [SwiftFiles.File]
  private let hashes: [ContentHash?]
  private let settings: Settings
  private let cache: FactsCache?
  private let reader: Reader
  private let deadline: Deadline?
  private let made = Mutex<(project: Project, notes: [FileNote])?>(nil)
  private let targets: Targets

  private init(
    _ stamps: [FileStamp], _ settings: Settings, _ cache: FactsCache?, _ deadline: Deadline?, _ reader: @escaping Reader
  ) {
    files = stamps.map(\.file)
    hashes = stamps.map(\.hash)
    self.settings = settings
    self.cache = cache
    self.deadline = deadline
    self.reader = reader
    targets = Targets(for: stamps.map(\.file))
  }

  /// The programs that these files are, those beside each other told apart.
  public static func all(
    in files: [SwiftFiles.File], settings: Settings = Settings(), cache: FactsCache? = nil,
    until deadline: Deadline? = nil,
    reader: Reader? = nil
  ) -> [Program] {
    let reader = reader ?? { files, all in ProjectReader.read(files, cache: cache, until: deadline, among: all) }
    return ProgramsInFolders(FileStamp.all(files, seed: cache?.seed ?? 0)).programs.map {
      Program($0, settings, cache, deadline, reader)
    }
  }

  /// Who is who in it. Empty where the time of the run is over first.
  public var project: Project { put().project }

  /// What is odd about its files.
  public var notes: [FileNote] { put().notes }

  /// The facts of some of its files.
  public func facts(of paths: Set<String>) -> [FileFacts] {
    if let project = made.withLock({ $0?.project }) { return project.files.filter { paths.contains($0.path) } }
    let wanted = files.filter { paths.contains($0.path) }
    return wanted.isEmpty ? [] : reader(wanted, files)
  }

  /// All files of several programs as one project.
  public static func whole(_ programs: [Program], _ settings: Settings) -> Project {
    let files = programs.flatMap(\.project.files)
    return Project(files: files, settings: settings, targets: Targets(for: programs.flatMap(\.files)))
  }

  /// The project of these files' facts, with its settings.
  public func project(of facts: [FileFacts]) -> Project {
    Project(
      files: facts, settings: settings, targets: Targets(for: facts.map { SwiftFiles.File(path: $0.path) }))
  }

  /// What rules find, all that the settings want or just these, and what is odd about the files.
  public func check(rules: [any Rule.Type]? = nil, limit: Duration = Check.usualLimit) -> (Check.Result, [FileNote]) {
    let asked = question(rules)
    let place = cache.map { $0.path(about: files, asked: asked) }
    let content = content(asked, hashes)
    if let place, let kept = KeptResult.read(place, of: content) {
      return (Check.Result(findings: kept.findings, unfinished: [], limit: limit), kept.notes)
    }
    let (project, notes) = put()
    let result =
      rules.map { Check.run(in: project, rules: $0, limit: limit, until: deadline) }
      ?? Check.run(in: project, limit: limit, until: deadline)
    if let place, isComplete(result, notes), isAsStamped() {
      KeptResult(findings: result.findings, notes: notes).write(place, of: content)
    }
    return (result, notes)
  }

  /// Whether another run over the same files would find the same.
  private func isComplete(_ result: Check.Result, _ notes: [FileNote]) -> Bool {
    result.unfinished.isEmpty && !notes.contains { $0.isPassing } && deadline?.isOver != true
  }

  /// Whether no file has changed since the run began, so that what was read is what was told apart.
  private func isAsStamped() -> Bool {
    ProjectReader.onAllCores(upTo: files.count) { [files, cache] in
      $0.map { FileStamp.hash(files[$0].path, seed: cache?.seed ?? 0) }
    } == hashes
  }

  /// What is asked of which rules, from where.
  private func question(_ rules: [any Rule.Type]?) -> String {
    let names = rules.map { $0.map { $0.about.id }.joined(separator: " ") } ?? "-"
    return [FileManager.default.currentDirectoryPath, StableText.of(settings), names].joined(separator: "\u{1}")
  }

  /// Stands for all that findings depend on: what is asked, what is in the files, where they lie, how they are built.
  private func content(_ question: String, _ hashes: [ContentHash?]) -> ContentHash {
    var text = [question, targets.stableText]
    for (file, hash) in zip(files, hashes) {
      text.append("\(file.path)\u{0}\(file.standing.rawValue)\u{0}\(hash?.text ?? "-")")
    }
    return ContentHash(Array(text.joined(separator: "\u{1}").utf8), seed: cache?.seed ?? 0)
  }

  private func put() -> (project: Project, notes: [FileNote]) {
    if let found = made.withLock({ $0 }) { return found }
    let facts = reader(files, files)
    let make: @Sendable () -> Project = { [settings, targets] in
      Project(files: facts, settings: settings, targets: targets)
    }
    let project = deadline.map { $0.result(of: make) } ?? make()
    let isLate = project == nil
    let found = (
      project ?? Project(files: [], settings: settings),
      facts.flatMap(\.notes) + (isLate ? [Deadline.note(at: files.first?.path ?? ".")] : [])
    )
    made.withLock { $0 = found }
    return found
  }
}
