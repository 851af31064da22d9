import Foundation

/// A process that is asked things in lines.
final class Child {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var waiting: [UInt8] = []

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Starts a command; on one processor alone, where a number is given and the system can.
  init(_ command: [String], core: Int? = nil, environment: [String: String] = [:]) throws {
    var words = command
    let hasTaskset = FileManager.default.fileExists(atPath: "/usr/bin/taskset")
    if let core, hasTaskset, ProcessInfo.processInfo.activeProcessorCount > 1 {
      words = ["taskset", "-c", "\(core)"] + words
    }
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  /// This program in another of its modes.
  static func own(_ arguments: String..., core: Int? = nil) throws -> Child {
    try Child([CommandLine.arguments[0]] + arguments, core: core)
  }

  deinit { end() }

  func end() {
    guard process.isRunning else { return }
    // A thread that serves a queue holds signals back, and so do the processes that it starts.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  func write(_ line: String) { input.fileHandleForWriting.write(Data((line + "\n").utf8)) }

  /// The next line that holds `words`.
  func line(with words: String = "") throws -> String {
    var seen = ""
    while true {
      while let end = waiting.firstIndex(of: 10) {
        let line = String(decoding: waiting[..<end], as: UTF8.self)
        waiting.removeFirst(end + 1)
        if line.contains(words) { return line }
        seen += line + "\n"
      }
      let part = output.fileHandleForReading.availableData
      if part.isEmpty { throw Failure(description: "\(process.arguments ?? []) ended. \(seen)") }
      waiting += part
    }
  }

  func ask(_ line: String) throws -> [String: Double] {
    write(line)
    return fields(of: try self.line(with: "count="))
  }

  /// Seconds that the processors have worked for it.
  var work: Double {
    let fields = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
    // The second field is a name in brackets, which may hold anything.
    let rest = fields.split(separator: ")").last?.split(separator: " ") ?? []
    guard rest.count > 12, let user = Double(rest[11]), let system = Double(rest[12]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Bytes of memory that are the process's own and its part of what it shares.
  var memory: Double {
    let status = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first).flatMap { Double($0) }.map { $0 * 1024 } ?? 0
  }
}
