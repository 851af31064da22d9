import Foundation
import Glibc

/// Tells of changes of the files in a folder, whoever makes them, until it is cancelled or gone.
package final class FolderWatch: @unchecked Sendable {
  /// What there is to be told of.
  package struct Kinds: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A file is complete: closed after writing, exchanged for another one, or removed.
    package static let completed = Kinds(
      rawValue: UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE))
    /// Anything was written into a file.
    package static let written = Kinds(rawValue: UInt32(IN_MODIFY))
    /// Somebody has touched a file.
    package static let touched = Kinds(rawValue: UInt32(IN_ATTRIB))
  }

  private let source: any DispatchSourceRead

  /// Nil where the folder cannot be watched: it is not there, or the system's number of watches is used up.
  package init?(
    _ folder: URL, _ kinds: Kinds, on queue: DispatchQueue,
    changed: @escaping @Sendable (_ names: Set<String>) -> Void
  ) {
    let file = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard file >= 0 else { return nil }
    guard unsafe inotify_add_watch(file, folder.path, kinds.rawValue) >= 0 else {
      close(file)
      return nil
    }
    source = DispatchSource.makeReadSource(fileDescriptor: file, queue: queue)
    source.setEventHandler {
      let names = Self.names(from: file)
      if !names.isEmpty { changed(names) }
    }
    source.setCancelHandler { close(file) }
    source.resume()
  }

  deinit { source.cancel() }

  package func cancel() { source.cancel() }

  /// Touches a file, which those who watch its folder hear of.
  package static func touch(_ file: URL) { unsafe utimensat(AT_FDCWD, file.path, nil, 0) }

  /// Does something with a file that nobody writes into: whoever wants to waits so long. Nil where somebody has it open
  /// for writing, and it may hold half of what it is to hold.
  ///
  /// Where the file is another user's, or its file system has no leases, nothing is known of those who write.
  package static func whole<Result>(_ file: URL, _ body: () throws -> Result) rethrows -> Result? {
    let descriptor = unsafe open(file.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return try body() }
    // Gives the lease back.
    defer { close(descriptor) }
    // Who holds a lease is sent a signal when somebody wants to write. The usual one would end the process.
    let setSignal: Int32 = 10
    let setLease: Int32 = 1_024
    guard fcntl(descriptor, setSignal, SIGURG) == 0 else { return try body() }
    if fcntl(descriptor, setLease, Int32(F_RDLCK)) != 0 && errno == EAGAIN { return nil }
    return try body()
  }

  /// What the system has said last.
  package static var systemError: String { unsafe String(cString: strerror(errno)) }

  /// The names of all files that there is news of.
  private static func names(from file: Int32) -> Set<String> {
    var names: Set<String> = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16_384, alignment: 8)
    defer { unsafe buffer.deallocate() }
    while true {
      let count = unsafe read(file, buffer.baseAddress!, buffer.count)
      if count <= 0 { return names }
      var offset = 0
      while offset < count {
        let event = unsafe buffer.load(fromByteOffset: offset, as: inotify_event.self)
        let start = offset + MemoryLayout<inotify_event>.size
        if event.len > 0 {
          unsafe names.insert(String(cString: (buffer.baseAddress! + start).assumingMemoryBound(to: CChar.self)))
        }
        offset = start + Int(event.len)
      }
    }
  }
}
