import Foundation

/// Writes changed files, all or none of them.
public enum FileChanges {
  /// Why no file was changed.
  public struct Refused: Error, CustomStringConvertible {
    public let description: String
  }

  /// Each file must still be what was read; it is replaced in one step, and where it is a link, the file it leads to is.
  public static func write(_ changes: [FixPlan.Change]) throws {
    var prepared: [(temporary: String, target: String)] = []
    defer { for item in prepared { try? FileManager.default.removeItem(atPath: item.temporary) } }
    for change in changes {
      let target = URL(fileURLWithPath: change.file.path).resolvingSymlinksInPath().path
      let mark = try byteOrderMark(of: change, at: target)
      guard FileManager.default.isWritableFile(atPath: target) else {
        throw Refused(description: "'\(change.file.path)' cannot be written to. Nothing was changed.")
      }
      let folder = (target as NSString).deletingLastPathComponent
      let temporary = "\(folder)/.tenure-\(UUID().uuidString)"
      do {
        try Data(mark + change.after).write(to: URL(fileURLWithPath: temporary))
        prepared.append((temporary, target))
        let attributes = try FileManager.default.attributesOfItem(atPath: target)
        if let permissions = attributes[.posixPermissions] {
          try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary)
        }
      } catch {
        throw Refused(description: "Nothing can be written beside '\(change.file.path)'. Nothing was changed.")
      }
    }
    // Once more, as late as can be: an editor may have saved meanwhile.
    for (change, item) in zip(changes, prepared) { _ = try byteOrderMark(of: change, at: item.target) }
    for item in prepared {
      guard replaceFile(at: item.target, with: item.temporary) else {
        throw Refused(description: "'\(item.target)' could not be replaced.")
      }
    }
  }

  /// The bytes before the text, which stay; an error where the file is not what was read.
  private static func byteOrderMark(of change: FixPlan.Change, at path: String) throws -> [UInt8] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let now = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
    if now == change.before { return [] }
    if now.starts(with: mark), Array(now.dropFirst(3)) == change.before { return mark }
    if Decoding.utf8(now).bytes == change.before {
      throw Refused(
        description: "'\(change.file.path)' is not UTF-8, and is not fixed. Convert it first. Nothing was changed.")
    }
    throw Refused(
      description: "'\(change.file.path)' has changed since it was read. Run again. Nothing was changed.")
  }
}
