import Foundation
import TenureCheck

/// Asks git.
struct Git {
  /// The top folder of the repository, links resolved.
  let root: String

  init(around path: String) throws {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    var isFolder = false
    if let type = try? FileManager.default.attributesOfItem(atPath: real.path)[.type] as? FileAttributeType {
      isFolder = type == .typeDirectory
    }
    let folder = isFolder ? real.path : real.deletingLastPathComponent().path
    guard let answer = try Self.run(["rev-parse", "--show-toplevel"], in: folder) else {
      throw Misuse("'--since' needs a git repository, and '\(path)' is in none.")
    }
    root = String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  func commit(_ revision: String) throws -> String {
    guard !revision.hasPrefix("-"),
      let answer = try ask(["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"])
    else {
      throw Misuse("There is no revision '\(revision)' in '\(root)'. A branch, a tag or a commit is wanted.")
    }
    return String(decoding: answer, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Paths from the root, with what has become of them since: `A`, `M`, `D`, `T`.
  func changes(since commit: String) throws -> [(path: String, what: Character)] {
    guard let changed = try ask(["diff", "--name-status", "--no-renames", "-z", commit]),
      let others = try ask(["ls-files", "--others", "--exclude-standard", "-z"])
    else { throw Misuse("git could not compare '\(root)' with \(commit).") }
    let words = Self.words(changed)
    let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0 + 1], words[$0].first ?? "M") }
    return pairs + Self.words(others).map { ($0, "A") }
  }

  func content(of path: String, at commit: String) throws -> [UInt8]? { try ask(["show", "\(commit):\(path)"]) }

  private func ask(_ arguments: [String]) throws -> [UInt8]? { try Self.run(arguments, in: root) }

  private static func words(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// What git writes; nil where it fails.
  private static func run(_ arguments: [String], in folder: String) throws -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { throw Misuse("git cannot be started: \(error.localizedDescription)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 127 { throw Misuse("There is no 'git' on the PATH.") }
    return process.terminationStatus == 0 ? [UInt8](data) : nil
  }
}
