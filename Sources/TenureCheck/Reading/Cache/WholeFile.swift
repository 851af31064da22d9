import Foundation

/// Puts a file of these bytes at a path in one step. Where that fails, a full disk say, what was there stays.
func replaceFile(at path: String, withBytes bytes: [UInt8]) {
  makeFolder(above: path)
  let temporary = "\(path)-\(UInt64.random(in: 0...UInt64.max))"
  guard append(bytes, to: temporary), replaceFile(at: path, with: temporary) else {
    try? FileManager.default.removeItem(atPath: temporary)
    return
  }
}

func makeFolder(above path: String) {
  let folder = (path as NSString).deletingLastPathComponent
  try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
}
