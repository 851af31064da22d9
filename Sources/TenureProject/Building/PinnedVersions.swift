import Foundation

/// `Package.resolved`: which version of each package is built.
enum PinnedVersions {
  /// The file beside it that says what was last taken over.
  static let note = ".taken-over.resolved"

  /// Takes over the versions that a project says, when it says others than last time. What SwiftPM writes in between stays.
  static func renew(from known: String?, in folder: String) throws {
    guard let known, let data = FileManager.default.contents(atPath: known),
      data != FileManager.default.contents(atPath: "\(folder)/\(note)")
    else { return }
    for name in ["Package.resolved", note] { try data.write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
  }
}
