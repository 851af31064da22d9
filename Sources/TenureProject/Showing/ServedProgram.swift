import Foundation

/// A program that serves its pages, until it is ended. One object runs one program at a time.
final class ServedProgram: @unchecked Sendable {
  private let lock = NSLock()
  private var process: Process?
  /// Told of what the program writes to standard output, as it comes.
  private let tell: @Sendable (Data) -> Void

  init(_ tell: @escaping @Sendable (Data) -> Void = { _ in }) { self.tell = tell }

  /// The address that it serves at, and what it has written up to there. Without one it has ended.
  func start(
    _ program: String, _ arguments: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> (address: String?, words: String) {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--web"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try lock.withLock {
      do { try process.run() } catch {
        throw ProjectFailure(
          .broken,
          "'\(program)' could not be started: \(error.localizedDescription) Is there memory, and may you run files below \(folder)?"
        )
      }
      self.process = process
    }
    let reading = output.fileHandleForReading
    var words = ""
    while case let part = reading.availableData, !part.isEmpty {
      tell(part)
      words += String(decoding: part, as: UTF8.self)
      guard let match = words.firstMatch(of: #/Serving at (\S+)\n/#) else { continue }
      let address = String(match.1)
      // A program that nobody listens to would stand still one day.
      Thread.detachNewThread { [tell] in while case let part = reading.availableData, !part.isEmpty { tell(part) } }
      return (address, words)
    }
    return (nil, words)
  }

  /// Returns when it has ended by itself, with its exit code: that of a shell where a signal ended it.
  func wait() -> Int32 {
    guard let process = lock.withLock({ process }) else { return 0 }
    while process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
    return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
  }

  /// Ends it when this program is to end.
  func endsWithThisProgram(_ last: @escaping @Sendable () -> Void = {}) {
    _ = StartedPrograms.shared.add { [self] in
      end()
      last()
    }
  }

  /// Returns when it has ended: its port is free.
  func end() {
    lock.withLock {
      guard let process else { return }
      process.end(by: SIGTERM)
      self.process = nil
    }
  }
}
