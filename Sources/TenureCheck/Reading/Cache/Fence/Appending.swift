import Foundation

/// Writes bytes behind what a file has, which is made where there is none. False where that fails.
func append(_ bytes: [UInt8], to path: String) -> Bool {
  let file = unsafe open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
  guard file >= 0 else { return false }
  defer { close(file) }
  return unsafe bytes.withUnsafeBytes { raw in
    var written = 0
    while written < raw.count {
      let count = unsafe write(file, raw.baseAddress! + written, raw.count - written)
      if count <= 0 { return false }
      written += count
    }
    return true
  }
}
