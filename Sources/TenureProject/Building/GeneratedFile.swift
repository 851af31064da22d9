import Foundation

enum GeneratedFile {
  /// Leaves a file alone that says the same already, for the compiler to see that it did not change.
  static func write(_ text: String, to path: String) throws {
    let data = Data(text.utf8)
    guard FileManager.default.contents(atPath: path) != data else { return }
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: path))
  }

  /// The first line of a copy: errors, traps and tests that read files beside them know the file that the user has.
  static func line(of path: String) -> String { "#sourceLocation(file: \(path.debugDescription), line: 1)\n" }
}
