import Foundation
import TenureCheck

/// A code base as it was at a revision of git. What has not changed since is not read again.
struct OlderRevision {
  let project: Project
  let files: [FileFacts]

  init(_ revision: String, of codeBase: CodeBase) throws {
    let git = try Git(around: codeBase.paths.first ?? ".")
    let commit = try git.commit(revision)
    let changes = try git.changes(since: commit).filter { $0.path.hasSuffix(".swift") }
    var changed = Dictionary(changes, uniquingKeysWith: { first, _ in first })
    var files: [FileFacts] = []
    for file in codeBase.project.files {
      let path = Self.real(file.path)
      guard path.hasPrefix(git.root + "/") else {
        files.append(file)
        continue
      }
      let relative = String(path.dropFirst(git.root.utf8.count + 1))
      switch changed.removeValue(forKey: relative) {
      case nil: files.append(file)
      case "A": break
      default:
        if let bytes = try git.content(of: relative, at: commit) {
          files.append(FileReader.facts(path: file.path, bytes: bytes, standing: file.standing))
        }
      }
    }
    // What has been removed since was there.
    for (relative, what) in changed.sorted(by: { $0.key < $1.key }) where what == "D" {
      guard let path = Self.path(of: "\(git.root)/\(relative)", below: codeBase.paths),
        codeBase.settings.includes(path), let bytes = try git.content(of: relative, at: commit)
      else { continue }
      files.append(FileReader.facts(path: path, bytes: bytes))
    }
    self.files = files
    let current = files.map { SwiftFiles.File(path: $0.path, standing: $0.standing) }
    let settings = codeBase.settings
    let targets = Targets(for: current)
    let make: @Sendable () -> Project = { [files] in Project(files: files, settings: settings, targets: targets) }
    project =
      (codeBase.deadline.map { $0.result(of: make) } ?? make()) ?? Project(files: [], settings: settings)
  }

  private static func real(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// A path as it would be found from one of those that are asked about.
  private static func path(of absolute: String, below paths: [String]) -> String? {
    for path in paths {
      let start = real(path)
      if absolute.hasPrefix(start + "/") {
        let rest = absolute.dropFirst(start.utf8.count + 1)
        return path == "." ? String(rest) : path.hasSuffix("/") ? path + rest : "\(path)/\(rest)"
      }
    }
    return nil
  }
}
