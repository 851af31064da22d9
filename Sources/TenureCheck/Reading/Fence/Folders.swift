import Foundation

/// What a path, links followed, leads to.
struct FileIdentity: Hashable {
  let device: UInt64
  let number: UInt64
  let isFolder: Bool

  /// nil where nothing is.
  init?(_ path: String) {
    var about = stat()
    guard unsafe stat(path, &about) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: about.st_dev)
    number = UInt64(truncatingIfNeeded: about.st_ino)
    isFolder = about.st_mode & S_IFMT == S_IFDIR
  }
}

/// Whether a path, links followed, is a folder; nil where nothing is.
func isFolder(_ path: String) -> Bool? { FileIdentity(path)?.isFolder }
