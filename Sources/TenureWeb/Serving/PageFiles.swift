import Foundation
import TenureHTML
import TenureRender

/// The bytes of files that all pages of a server may hold.
@MainActor final class FileRoom {
  private let limit: Int
  private var held = 0

  init(limit: Int) { self.limit = limit }

  /// Takes bytes for a page that has some already. A page may have half of what the others leave: so no page takes all, and
  /// there is always room for one more.
  func take(_ count: Int, having own: Int) -> Bool {
    guard 2 * (own + count) <= limit - (held - own) else { return false }
    held += count
    return true
  }

  func giveBack(_ count: Int) { held -= count }
}

/// The files that a page's user has chosen, and those that a program writes for them: in a folder of the page's own, which
/// goes with the page.
@MainActor final class PageFiles {
  /// Why a file is not taken.
  struct Refusal: Error, CustomStringConvertible {
    let description: String
  }

  private let room: FileRoom
  private var folder: URL?
  /// Bytes that this page holds of the room.
  private var size = 0
  /// The dialog that files are coming for, where they stand, and the one that is not whole.
  private var dialog: NodeID?
  private var whole: [String] = []
  private var current: (path: String, handle: FileHandle)?
  /// Bytes of them.
  private var bytes = 0
  /// True once a part of them was refused: what still comes of them is dropped.
  private var isRefused = false

  init(in room: FileRoom) { self.room = room }

  /// Adds a part; gives back the paths of all files, once the last is whole. Nil while more is to come, and for the rest of
  /// what was refused.
  func take(_ part: FilePart, for id: NodeID) throws -> [String]? {
    if dialog != id { begin(id) }
    if isRefused {
      if part.endsAll { begin(nil) }
      return nil
    }
    do { try add(part) } catch {
      forgetUpload()
      if !part.endsAll { (dialog, isRefused) = (id, true) }
      throw error
    }
    guard part.endsAll else { return nil }
    defer { begin(nil) }
    return whole
  }

  /// What was being sent is not wanted any more.
  func forgetUpload() {
    for path in whole + (current.map { [$0.path] } ?? []) { try? FileManager.default.removeItem(atPath: path) }
    room.giveBack(bytes)
    size -= bytes
    begin(nil)
  }

  private func begin(_ id: NodeID?) {
    try? current?.handle.close()
    (dialog, whole, current, bytes, isRefused) = (id, [], nil, 0, false)
  }

  private func add(_ part: FilePart) throws {
    guard bytes + part.bytes.count <= Reach.megabytes * 1_000_000 else {
      throw Refusal(description: "there are more than \(Reach.megabytes) MB. Choose less")
    }
    guard room.take(part.bytes.count, having: size) else {
      throw Refusal(description: "this page has no room for more. Choose less, or load the page anew")
    }
    bytes += part.bytes.count
    size += part.bytes.count
    if current == nil {
      guard whole.count < 1_000 else { throw Refusal(description: "there are more than 1,000. Choose fewer") }
      let path = try place(for: part.name)
      guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path)
      else { throw Refusal(description: "they cannot be kept. Try again later") }
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
    let file = URL(fileURLWithPath: path)
    let values = try? file.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
    guard let isFolder = values?.isDirectory else { return nil }
    guard !isFolder else {
      throw Refusal(description: "it is a folder, and browsers keep files alone. It is at \(path)")
    }
    let data = try Data(contentsOf: file)
    guard data.count <= Reach.megabytes * 1_000_000 else {
      throw Refusal(description: "it has more than \(Reach.megabytes) MB. It is at \(path)")
    }
    return data
  }

  func removeAll() {
    begin(nil)
    if let folder { try? FileManager.default.removeItem(at: folder) }
    folder = nil
    room.giveBack(size)
    size = 0
  }
}
