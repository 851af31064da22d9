import Foundation
import TenureCheck

/// How files are read.
struct ReadingOptions {
  private let threads: Int?
  let cache: FactsCache?
  private let limit: Duration
  /// When the whole run has to be done, from when the command began.
  let deadline: Deadline?

  init(_ arguments: Arguments) throws {
    deadline = try Self.number("--deadline", arguments).map { Deadline(.seconds($0)) }
    threads = try Self.number("--threads", arguments)
    limit = try Self.limit(arguments) ?? ProjectReader.usualLimit
    if arguments.has("--no-cache") {
      cache = nil
    } else if let folder = arguments.last("--cache") {
      guard let cache = FactsCache(folder: folder) else {
        throw Misuse("The cache folder '\(folder)' cannot be made. Name another, or use --no-cache.")
      }
      self.cache = cache
    } else {
      cache = FactsCache.usualFolder.flatMap { FactsCache(folder: $0) }
    }
  }

  /// How long one file, or one rule, may take; nil where nobody says.
  static func limit(_ arguments: Arguments) throws -> Duration? {
    try number("--time-limit", arguments).map { .seconds($0) }
  }

  private static func number(_ option: String, _ arguments: Arguments) throws -> Int? {
    guard let text = arguments.last(option) else { return nil }
    guard let count = Int(text), count > 0 else { throw Misuse("'\(option)' is a number from 1, not '\(text)'.") }
    return count
  }

  /// Tells how far it is where somebody looks on, and it takes long. `all` are the files that are kept together.
  func read(_ files: [SwiftFiles.File], among all: [SwiftFiles.File]? = nil) -> [FileFacts] {
    let start = ContinuousClock.now
    var shown = false
    let facts = ProjectReader.read(files, threads: threads, cache: cache, limit: limit, until: deadline, among: all) {
      done, total in
      guard Terminal.isWatched, start.duration(to: .now) > .seconds(1) else { return }
      Terminal.progress("Reading: \(done) of \(total) files")
      shown = true
    }
    if shown { Terminal.progress("") }
    return facts
  }
}
