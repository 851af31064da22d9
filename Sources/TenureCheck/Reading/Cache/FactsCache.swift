import Foundation

/// Facts of files that have been read before, in a folder: a pack for each folder of sources.
///
/// Facts are found by what a file contains, not by its name or its date, so that another branch's files are known as
/// well. Another build of this program has facts of its own.
public struct FactsCache: Sendable {
  /// Where it is kept.
  public let folder: String
  /// Another build of this program has another.
  let seed: UInt64

  private static let version: UInt64 = 2
  /// Packs that nobody has written to since are removed, in days.
  private static let life = 30

  /// `$XDG_CACHE_HOME/tenure`, or where the system keeps such things; nil where there is no such place.
  public static var usualFolder: String? {
    let environment = ProcessInfo.processInfo.environment
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/tenure" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches/tenure"
    #else
      return home + "/.cache/tenure"
    #endif
  }

  /// nil where the folder cannot be made: then everything is read anew.
  public init?(folder: String) {
    self.folder = folder
    seed = Self.version &* 0x9E37_79B9 ^ Self.program
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      return nil
    }
  }

  /// Stands for this build of the program.
  private static let program: UInt64 = {
    let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    guard let about = try? FileManager.default.attributesOfItem(atPath: path) else { return 0 }
    let date = (about[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    let size = (about[.size] as? NSNumber)?.intValue ?? 0
    return UInt64(bitPattern: Int64(date * 1000)) ^ UInt64(size) << 44
  }()

  /// Where what rules found in files is kept, for what was asked of them.
  func path(about files: [SwiftFiles.File], asked question: String) -> String {
    let about = [Paths.absolute(Self.folder(around: files)), files.first?.path ?? "", question].joined(
      separator: "\u{1}")
    let name = ContentHash(Array(about.utf8), seed: seed).text
    return "\(folder)/\(name.prefix(2))/\(name.dropFirst(2)).found"
  }

  /// What is known of files below the folder that holds all of these.
  func pack(for files: [SwiftFiles.File]) -> FactsPack {
    let name = ContentHash(Array(Paths.absolute(Self.folder(around: files)).utf8), seed: seed).text
    return FactsPack(path: "\(folder)/\(name.prefix(2))/\(name.dropFirst(2))", seed: seed)
  }

  private static func folder(around files: [SwiftFiles.File]) -> String {
    guard let first = files.first?.path.utf8 else { return "." }
    var shared = first[...]
    for file in files.dropFirst() {
      let same = zip(shared, file.path.utf8).prefix { $0 == $1 }.count
      shared = shared.prefix(same)
    }
    return shared.lastIndex(of: UInt8(ascii: "/")).map { String(decoding: shared[...$0], as: UTF8.self) } ?? "."
  }

  /// Facts of files that have just been read.
  public func store(_ facts: [FileFacts], of files: [SwiftFiles.File]) {
    let pack = pack(for: files)
    _ = ProjectReader.onAllCores(Array(zip(facts, files))) { facts, file in
      if let (bytes, _) = fileBytes(file.path) { pack.store(facts, pack.key(bytes, file.standing)) }
    }
    pack.close()
  }

  /// Once a day, what has not been used for long goes.
  func clean() {
    let stamp = folder + "/cleaned"
    let now = Date()
    if let date = Self.changed(stamp), now.timeIntervalSince(date) < 86_400 { return }
    try? Data().write(to: URL(fileURLWithPath: stamp))
    for shard in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where shard.utf8.count == 2 {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(shard)")) ?? [] {
        let path = "\(folder)/\(shard)/\(name)"
        if let date = Self.changed(path), now.timeIntervalSince(date) > Double(Self.life) * 86_400 {
          try? FileManager.default.removeItem(atPath: path)
        }
      }
    }
  }

  private static func changed(_ path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
