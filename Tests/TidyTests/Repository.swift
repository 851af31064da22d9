import Foundation

/// The repository that these tests were compiled in, read from disk.
enum Repository {
  /// The folder that holds `Package.swift`.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folders that hold code.
  static let codeFolders = ["Sources", "Tests", "Benchmarks", "Examples"]

  /// What has a dot in front is a build, or a tool's data, except for these.
  private static let dotted = [".ci", ".gitignore", ".swift-format"]

  /// Every text file, by path from the root.
  static let files: [SourceFile] = {
    guard let paths = FileManager.default.enumerator(atPath: root.path) else { return [] }
    var files: [SourceFile] = []
    for case let path as String in paths {
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      if name == "node_modules" || (name.hasPrefix(".") && !dotted.contains(name)) {
        paths.skipDescendants()
        continue
      }
      guard paths.fileAttributes?[.type] as? FileAttributeType == .typeRegular,
        let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      files.append(SourceFile(path: path, text: text))
    }
    return files.sorted { $0.path < $1.path }
  }()

  /// The code files among them.
  static var code: [SourceFile] { files.filter { codeFolders.contains($0.folders.first ?? "") && $0.isCode } }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }
}
