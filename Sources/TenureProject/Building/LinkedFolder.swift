import Foundation

/// A copy of a package's folder in which some files say something else. All others are links, so that a change is seen.
struct LinkedFolder {
  let original: String
  let folder: String
  /// Names in the copy that are not the package's.
  var others: Set<String> = []

  static func isManifest(_ path: String, in folder: String) -> Bool {
    path.hasPrefix("\(folder)/Package") && path.hasSuffix(".swift") && !path.dropFirst(folder.count + 1).contains("/")
      && (path == "\(folder)/Package.swift" || path.hasPrefix("\(folder)/Package@swift-"))
  }

  /// `texts` are what files say, by their paths in the package; nil for those that are left out.
  func write(_ texts: [String: String?], manifest: (String) -> String) throws {
    try mirror(original, folder, texts)
    let disk = FileManager.default
    for name in try disk.contentsOfDirectory(atPath: original)
    where Self.isManifest("\(original)/\(name)", in: original) {
      let text = try String(contentsOfFile: "\(original)/\(name)", encoding: .utf8)
      try GeneratedFile.write(manifest(text), to: "\(folder)/\(name)")
    }
    try PinnedVersions.renew(from: "\(original)/Package.resolved", in: folder)
  }

  private func mirror(_ from: String, _ to: String, _ texts: [String: String?]) throws {
    let disk = FileManager.default
    try disk.createDirectory(atPath: to, withIntermediateDirectories: true)
    let kept: Set =
      from == original ? others.union([".build", ".swiftpm", "Package.resolved", PinnedVersions.note]) : []
    let names = try disk.contentsOfDirectory(atPath: from).filter { name in
      !name.hasPrefix(".") && name != "node_modules" && !kept.contains(name)
        && !Self.isManifest("\(from)/\(name)", in: original) && texts["\(from)/\(name)"] != .some(nil)
    }
    for name in try disk.contentsOfDirectory(atPath: to)
    where !names.contains(name) && !kept.contains(name) && !Self.isManifest("\(to)/\(name)", in: folder) {
      try disk.removeItem(atPath: "\(to)/\(name)")
    }
    for name in names {
      let (path, target) = ("\(from)/\(name)", "\(to)/\(name)")
      let link = try? disk.destinationOfSymbolicLink(atPath: target)
      if let text = texts[path] ?? nil {
        if link != nil { try disk.removeItem(atPath: target) }
        try GeneratedFile.write(GeneratedFile.line(of: path) + text, to: target)
      } else if Paths.isFolder(path) {
        try mirror(path, target, texts)
      } else if link != path {
        if link != nil || disk.fileExists(atPath: target) { try disk.removeItem(atPath: target) }
        try disk.createSymbolicLink(atPath: target, withDestinationPath: path)
      }
    }
  }
}
