import Foundation

/// Facts of files that have been read before, in a folder: one small file for each content.
///
/// An entry is found by what the file contains, not by its name or its date, so that another branch's files are known as
/// well. It bears a sum of its bytes, and one that is cut short or damaged is as good as none. Another build of this
/// program has entries of its own.
public struct FactsCache: Sendable {
  public let folder: String
  private let seed: UInt64

  private static let version: UInt64 = 1
  private static let headSize = 16
  /// Entries that nobody has asked for since are removed, in days.
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

  private func place(_ hash: ContentHash, _ standing: FileFacts.Standing) -> (folder: String, path: String) {
    let name = hash.text
    let folder = "\(folder)/\(name.prefix(2))"
    return (folder, "\(folder)/\(name.dropFirst(2))\(standing.rawValue)")
  }

  func facts(path: String, bytes: [UInt8], hash: ContentHash, standing: FileFacts.Standing) -> FileFacts? {
    let entry = place(hash, standing).path
    guard let (encoded, changed) = fileBytes(entry), encoded.count > Self.headSize else { return nil }
    let payload = Array(encoded[Self.headSize...])
    guard encoded.prefix(Self.headSize).elementsEqual(Self.head(ContentHash(payload, seed: seed))) else { return nil }
    let isOld = Int(Date().timeIntervalSince1970) - changed > 7 * 86_400
    if isOld { try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: entry) }
    let (text, _) = Decoding.utf8(bytes)
    var decoding = FactsDecoding(payload, from: 0)
    return decoding.facts(path: path, source: SourceText(text), size: text.count)
  }

  func store(_ facts: FileFacts, hash: ContentHash, standing: FileFacts.Standing) {
    let payload = FactsEncoding(facts).bytes
    let (folder, path) = place(hash, standing)
    let temporary = "\(path)-\(UInt64.random(in: 0...UInt64.max))"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(Self.head(ContentHash(payload, seed: seed)) + payload).write(to: URL(fileURLWithPath: temporary))
      if !replaceFile(at: path, with: temporary) { try FileManager.default.removeItem(atPath: temporary) }
    } catch {
      // A full disk makes the next run slower, and nothing else.
      try? FileManager.default.removeItem(atPath: temporary)
    }
  }

  /// Facts of files that have just been read.
  public func store(_ facts: [FileFacts], of files: [SwiftFiles.File]) {
    _ = Reader.onAllCores(Array(zip(facts, files))) { facts, file in
      if let (bytes, _) = fileBytes(file.path) { store(facts, hash: hash(bytes), standing: file.standing) }
    }
  }

  func hash(_ bytes: [UInt8]) -> ContentHash { ContentHash(bytes, seed: seed) }

  private static func head(_ hash: ContentHash) -> [UInt8] {
    [hash.one, hash.other].flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
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
