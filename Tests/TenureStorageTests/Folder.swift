import Foundation
import Glibc
import Testing

/// A folder for configuration, and programs that use it. It goes with the test.
final class Folder: Sendable {
  let path: String

  init() throws {
    path = resolvedTemporaryFolder() + "/tenure-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What is in it, without what begins with a dot.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).filter { !$0.hasPrefix(".") }.sorted()
  }

  func values(_ name: String) throws -> [String: Any] {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)"))
    let list = unsafe try PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return try #require(list as? [String: Any])
  }

  /// Starts `stored-process`.
  func start(_ words: String...) throws -> Program { try Program("stored-process", words, configuration: path) }

  /// Runs `stored-process`, or another program, to its end.
  func run(
    _ words: String..., program: String = "stored-process", configuration: String? = nil
  ) throws -> Program.End {
    try Program(program, words, configuration: configuration ?? path).finish()
  }
}

private func resolvedTemporaryFolder() -> String {
  FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
}

/// One process of a program that is built beside the tests.
final class Program {
  private let process = Process()
  private let input = Pipe(), output = Pipe()
  private let errorFile = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var pending = Data()

  struct End {
    var status: Int32
    var output: String
    var errors: String
  }

  init(_ program: String, _ words: [String], configuration: String) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(program)
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging([
      "XDG_CONFIG_HOME": configuration, "CFFIXED_USER_HOME": configuration, "HOME": configuration,
    ]) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try Data().write(to: errorFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
  }

  /// The next line that it prints.
  func line() -> String? {
    while true {
      if let end = pending.firstIndex(of: 10) {
        let line = String(decoding: pending[..<end], as: UTF8.self)
        pending = Data(pending[(end + 1)...])
        return line
      }
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { return nil }
      pending += more
    }
  }

  func ask(_ question: String) -> String? {
    input.fileHandleForWriting.write(Data("\(question)\n".utf8))
    return line()
  }

  @discardableResult
  func finish() -> End {
    try? input.fileHandleForWriting.close()
    let rest = pending + output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let errors = (try? String(contentsOf: errorFile, encoding: .utf8)) ?? ""
    try? FileManager.default.removeItem(at: errorFile)
    return End(status: process.terminationStatus, output: String(decoding: rest, as: UTF8.self), errors: errors)
  }

  func end() { finish() }

  /// As the system does it that is out of memory: at once, wherever the process is.
  func kill() {
    Glibc.kill(process.processIdentifier, SIGKILL)
    finish()
  }
}
