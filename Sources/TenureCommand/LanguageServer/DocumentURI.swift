import Foundation

/// Paths as editors write them.
enum DocumentURI {
  static func path(_ uri: String) -> String? {
    guard let url = URL(string: uri), url.isFileURL else { return nil }
    let path = url.path
    return path.isEmpty ? nil : path
  }

  static func uri(_ path: String) -> String { URL(fileURLWithPath: path, isDirectory: false).absoluteString }
}
