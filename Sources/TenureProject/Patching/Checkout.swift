import Foundation

/// What SwiftPM has fetched of a package: a repository of git, whose files can be patched and taken back.
struct Checkout {
  let name: String
  /// The folder that SwiftPM builds in: it holds checkouts, and notes of what was done to them.
  let scratch: String

  private var folder: String { "\(scratch)/checkouts/\(name)" }
  /// The state that patches have led to, and their text below it.
  private var note: String { "\(scratch)/patched/\(name)" }

  /// All that are below a folder that SwiftPM builds in.
  static func all(in scratch: String) -> [Checkout] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(scratch)/checkouts")) ?? []).sorted()
      .filter { !$0.hasPrefix(".") }.map { Checkout(name: $0, scratch: scratch) }
  }

  var isPatched: Bool { FileManager.default.fileExists(atPath: note) }

  /// Has these patches in it, and no other. Gives a line for each that came, none where all were there already: files
  /// that stay are not built anew.
  func patch(with files: [String]) throws -> [String] {
    let texts = try files.map { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw ProjectFailure(.misuse, "\(path) cannot be read as UTF-8. Write it with 'git diff'.")
      }
      return text
    }
    let wanted = texts.joined(separator: "\n")
    let known = (try? String(contentsOfFile: note, encoding: .utf8))?
      .split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    // SwiftPM may have fetched it again, or another version.
    if let known, known.count == 2, known[1] == wanted, let state = try state(), state == known[0] { return [] }
    try takeBack()
    let lines = try files.map { "\(name): \($0) changes \(try changes(of: $0))." }
    // Noted before it is done: who is interrupted finds a checkout that may be patched.
    try keep(wanted, state: "")
    let applied = try git(["apply", "--index", "--whitespace=nowarn"] + files)
    guard applied.status == 0 else {
      try takeBack()
      throw failure(files, applied.output)
    }
    try keep(wanted, state: try state() ?? "")
    return lines
  }

  private func keep(_ patches: String, state: String) throws {
    try FileManager.default.createDirectory(
      atPath: (note as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data("\(state)\n\(patches)".utf8).write(to: URL(fileURLWithPath: note), options: .atomic)
  }

  /// As it was fetched.
  func takeBack() throws {
    let reset = try git(["reset", "--quiet", "--hard"])
    guard reset.status == 0 else {
      throw ProjectFailure(
        .misuse,
        "The package \(name) cannot be taken back to what was fetched: \(Self.reason(reset.output)). Remove \(folder), and it is fetched again."
      )
    }
    try? FileManager.default.removeItem(atPath: note)
  }

  /// A name for what its files say; nil where they say something else than git knows.
  private func state() throws -> String? {
    guard try git(["diff", "--quiet", "--ignore-submodules"]).status == 0 else { return nil }
    let tree = try git(["write-tree"])
    return tree.status == 0 ? tree.output.trimmingCharacters(in: .whitespacesAndNewlines) : nil
  }

  /// The files that a patch changes, with the lines that come and go.
  private func changes(of file: String) throws -> String {
    let said = try git(["apply", "--numstat", file])
    guard said.status == 0 else { throw failure([file], said.output) }
    return said.output.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t")
      return parts.count == 3 ? "\(parts[2]) (+\(parts[0]) −\(parts[1]))" : String(line)
    }.joined(separator: ", ")
  }

  private func failure(_ files: [String], _ words: String) -> ProjectFailure {
    let version = (try? git(["describe", "--tags", "--always"]))?.output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return ProjectFailure(
      .misuse,
      "\(files.joined(separator: ", ")) does not apply to \(name) \(version ?? ""): \(Self.reason(words)). Was it made for another version?"
    )
  }

  /// What git gives as its reason.
  private static func reason(_ words: String) -> String {
    let lines = words.split(separator: "\n")
    let first =
      lines.first { $0.hasPrefix("error: ") || $0.hasPrefix("fatal: ") } ?? lines.first ?? "no reason is given"
    return first.replacing(#/^(error|fatal): /#, with: "").trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs git on this repository and no other: not on one of a folder further out, where this has none, and not on the one
  /// that a hook of the user's is run for.
  private func git(_ arguments: [String]) throws -> Program.Outcome {
    let others = ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX"]
    let words =
      others.flatMap { ["-u", $0] } + [
        "LC_ALL=C", "git", "-C", folder, "--git-dir=\(folder)/.git", "--work-tree=\(folder)",
      ]
    return try Program(path: "/usr/bin/env", arguments: words + arguments).run()
  }
}
