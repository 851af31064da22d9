import Foundation

/// The files that a build was last made of, noted beside it. Swift's driver compares times by the second (6.3.1): a file
/// that is saved in the second in which a build began has not changed for it, until it is saved once more. So the
/// objects of files that did change are removed, and it compiles them.
struct BuiltFiles {
  /// The path of the note.
  let path: String

  /// Called before a build; `objects` tells what was made of the files at certain paths.
  func note(_ now: FileStamps, objects: ([String]) -> [String]) throws {
    let before = FileManager.default.contents(atPath: path).flatMap {
      try? JSONDecoder().decode(FileStamps.self, from: $0)
    }
    guard now != before else { return }
    // Without a note all of them: the build that is there is of an older command, or the note was damaged.
    for object in objects(now.changes(since: before ?? FileStamps(of: []))) {
      try? FileManager.default.removeItem(atPath: object)
    }
    try JSONEncoder().encode(now).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
