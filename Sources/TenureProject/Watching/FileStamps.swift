import Foundation

/// When the files of a project were last written, to see whether one has changed since.
struct FileStamps: Equatable, Codable {
  private struct Stamp: Equatable, Codable {
    let written: Date?
    let size: Int?
  }

  private var stamps: [String: Stamp] = [:]

  /// Of a file, or of all below a folder but those that builds and tools keep for themselves.
  init(at path: String) {
    if Paths.isFolder(path) { look(in: path) } else { note(path) }
  }

  /// Of several such places.
  init(at paths: [String]) { for path in paths { stamps.merge(FileStamps(at: path).stamps) { $1 } } }

  /// With those of another for the files that it has: what was written in between is a change of these.
  func keeping(_ other: FileStamps) -> FileStamps {
    var all = self
    for (path, stamp) in other.stamps { all.stamps[path] = stamp }
    return all
  }

  /// Of certain files.
  init(of paths: [String]) { for path in paths { note(path) } }

  private mutating func look(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      if name.hasPrefix(".") || FileProject.leftOut.contains(name) || name == "xcuserdata" { continue }
      let path = "\(folder)/\(name)"
      if Paths.isFolder(path) { look(in: path) } else { note(path) }
    }
  }

  private mutating func note(_ path: String) {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path) else { return }
    stamps[path] = Stamp(written: facts[.modificationDate] as? Date, size: facts[.size] as? Int)
  }

  /// The files that are new, gone or written since, in the order of their paths.
  func changes(since before: FileStamps) -> [String] {
    Set(stamps.keys).union(before.stamps.keys).filter { stamps[$0] != before.stamps[$0] }.sorted()
  }
}
