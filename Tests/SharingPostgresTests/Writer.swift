#if PostgreSQL
  import Foundation

  /// One process of `shared-process`.
  final class Writer {
    private let process = Process()
    private let output = Pipe()
    private var said = Data()

    init(_ words: String...) throws {
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("shared-process")
      process.arguments = words
      process.standardOutput = output
      try process.run()
    }

    /// Waits until it has written so many bytes at least.
    func read(_ count: Int) {
      while said.count < count {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        said += more
      }
    }

    func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

    /// The numbers that it has written up to its end, and how it ends.
    func finish() throws -> (numbers: [Int], status: Int32) {
      said += try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      let numbers = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
      return (numbers, process.terminationStatus)
    }
  }
#endif
