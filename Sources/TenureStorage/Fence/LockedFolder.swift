import Foundation

/// A folder that one process at a time works in, and the files in it.
@safe struct LockedFolder: ~Copyable {
  private let descriptor: Int32
  /// False where the file system has no locks.
  let isLocked: Bool

  /// Waits until no other process holds the folder. Throws the system's reason when it cannot be opened.
  init(_ path: String) throws {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { throw SystemFailure("open", path) }
    var result: Int32
    repeat { result = flock(descriptor, LOCK_EX) } while result != 0 && errno == EINTR
    if result != 0, ![ENOTSUP, EOPNOTSUPP, ENOSYS, EINVAL, ENOLCK].contains(errno) {
      defer { close(descriptor) }
      throw SystemFailure("lock", path)
    }
    self.descriptor = descriptor
    isLocked = result == 0
  }

  deinit { close(descriptor) }

  /// Puts `data` where `name` is, all of it or nothing, and tells what the file looks like from outside.
  func replace(_ name: String, in path: String, with data: Data) throws -> FileSignature {
    let target = "\(path)/\(name)"
    // Under the lock nobody else writes a new file: what is left of one is of a process that was stopped.
    let new = "\(path)/.\(name).new" + (isLocked ? "" : ".\(getpid())")
    let mode = FileSignature.mode(of: target) ?? 0o600
    let file = unsafe open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    if file < 0 { throw SystemFailure("create", new) }
    defer { close(file) }
    var rest = data[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress!, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw SystemFailure("write", new) }
      rest = rest.dropFirst(count)
    }
    if fsync(file) != 0 { throw SystemFailure("write", new) }
    guard let signature = FileSignature(of: file) else { throw SystemFailure("look at", new) }
    if unsafe rename(new, target) != 0 { throw SystemFailure("put in place", target) }
    fsync(descriptor)
    return signature
  }
}

/// Makes a folder and those around it that are missing, for the user alone.
func createFolder(_ path: String) throws {
  var made = ""
  for part in path.split(separator: "/") {
    made += "/\(part)"
    if unsafe mkdir(made, 0o700) != 0, errno != EEXIST { throw SystemFailure("create", made) }
  }
}

/// Tells one state of a file from another without reading it.
struct FileSignature: Equatable {
  private var device: UInt64
  private var number: UInt64
  private var size: Int64
  private var seconds: Int
  private var nanoseconds: Int

  init?(of path: String) {
    var facts = stat()
    if unsafe stat(path, &facts) != 0 { return nil }
    self.init(facts)
  }

  init?(of descriptor: Int32) {
    var facts = stat()
    if unsafe fstat(descriptor, &facts) != 0 { return nil }
    self.init(facts)
  }

  private init(_ facts: stat) {
    device = UInt64(facts.st_dev)
    number = UInt64(facts.st_ino)
    size = Int64(facts.st_size)
    seconds = Int(facts.st_mtim.tv_sec)
    nanoseconds = Int(facts.st_mtim.tv_nsec)
  }

  /// Throws when the system cannot tell.
  static func exists(_ path: String) throws -> Bool {
    var facts = stat()
    if unsafe stat(path, &facts) == 0 { return true }
    if errno == ENOENT || errno == ENOTDIR { return false }
    throw SystemFailure("look at", path)
  }

  static func mode(of path: String) -> mode_t? {
    var facts = stat()
    return unsafe stat(path, &facts) == 0 ? facts.st_mode & 0o777 : nil
  }
}

/// What the system said when a file could not be worked with.
struct SystemFailure: Error, CustomStringConvertible {
  let description: String

  init(_ action: String, _ path: String) {
    description = unsafe "could not \(action) \(path): \(String(cString: strerror(errno)))"
  }
}

/// Nil for what is no property list.
package func propertyList(of data: Data) -> Any? {
  unsafe try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
}

/// The file that a path stands for, behind links.
func resolved(_ path: String) -> String {
  guard let real = unsafe realpath(path, nil) else { return path }
  defer { unsafe free(real) }
  return unsafe String(cString: real)
}
