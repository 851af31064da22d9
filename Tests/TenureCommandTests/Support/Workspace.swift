import Foundation
import Testing

/// A folder with files, in which the built command is run.
final class Workspace: Sendable {
  struct Answer: Equatable {
    let status: Int32
    let out: String
    let err: String
  }

  let folder: URL

  init(_ files: [String: String] = [:]) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("tenure-\(UUID().uuidString)/Work")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (path, text) in files { try write(path, text) }
  }

  deinit { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }

  func path(_ path: String) -> String { folder.appendingPathComponent(path).path }

  func write(_ path: String, _ text: String) throws { try write(path, bytes: Array(text.utf8)) }

  func write(_ path: String, bytes: [UInt8]) throws {
    let place = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: place)
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Runs `tenure` here, with a cache of its own.
  func tenure(_ arguments: String..., input: [UInt8] = [], environment: [String: String] = [:]) throws -> Answer {
    try tenure(arguments, input: input, environment: environment)
  }

  func tenure(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Answer {
    try run(Self.command.path, arguments, input: input, environment: environment)
  }

  /// Runs git here; it has to succeed.
  func git(_ arguments: String...) throws {
    let person = ["-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "init.defaultBranch=main"]
    let answer = try run("/usr/bin/env", ["git"] + person + arguments)
    try #require(answer.status == 0, "git \(arguments.joined(separator: " ")): \(answer.err)")
  }

  /// The binary beside the tests'.
  static let command: URL = {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = tests.deletingLastPathComponent()
    while folder.path != "/" {
      let command = folder.appendingPathComponent("tenure")
      let values = try? command.resourceValues(forKeys: [.isRegularFileKey])
      if values?.isRegularFile == true { return command }
      folder.deleteLastPathComponent()
    }
    return tests.deletingLastPathComponent().appendingPathComponent("tenure")
  }()

  func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let cache = folder.deletingLastPathComponent().appendingPathComponent("Cache").path
    process.environment = ProcessInfo.processInfo.environment
      .merging(["XDG_CACHE_HOME": cache, "GIT_CEILING_DIRECTORIES": "/"]) { $1 }
      .merging(environment) { $1 }
    let (out, err) = try (file("out"), file("err"))
    let inside = try file("in")
    try inside.write(contentsOf: Data(input))
    try inside.seek(toOffset: 0)
    process.standardOutput = out
    process.standardError = err
    process.standardInput = inside
    try process.run()
    process.waitUntilExit()
    return Answer(status: process.terminationStatus, out: try all(of: out), err: try all(of: err))
  }

  /// Outside of the folder, so that nothing there is disturbed.
  private func file(_ name: String) throws -> FileHandle {
    let place = folder.deletingLastPathComponent().appendingPathComponent("\(name)-\(UUID().uuidString)")
    try Data().write(to: place)
    return try FileHandle(forUpdating: place)
  }

  private func all(of file: FileHandle) throws -> String {
    try file.seek(toOffset: 0)
    return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
  }
}
