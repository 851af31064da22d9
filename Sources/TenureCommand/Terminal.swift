import Foundation

enum Terminal {
  static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Whether standard output is a screen that shows colours, and nobody has asked for none.
  static var isColoured: Bool {
    isatty(STDOUT_FILENO) == 1 && ProcessInfo.processInfo.environment["NO_COLOR"] == nil
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }
}
