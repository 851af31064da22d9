import Foundation

enum Output {
  /// To standard output, or to the file that is asked for.
  static func put(_ text: String, _ arguments: Arguments) throws {
    guard let path = arguments.last("--output") else { return Terminal.write(text) }
    try put(text, into: path)
  }

  static func put(_ text: String, into path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Misuse("'\(path)' cannot be written. Is its folder there, and writable?")
    }
  }
}
