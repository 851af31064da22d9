import Foundation

/// A program without a display that does what it is told, a line at a time.
final class DrivenProgram {
  /// What came of a line.
  struct Answer: Codable, Equatable {
    var error: String?
    var text: String?
    var changes: [String]?
    var record: [String]?
    var issues: [String]?
    var page: String?
    /// The file of a picture.
    var picture: String?
  }

  private let process = Process()
  private let lines = Pipe()
  private let answers = AnswerReader()
  private let look: Browser.Look
  /// What the program says before it is told anything.
  private(set) var first = Answer()

  init(
    _ program: String, in folder: String, _ installation: Installation, look: Browser.Look,
    environment: [String: String] = [:]
  ) throws {
    self.look = look
    let library = installation.library(of: .driving)
    guard FileManager.default.fileExists(atPath: library) else {
      throw ProjectFailure(
        .installation, "The installation has no \(library). Run './tenure install' in Tenure's sources once more.")
    }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      ["--drive"] + look.arguments + ["--size", "\(look.width)x\(look.height)"] + (look.isBare ? ["--bare"] : [])
      + ["--folder", FileManager.default.currentDirectoryPath]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging(["LD_PRELOAD": library]) { $1 }
    process.standardInput = lines
    process.standardOutput = answers.pipe
    // A program that has ended is said to have, by its answer that does not come.
    signal(SIGPIPE, SIG_IGN)
    do { try process.run() } catch {
      throw ProjectFailure(.broken, "'\(program)' could not be started: \(error.localizedDescription)")
    }
    first = try answer()
  }

  var hasEnded: Bool { !process.isRunning }

  func end() {
    try? lines.fileHandleForWriting.close()
    for _ in 0..<20 where process.isRunning { Thread.sleep(forTimeInterval: 0.05) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// `shot FILE.png [--dark]` is done here, by a browser where there is one; the rest is the program's.
  func perform(_ line: String) throws -> Answer {
    let words = line.split(separator: " ").map(String.init)
    if words.first == "shot" { return try shoot(Array(words.dropFirst())) }
    var answer = try ask(line)
    if words == ["help"] {
      answer.text?.append("\nshot screen.png             a picture of the screen, with --dark of a dark one")
      answer.text?.append("\nquit                        the end")
    }
    return answer
  }

  private func ask(_ line: String) throws -> Answer {
    // A line that ends nothing would be two.
    let line = line.replacingOccurrences(of: "\r", with: "")
    try? lines.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
    // That says itself how long it may take.
    return try answer(within: line.hasPrefix("wait") ? 3600 : 120)
  }

  /// Waits so long, in seconds, and no longer: a program may go round without an end.
  private func answer(within patience: Double = 120) throws -> Answer {
    switch answers.next(within: patience) {
    case .line(let line): return try JSONDecoder().decode(Answer.self, from: line)
    case .end:
      process.waitUntilExit()
      throw ProjectFailure(
        .broken, "The program has ended with \(process.terminationStatus). What it wrote is on standard error.")
    case .late:
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      throw ProjectFailure(
        .broken,
        "The program did not answer within \(Int(patience)) seconds, and was ended. Does its code wait for something "
          + "that does not come, or go round without an end?")
    }
  }

  private func shoot(_ words: [String]) throws -> Answer {
    guard let file = words.first(where: { !$0.hasPrefix("--") }), file.hasSuffix(".png") else {
      return Answer(error: "'shot' wants a file for the picture: shot screen.png, or shot screen.png --dark.")
    }
    var look = look
    if words.contains("--dark") { look.isDark = true }
    let picture = try picture(look)
    do { try picture.write(to: URL(fileURLWithPath: file)) } catch {
      return Answer(error: "\(file) could not be written: \(error.localizedDescription)")
    }
    return Answer(text: "\(file): \(look.width) × \(look.height) points", picture: file)
  }

  /// The screen as it is now, as a PNG: by Chromium where there is one, drawn by the program itself where not.
  func picture(_ look: Browser.Look? = nil) throws -> Data {
    let look = look ?? self.look
    guard Browser.program() != nil else { return try drawn(look) }
    let page = try ask("page").page ?? ""
    let file = FileManager.default.temporaryDirectory.appending(path: "tenure-\(UUID().uuidString).html")
    try Data(page.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let browser = try Browser(look)
    defer { browser.stop() }
    return try browser.picture(of: file.absoluteString, look)
  }

  /// The screen as it is now, drawn by the program itself.
  func drawn(_ look: Browser.Look) throws -> Data {
    try picture { file in
      "draw \"\(file)\"" + (look.isDark ? " dark" : "") + (look.isFitted ? " fit" : "")
    }
  }

  /// The picture that the program writes to a file which `line` names.
  func picture(_ line: (_ file: String) -> String) throws -> Data {
    guard let picture = try made(line).picture else {
      throw ProjectFailure(
        .broken, "The program drew no picture. 'tenure drive' and 'draw screen.png' there say what it does instead.")
    }
    return picture
  }

  /// The picture that the program may write to a file which `line` names, and what it says.
  func made(_ line: (_ file: String) -> String) throws -> (picture: Data?, words: String) {
    let file = FileManager.default.temporaryDirectory.appending(path: "tenure-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let answer = try ask(line(file.path))
    if let error = answer.error { throw ProjectFailure(.broken, error) }
    return (try? Data(contentsOf: file), answer.text ?? "")
  }
}
