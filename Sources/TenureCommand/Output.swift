import Foundation

enum Output {
  /// To standard output, or to the file that is asked for.
  static func put(_ text: String, _ arguments: Arguments) throws {
    guard let path = arguments.last("--output") else { return Terminal.write(text) }
    try put(text, into: path)
  }

  /// A file is exchanged for the new one as a whole. What is no plain file stays what it is and is written into:
  /// `/dev/null`, a pipe, a link.
  static func put(_ text: String, into path: String) throws {
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    do {
      let isExchanged = kind == nil || kind == .typeRegular
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: isExchanged ? .atomic : [])
    } catch {
      throw Misuse("'\(path)' cannot be written. Is its folder there, and writable?")
    }
  }
}
