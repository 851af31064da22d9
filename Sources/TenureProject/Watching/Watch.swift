import Dispatch
import Foundation

/// Serves a project, and builds and serves it anew whenever one of its files is saved. While it does not build, what was
/// built before goes on.
final class Watch {
  /// The file or folder that is watched.
  private let place: String
  private let build: () throws -> (program: String, folder: String)
  private let arguments: [String]
  private let say: (String) -> Void
  /// Where it is served; from the first time on a certain one.
  private var port: Int?
  private let current = CurrentProgram()

  init(
    _ place: String, port: Int?, arguments: [String], say: @escaping (String) -> Void,
    build: @escaping () throws -> (program: String, folder: String)
  ) {
    self.place = place
    self.port = port
    self.arguments = arguments
    self.say = say
    self.build = build
  }

  /// Goes on until the system asks it to end.
  func run() throws -> Never {
    let sources = [SIGINT, SIGTERM, SIGHUP].map(endsProgram)
    var seen = FileStamps(at: place)
    do { try serve(build()) } catch let failure as ProjectFailure where failure.kind == .broken {
      // Anything else is no mistake in the code: there is no project, or no installation.
      say("tenure: \(failure.text)")
    }
    while true {
      Thread.sleep(forTimeInterval: 0.25)
      let now = FileStamps(at: place)
      let changes = now.changes(since: seen)
      if changes.isEmpty { continue }
      seen = now
      let names = changes.map { $0 == place ? ($0 as NSString).lastPathComponent : Paths.short($0, from: place) }
      say("\(names.prefix(3).joined(separator: ", "))\(names.count > 3 ? " and \(names.count - 3) more" : "") changed.")
      do { try serve(build()) } catch {
        say("tenure: \((error as? ProjectFailure)?.text ?? error.localizedDescription)")
      }
      withExtendedLifetime(sources) {}
    }
  }

  /// The program is in a group of processes of its own: who ends this one at a terminal means both.
  private func endsProgram(_ number: Int32) -> any DispatchSourceSignal {
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { [current] in
      current.end()
      exit(128 + number)
    }
    source.resume()
    return source
  }

  private func serve(_ built: (program: String, folder: String)) throws {
    // The port is free once the old one has ended.
    current.end()
    let arguments = arguments + (port.map { ["--port", "\($0)"] } ?? [])
    let words = try current.start(built.program, arguments, in: built.folder)
    guard let match = words.firstMatch(of: #/Serving at \S*:(\d+)/#) else {
      return say("The program ended before it showed anything. Save a file to start it again.")
    }
    port = Int(match.1)
  }
}

/// The program that serves, of which there is one at a time.
private final class CurrentProgram: @unchecked Sendable {
  private let lock = NSLock()
  private var process: Process?

  func end() {
    lock.withLock {
      guard let process else { return }
      process.terminate()
      // One that does not listen is ended all the same.
      for _ in 0..<30 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      process.waitUntilExit()
      self.process = nil
    }
  }

  /// What it has written up to the line that says where it serves. That, and what it writes later, is written here too.
  func start(_ program: String, _ arguments: [String], in folder: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
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
    while true {
      let part = reading.availableData
      try? FileHandle.standardOutput.write(contentsOf: part)
      words += String(decoding: part, as: UTF8.self)
      if part.isEmpty || words.contains(#/Serving at \S+\n/#) { break }
    }
    Thread.detachNewThread {
      while case let part = reading.availableData, !part.isEmpty {
        try? FileHandle.standardOutput.write(contentsOf: part)
      }
    }
    return words
  }
}
