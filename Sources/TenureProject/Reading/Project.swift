import Foundation

/// What a path that the user names stands for.
package enum Project {
  /// Files of one module: a single one, a folder, or a target of an Xcode project.
  case files(FileProject)
  /// The folder of a Swift package.
  case package(String)

  /// `target` is a target of an Xcode project.
  package init(at path: String, target: String? = nil) throws {
    let path = Paths.absolute(path)
    let files = FileManager.default
    guard files.fileExists(atPath: path) else {
      throw ProjectFailure(
        .misuse, "There is nothing at \(path). Name a Swift file, a folder, a package or an Xcode project.")
    }
    func xcode(_ path: String, packages: [String] = []) throws -> Project {
      .files(try XcodeProject(path: path).fileProject(target: target, packages: packages))
    }
    switch (path as NSString).pathExtension {
    case "xcodeproj": self = try xcode(path)
    case "xcworkspace":
      let (project, packages) = try Self.contents(ofWorkspace: path)
      self = try xcode(project, packages: packages)
    case "swift" where (path as NSString).lastPathComponent == "Package.swift":
      self = .package((path as NSString).deletingLastPathComponent)
    case "swift": self = .files(FileProject(file: path))
    case let ending where !Paths.isFolder(path):
      throw ProjectFailure(
        .misuse, "\(path) is a file ending in '.\(ending)'. Name a Swift file, a folder, a package or an Xcode project."
      )
    default:
      let names = try files.contentsOfDirectory(atPath: path).sorted()
      let projects = names.filter { $0.hasSuffix(".xcodeproj") }
      if names.contains("Package.swift") {
        self = .package(path)
      } else if projects.count > 1 {
        throw ProjectFailure(
          .misuse, "There are several Xcode projects at \(path): \(projects.joined(separator: ", ")). Name one.")
      } else if let name = projects.first {
        self = try xcode("\(path)/\(name)")
      } else {
        self = .files(try FileProject(folder: path))
      }
    }
  }

  /// Where a folder holds a package and Xcode projects, which of them is meant; nil where the user has named the manifest.
  static func note(ofPackageAt folder: String, named path: String) -> String? {
    guard !path.hasSuffix("Package.swift") else { return nil }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    guard let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) else { return nil }
    return "The package at \(folder) is meant. For the app of \(project) beside it, name that: \(folder)/\(project)."
  }

  /// The Xcode project of a workspace, and the folders of the packages beside it.
  private static func contents(ofWorkspace path: String) throws -> (project: String, packages: [String]) {
    let text = (try? String(contentsOfFile: "\(path)/contents.xcworkspacedata", encoding: .utf8)) ?? ""
    let folder = (path as NSString).deletingLastPathComponent
    let named = text.matches(of: #/location\s*=\s*"(?:group|container):([^"]+)"/#).map { "\(folder)/\($0.1)" }
    // The pods of CocoaPods are a project of their own.
    let found = named.filter { $0.hasSuffix(".xcodeproj") && !$0.hasSuffix("/Pods.xcodeproj") }
    guard found.count == 1 else {
      throw ProjectFailure(
        .misuse,
        found.isEmpty
          ? "The workspace \(path) names no Xcode project. Name the project, a package or a folder of Swift files."
          : "The workspace \(path) names \(found.count) projects: \(found.joined(separator: ", ")). Name one of them.")
    }
    return (found[0], named.filter { FileManager.default.fileExists(atPath: "\($0)/Package.swift") })
  }
}
