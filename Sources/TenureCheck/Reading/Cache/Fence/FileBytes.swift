import Foundation

/// A file's bytes and when it was last changed, in seconds since 1970; nil where it cannot be read, or is larger than
/// wanted.
func fileBytes(_ path: String, atMost limit: Int = .max) -> (bytes: [UInt8], changed: Int)? {
  // Without waiting: a pipe that nobody writes to would hold the run up for ever.
  let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var about = stat()
  guard unsafe fstat(file, &about) == 0, about.st_mode & S_IFMT == S_IFREG, about.st_size <= limit else { return nil }
  let size = Int(about.st_size)
  let bytes = unsafe [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let read = unsafe read(file, buffer.baseAddress! + count, size - count)
      if read <= 0 { break }
      count += read
    }
  }
  #if canImport(Darwin)
    return (bytes, about.st_mtimespec.tv_sec)
  #else
    return (bytes, about.st_mtim.tv_sec)
  #endif
}
