import Foundation
import Synchronization
import TenureHTML
import TenureRender

/// The files that a page's user has chosen, and those that a program writes for them: in a folder of the page's own, which
/// goes with the page.
@MainActor final class PageFiles {
  /// Why a file is not taken.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  /// Bytes of all pages, however many there are.
  private static let allOfThem = 1_000_000_000
  private static let held = Mutex(0)

  private var folder: URL?
  /// Bytes that this page holds of `held`.
  private var size = 0
  /// The dialog that files are coming for, where they stand, and the one that is not whole.
  private var dialog: NodeID?
  private var whole: [String] = []
  private var current: (path: String, handle: FileHandle)?
  private var bytes = 0

  /// Adds a part; gives back the paths of all files, once the last is whole.
  func take(_ part: FilePart, for id: NodeID) throws -> [String]? {
    if dialog != id { begin(id) }
    do {
      bytes += part.bytes.count
      guard bytes <= Reach.megabytes * 1_000_000 else {
        throw Refusal(description: "there are more than \(Reach.megabytes) MB")
      }
      try add(part)
    } catch {
      begin(nil)
      throw error
    }
    guard part.endsAll else { return nil }
    defer { begin(nil) }
    return whole
  }

  private func begin(_ id: NodeID?) {
    try? current?.handle.close()
    (dialog, whole, current, bytes) = (id, [], nil, 0)
  }

  private func add(_ part: FilePart) throws {
    let fits = Self.held.withLock { held in
      guard held + part.bytes.count <= Self.allOfThem else { return false }
      held += part.bytes.count
      return true
    }
    guard fits else { throw Refusal(description: "all pages together have sent too much") }
    size += part.bytes.count
    if current == nil {
      guard whole.count < 1_000 else { throw Refusal(description: "there are more than 1,000") }
      let path = try place(for: part.name)
      guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path)
      else { throw Refusal(description: "it cannot be written") }
      current = (path, handle)
    }
    try current?.handle.write(contentsOf: part.bytes)
    guard part.endsFile, let current else { return }
    try current.handle.close()
    whole.append(current.path)
    self.current = nil
  }

  /// Where a file of that name is put: each into a folder of its own, so that none takes the place of another.
  func place(for name: String) throws -> String {
    let folder =
      folder
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("files-of-a-page-\(UUID().uuidString)")
    self.folder = folder
    let own = folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return own.appendingPathComponent(Self.safe(name)).path
  }

  /// The last part of a name, as long as a file's may be, without what ends it or moves about.
  private static func safe(_ name: String) -> String {
    var last = String(name.split(separator: "/").last ?? "").filter { $0 != "\0" && !$0.isNewline }
    while last.utf8.count > 200 { last.removeFirst() }
    return last.isEmpty || last == "." || last == ".." ? "file" : last
  }

  /// What a program has written; nil where it has written none.
  func contents(of path: String) throws -> Data? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    guard !isFolder.boolValue else {
      throw Refusal(description: "it is a folder, and browsers keep files alone. It is at \(path)")
    }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard data.count <= Reach.megabytes * 1_000_000 else {
      throw Refusal(description: "it has more than \(Reach.megabytes) MB. It is at \(path)")
    }
    return data
  }

  func removeAll() {
    begin(nil)
    if let folder { try? FileManager.default.removeItem(at: folder) }
    folder = nil
    Self.held.withLock { $0 -= size }
    size = 0
  }
}
