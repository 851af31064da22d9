import Foundation

/// The `.xcconfig` files that an Xcode project is built with, and those that these include.
struct XcodeConfigurations {
  /// What they set, a line each: `KEY = value`.
  private(set) var lines: [String] = []
  private var seen: Set<String> = []

  /// Files that the text of a project names, at or below its folder.
  init(of project: String, in folder: String) {
    let names = Self.names(in: project)
    if names.isEmpty { return }
    for path in Self.paths(of: names, in: folder, depth: 4) { read(path) }
  }

  /// The last part of each path: groups say where the files lie, and nobody has two of one name.
  private static func names(in project: String) -> Set<String> {
    let parts = project.components(separatedBy: ".xcconfig").dropLast()
    let names = parts.map { part in
      String(part.reversed().prefix { !"\"/=*;\n".contains($0) }.reversed())
    }
    return Set(names.map { $0.trimmingCharacters(in: .whitespaces) + ".xcconfig" })
  }

  private static let foldersOfOthers: Set<String> = ["Pods", "Carthage", "DerivedData", "node_modules", "build"]

  private static func paths(of names: Set<String>, in folder: String, depth: Int) -> [String] {
    let found = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    let files = found.filter(names.contains).map { "\(folder)/\($0)" }
    guard depth > 0 else { return files }
    // What has an extension is a file, or a bundle that nobody keeps settings in.
    let folders = found.filter { !$0.contains(".") && !foldersOfOthers.contains($0) }
    return files + folders.flatMap { paths(of: names, in: "\(folder)/\($0)", depth: depth - 1) }
  }

  private mutating func read(_ path: String) {
    guard seen.insert(Paths.absolute(path)).inserted, let data = FileManager.default.contents(atPath: path) else {
      return
    }
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.firstRange(of: "//").map { String(line[..<$0.lowerBound]) } ?? String(line)
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"")
        if parts.count > 1 { read((path as NSString).deletingLastPathComponent + "/" + parts[1]) }
      } else if let sign = text.firstIndex(of: "=") {
        // `KEY[sdk=iphoneos*] = value` is for one system, and nobody says which one this is about.
        let condition = text.firstIndex(of: "[") ?? text.endIndex
        let end = text.firstIndex(of: "]").map { text.index(after: $0) } ?? text.startIndex
        lines.append(condition < sign && condition < end ? String(text[..<condition] + text[end...]) : text)
      }
    }
  }
}
