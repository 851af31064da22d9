import Foundation

/// Another program, run to its end.
struct Program {
  struct Outcome {
    let status: Int32
    let output: String
  }

  var path: String
  var arguments: [String]
  var folder: String?
  var environment: [String: String] = [:]

  /// What it writes, standard output and errors as they come.
  func run() throws -> Outcome { try run(keepsErrors: true) }

  /// Standard output alone: for programs whose answer is read.
  func answer() throws -> Outcome { try run(keepsErrors: false) }

  private func run(keepsErrors: Bool) throws -> Outcome {
    let pipe = Pipe()
    let process = prepared()
    process.standardOutput = pipe
    process.standardError = keepsErrors ? pipe : FileHandle.nullDevice
    let started = try start(process)
    defer { StartedPrograms.shared.forget(started) }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// Lets it write to the terminal itself; its standard output goes to standard error where `aside`.
  func show(aside: Bool = false) throws -> Int32 {
    let process = prepared()
    if aside { process.standardOutput = FileHandle.standardError }
    let started = try start(process)
    defer { StartedPrograms.shared.forget(started) }
    process.waitUntilExit()
    return process.terminationStatus
  }

  private func prepared() -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }

  private func start(_ process: Process) throws -> Int {
    // Before the program, which would otherwise be left. A build passes what a user at a terminal sends on to its compilers.
    let started = StartedPrograms.shared.add { process.end(by: SIGINT) }
    do { try process.run() } catch {
      StartedPrograms.shared.forget(started)
      throw ProjectFailure(
        .installation, "'\(path)' could not be started: \(error.localizedDescription) Is it there, and may you run it?")
    }
    return started
  }
}
