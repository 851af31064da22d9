import Foundation

/// A built program, put before whoever asked.
struct Show {
  enum Manner: Equatable {
    case text
    case picture(file: String)
    case page(port: Int?, inspects: Bool)
  }

  let program: String
  /// Where it is started.
  let folder: String
  let look: Browser.Look
  /// What the program is told beside its arguments, for a picture.
  var environment: [String: String] = [:]
  /// Beside what follows from its look, where it is served.
  var arguments: [String] = []

  /// Does not return where it serves a page: the program takes this one's place.
  func run(_ manner: Manner, say: (String) -> Void, write: (String) -> Void) throws {
    switch manner {
    case .text:
      let outcome = try Program(path: program, arguments: ["--text"] + look.arguments, folder: folder)
        .run()
      guard outcome.status == 0 else { throw Self.ended(outcome.status, outcome.output) }
      write(outcome.output)
    case .page(let port, let inspects):
      var arguments = ["--web"] + look.arguments + self.arguments + (inspects ? ["--inspect"] : [])
      if let port { arguments += ["--port", "\(port)"] }
      Replacement.run(program, arguments, in: folder)
      throw ProjectFailure(
        .broken, "'\(program)' could not be started. Is there memory, and may you run files below \(folder)?")
    case .picture(let file):
      // Before the program, which would otherwise be left.
      let browser = try Browser(look)
      defer { browser.stop() }
      try picture(by: browser).write(to: URL(fileURLWithPath: file))
      say("\(file): \(look.width) × \(look.height) points")
    }
  }

  func picture(by browser: Browser) throws -> Data {
    let served = ServedProgram()
    defer { served.end() }
    let (address, words) = try served.start(
      program, ["--port", "0"] + look.arguments, in: folder, environment: environment)
    guard let address else { throw Self.ended(1, words) }
    return try browser.picture(of: address, look)
  }

  static func ended(_ status: Int32, _ words: String) -> ProjectFailure {
    ProjectFailure(
      .broken,
      "The program ended with \(status) before it showed anything\(words.isEmpty ? "." : ": \(words.trimmingCharacters(in: .whitespacesAndNewlines))")"
    )
  }
}
