import Foundation

/// How files are built, as the manifest or the Xcode project above them says.
public struct Targets: Sendable {
  /// By folder, absolute.
  private var byFolder: [String: TargetFacts] = [:]

  /// Nothing is known of any target.
  public init() {}

  /// Looks above every file, as far up as there are folders.
  public init(for files: [SwiftFiles.File]) {
    let folders = Set(Set(files.map { Self.folder(of: $0.path) }).map { Paths.absolute($0) })
    var manifests: [String: Manifest?] = [:]
    for folder in folders {
      var current = folder
      while true {
        let known = manifests[current]
        let manifest = known ?? Self.manifest(in: current)
        manifests[current] = .some(manifest)
        if let manifest {
          byFolder[folder] = manifest.facts(ofFolder: folder)
          break
        }
        if current == "/" || current.isEmpty { break }
        current = (current as NSString).deletingLastPathComponent
      }
    }
  }

  /// All that is known, as text that is the same in every run.
  var stableText: String {
    var texts: [TargetFacts: String] = [:]
    return byFolder.sorted { $0.key < $1.key }.map { folder, facts in
      let text = texts[facts] ?? StableText.of(facts)
      texts[facts] = text
      return "\(folder)=\(text)"
    }.joined(separator: "\u{1}")
  }

  func facts(ofFile path: String) -> TargetFacts {
    if byFolder.isEmpty { return TargetFacts() }
    return byFolder[Paths.absolute(Self.folder(of: path))] ?? TargetFacts()
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "."
  }

  private static func manifest(in folder: String) -> Manifest? {
    let package = folder + "/Package.swift"
    if let data = FileManager.default.contents(atPath: package) {
      return Manifest(folder: folder, facts: PackageManifest(FileReader.facts(path: package, bytes: [UInt8](data))))
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let name = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }),
      let data = FileManager.default.contents(atPath: "\(folder)/\(name)/project.pbxproj")
    else { return nil }
    var manifest = PackageManifest()
    let project = String(decoding: data, as: UTF8.self)
    let configurations = XcodeConfigurations(of: project, in: folder)
    manifest.package = XcodeProject.facts(project + "\n" + configurations.lines.joined(separator: "\n"))
    return Manifest(folder: folder, facts: manifest)
  }

  private struct Manifest {
    let folder: String
    let facts: PackageManifest

    func facts(ofFolder path: String) -> TargetFacts {
      let relative = path == folder ? "" : String(path.dropFirst(folder == "/" ? 1 : folder.utf8.count + 1))
      let target = facts.targets.filter { (relative + "/").hasPrefix($0.path + "/") }
        .max { $0.path.utf8.count < $1.path.utf8.count }
      return target.map { facts.package.overridden(by: $0.facts) } ?? facts.package
    }
  }
}
