import Foundation

enum ProgramResources {
  /// Copies files and folders beside a program, where it looks for those of its bundle.
  static func copy(_ resources: [String], beside program: String) throws {
    let disk = FileManager.default
    let place = "\(program).resources"
    if disk.fileExists(atPath: place) { try disk.removeItem(atPath: place) }
    guard !resources.isEmpty else { return }
    try disk.createDirectory(atPath: place, withIntermediateDirectories: true)
    for path in resources {
      let target = "\(place)/\((path as NSString).lastPathComponent)"
      if !disk.fileExists(atPath: target) { try disk.copyItem(atPath: path, toPath: target) }
    }
  }
}
