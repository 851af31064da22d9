import Foundation

extension Data {
  /// Writes into a file, which is exchanged for the new one as a whole. A link stays one: where it leads is exchanged. What
  /// is no plain file is written into: a pipe, a device, and `/dev/stdout`, which others write into as well.
  package func exchange(_ file: URL) throws {
    let end = file.resolvingSymlinksInPath()
    switch (Self.kind(of: file), Self.kind(of: end)) {
    case (nil, _): try write(to: file, options: .atomic)
    case (_, .typeRegular) where !file.path.hasPrefix("/dev/"): try write(to: end, options: .atomic)
    default: try write(to: file)
    }
  }

  private static func kind(of file: URL) -> FileAttributeType? {
    try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
  }
}
