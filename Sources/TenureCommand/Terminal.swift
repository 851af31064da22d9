import Foundation

enum Terminal {
  /// What a program reads.
  static func write(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }

  /// What a user reads beside it.
  static func say(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8)) }

  /// A line of standard input; a person is shown that one is waited for.
  static func line(prompt: String) -> String? {
    if isatty(STDIN_FILENO) == 1 { try? FileHandle.standardError.write(contentsOf: Data(prompt.utf8)) }
    return readLine()
  }

  /// Whether standard error is a screen.
  static var isWatched: Bool { isatty(STDERR_FILENO) == 1 }

  /// A line that the next one writes over.
  static func progress(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\r\u{1B}[K\(text)".utf8))
  }

  /// Whether standard output is a screen that shows colours, and nobody has asked for none.
  static var isColoured: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }
}
