import Foundation

enum ProgramResources {
  /// Copies files and folders beside a program, and makes them those of its main bundle.
  ///
  /// Foundation on Linux finds the files of `Bundle.main` in `Contents/Resources` of the program's folder: that is a link here.
  static func copy(_ resources: [String], beside program: String) throws {
    let disk = FileManager.default
    let place = "\(program).resources"
    let contents = "\((program as NSString).deletingLastPathComponent)/Contents"
    for old in [place, contents] where disk.fileExists(atPath: old) { try disk.removeItem(atPath: old) }
    guard !resources.isEmpty else { return }
    try disk.createDirectory(atPath: place, withIntermediateDirectories: true)
    for path in resources {
      let target = "\(place)/\((path as NSString).lastPathComponent)"
      if !disk.fileExists(atPath: target) { try disk.copyItem(atPath: path, toPath: target) }
    }
    try disk.createDirectory(atPath: contents, withIntermediateDirectories: true)
    let name = (place as NSString).lastPathComponent
    try disk.createSymbolicLink(atPath: "\(contents)/Resources", withDestinationPath: "../\(name)")
  }
}
