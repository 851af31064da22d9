import Foundation

enum ProgramResources {
  /// Copies files and folders beside a program, and makes them those of its main bundle. `information` is its `Info.plist`.
  ///
  /// Foundation on Linux finds the files of `Bundle.main` in `Contents/Resources` of the program's folder: that is a link here.
  static func copy(_ resources: [String], information: String? = nil, beside program: String) throws {
    let disk = FileManager.default
    let place = "\(program).resources"
    let contents = "\((program as NSString).deletingLastPathComponent)/Contents"
    for old in [place, contents] where disk.fileExists(atPath: old) { try disk.removeItem(atPath: old) }
    guard !resources.isEmpty || information != nil else { return }
    try disk.createDirectory(atPath: place, withIntermediateDirectories: true)
    for path in resources { try add(path, at: "\(place)/\((path as NSString).lastPathComponent)") }
    try disk.createDirectory(atPath: contents, withIntermediateDirectories: true)
    let name = (place as NSString).lastPathComponent
    try disk.createSymbolicLink(atPath: "\(contents)/Resources", withDestinationPath: "../\(name)")
    if let information { try Data(information.utf8).write(to: URL(fileURLWithPath: "\(contents)/Info.plist")) }
  }

  /// Several catalogues, or folders of a language, of one name become one. Of two files the first counts: that of the app
  /// before those of its frameworks; of tables each text.
  private static func add(_ path: String, at target: String) throws {
    let disk = FileManager.default
    if !disk.fileExists(atPath: target) {
      try disk.copyItem(atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path, toPath: target)
    } else if Paths.isFolder(path), Paths.isFolder(target) {
      for name in try disk.contentsOfDirectory(atPath: path).sorted() {
        try add("\(path)/\(name)", at: "\(target)/\(name)")
      }
    } else if let merged = TextTables.merged(target, path) {
      try merged.write(to: URL(fileURLWithPath: target))
    }
  }
}
