import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Two builds of one project at once would undo each other's work, and the patches of one the packages of the other: the
/// later one waits. Held until it goes; one that is killed lets go as well, and programs that are started do not inherit it.
final class BuildLock {
  private let descriptor: Int32

  /// `say` is told where somebody else holds it. A folder that cannot be written to is found out by the build itself.
  init(of folder: String, say: (String) -> Void = BuildLock.note) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    descriptor = unsafe open("\(folder)/tenure.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else { return }
    say("Another tenure builds this project. This one waits until that is done.")
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  private static func note(_ words: String) { FileHandle.standardError.write(Data("\(words)\n".utf8)) }
}
