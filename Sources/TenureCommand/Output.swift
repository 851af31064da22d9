import Foundation

enum Output {
  /// To standard output, or to the file that is asked for.
  static func put(_ text: String, _ arguments: Arguments) throws {
    guard let path = arguments.last("--output") else { return Terminal.write(text) }
    try put(text, into: path)
  }

  /// A file is exchanged for the new one as a whole. A link stays one: where it leads is exchanged. What is no plain file
  /// is written into: `/dev/null`, a pipe, and `/dev/stdout`, which others write into as well.
  static func put(_ text: String, into path: String) throws {
    do { try exchange(path, Data(text.utf8)) } catch {
      throw Misuse("'\(path)' cannot be written. Is its folder there, and writable?")
    }
  }

  private static func exchange(_ path: String, _ data: Data) throws {
    let file = URL(fileURLWithPath: path)
    let end = file.resolvingSymlinksInPath()
    switch (kind(of: file), kind(of: end)) {
    case (nil, _): try data.write(to: file, options: .atomic)
    case (_, .typeRegular) where !file.path.hasPrefix("/dev/"): try data.write(to: end, options: .atomic)
    default: try data.write(to: file)
    }
  }

  private static func kind(of file: URL) -> FileAttributeType? {
    try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
  }
}
