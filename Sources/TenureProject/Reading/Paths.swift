import Foundation

enum Paths {
  static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  static func isFolder(_ path: String) -> Bool {
    let end = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return (try? FileManager.default.attributesOfItem(atPath: end))?[.type] as? FileAttributeType == .typeDirectory
  }

  /// What is looked at for changes of a project that the user names: a file, or the folder of all else.
  static func watched(_ path: String) -> String {
    let path = absolute(path)
    let name = path as NSString
    let isPart = ["xcodeproj", "xcworkspace"].contains(name.pathExtension) || name.lastPathComponent == "Package.swift"
    return isPart ? name.deletingLastPathComponent : path
  }

  /// The same, with what the project is built of outside of it: packages and files in other folders.
  static func allWatched(_ path: String, target: String? = nil) -> [String] {
    let own = watched(path)
    // While it cannot be read, it is watched until it can.
    guard let project = try? Project(at: path, target: target) else { return [own] }
    let others: [String]
    switch project {
    case .package(let folder): others = LocalPackages([folder]).folders
    case .files(let project):
      let all = [project] + project.allModules
      others = project.localPackages.folders + all.flatMap { $0.sources + $0.resources }
    }
    let outside = others.map(absolute).filter { !$0.hasPrefix(own + "/") && $0 != own }
    return [own] + outside.filter { one in !outside.contains { one.hasPrefix($0 + "/") } }.firsts { $0 }
  }

  /// As a user would write it, seen from a folder.
  static func short(_ path: String, from folder: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.utf8.count + 1)) : path
  }

  /// A name that a Swift module may have.
  static func moduleName(_ name: String) -> String {
    let letters = name.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || (48...57).contains(scalar.value)) ? Character(scalar) : "_"
    }
    let text = String(letters)
    return text.first.map { $0.isNumber ? "_" + text : text } ?? "Program"
  }

  /// A name for a folder of what is made of something, another for each: `Shop-1k2ab`.
  static func mark(_ name: String, _ place: String) -> String {
    // FNV-1a: the same in every run, which `Hasher` is not.
    let mark = place.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    return "\(moduleName(name))-\(String(mark, radix: 36))"
  }
}
