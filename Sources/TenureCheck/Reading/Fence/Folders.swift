import Foundation

/// Whether a path, links followed, is a folder; nil where nothing is.
func isFolder(_ path: String) -> Bool? {
  var isFolder: ObjCBool = false
  guard unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
  return isFolder.boolValue
}
