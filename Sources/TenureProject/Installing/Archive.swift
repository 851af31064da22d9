import Foundation

/// An installation as one file, for machines without Tenure's sources.
package struct Archive {
  let installation: Installation

  package init(_ installation: Installation) { self.installation = installation }

  /// For programs.
  package static func json(_ path: String) throws -> String { try jsonLine(["archive": Paths.absolute(path)]) }

  /// Writes a `tar.gz` with one folder, `tenure`. Builds of projects stay here, and so do links into this machine's toolchain.
  package func write(to path: String) throws {
    let path = Paths.absolute(path)
    let folder = (path as NSString).deletingLastPathComponent
    guard path.hasSuffix(".tar.gz") || path.hasSuffix(".tgz") else {
      throw ProjectFailure(.misuse, "\(path) is to be a 'tar.gz'. Name it so: tenure-linux.tar.gz.")
    }
    guard Paths.isFolder(folder) else {
      throw ProjectFailure(.misuse, "There is no folder \(folder). Make it first, or name another place.")
    }
    // Nothing is left where it does not come to its end.
    let part = path + ".part"
    let outcome = try Program(
      path: "/usr/bin/env",
      arguments: [
        "tar", "-czf", part, "--exclude=./builds", "--exclude=./bin/*.so", "--exclude=./macros/*.so",
        "--exclude=./share/sdk",
        "--transform=s,^\\.,tenure,", "--owner=0", "--group=0", "-C", installation.folder, ".",
      ]
    ).run()
    guard outcome.status == 0, replaceFile(at: path, with: part) else {
      try? FileManager.default.removeItem(atPath: part)
      throw ProjectFailure(.broken, "\(path) could not be written: \(outcome.output)")
    }
  }
}
