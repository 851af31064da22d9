import Foundation
import IssueReporting

/// A folder that goes with the test, and processes of `shared-process` that use it.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("tenure-shared-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  func start(_ name: String, _ words: String...) throws -> Writer { try Writer([file(name).path] + words) }
}

/// One process of `shared-process`.
final class Writer {
  private let process = Process()
  private let output = Pipe()

  init(_ words: [String]) throws {
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("shared-process")
    process.arguments = words
    process.standardOutput = output
    try process.run()
  }

  /// Waits until it has written so many bytes at least.
  func read(_ count: Int) -> String {
    var data = Data()
    while data.count < count {
      let more = output.fileHandleForReading.availableData
      if more.isEmpty { break }
      data += more
    }
    return String(decoding: data, as: UTF8.self)
  }

  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  /// All that it writes until its end, and how it ends.
  func finish() throws -> (output: String, status: Int32) {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: data, as: UTF8.self), process.terminationStatus)
  }
}

/// Keeps what issues say.
final class Issues: IssueReporter, @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [String] = []
  var messages: [String] { lock.withLock { kept } }

  func reportIssue(
    _ message: @autoclosure () -> String?, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    let message = message() ?? ""
    lock.withLock { kept.append(message) }
  }
}
