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
    switch (path as NSString).pathExtension {
    case "xcodeproj": self = .files(try XcodeProject(path: path).fileProject(target: target))
    case "xcworkspace": self = .files(try XcodeWorkspace(path: path).reader().fileProject(target: target))
    case "swift" where (path as NSString).lastPathComponent == "Package.swift":
      self = .package((path as NSString).deletingLastPathComponent)
    case "swift": self = .files(FileProject(file: path))
    case let ending where !Paths.isFolder(path):
      throw ProjectFailure(
        .misuse, "\(path) is a file ending in '.\(ending)'. Name a Swift file, a folder, a package or an Xcode project."
      )
    default:
      self = try Self.inFolder(path, target: target)
    }
  }

  /// A package goes before a workspace, a workspace before a project, and a project before files.
  private static func inFolder(_ path: String, target: String?) throws -> Project {
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    if names.contains("Package.swift") { return .package(path) }
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }.map { XcodeWorkspace(path: "\(path)/\($0)") }
      .filter { !$0.projects.isEmpty }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    if workspaces.count == 1 { return .files(try workspaces[0].reader().fileProject(target: target)) }
    if projects.count == 1 { return try Project(at: "\(path)/\(projects[0])", target: target) }
    let several = projects.isEmpty ? workspaces.map { Paths.short($0.path, from: path) } : projects
    guard several.isEmpty else {
      let kind = projects.isEmpty ? "Xcode workspaces" : "Xcode projects"
      throw ProjectFailure(
        .misuse, "There are several \(kind) at \(path): \(several.joined(separator: ", ")). Name one.")
    }
    if let below = try below(path, names, target: target) { return below }
    return .files(try FileProject(folder: path))
  }

  /// The project in a folder of a folder that holds no file of Swift itself, as that of a repository.
  private static func below(_ path: String, _ names: [String], target: String?) throws -> Project? {
    guard !names.contains(where: { $0.hasSuffix(".swift") }) else { return nil }
    let found = names.filter { !$0.hasPrefix(".") && !FileProject.leftOut.contains($0) }.flatMap { name in
      ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)")) ?? [])
        .filter { $0.hasSuffix(".xcodeproj") }.map { "\(name)/\($0)" }
    }.sorted()
    guard found.count < 2 else {
      throw ProjectFailure(
        .misuse, "There are several Xcode projects below \(path): \(found.joined(separator: ", ")). Name one.")
    }
    guard let project = found.first else { return nil }
    let below = try Project(at: "\(path)/\((project as NSString).deletingLastPathComponent)", target: target)
    guard case .files(var files) = below else { return below }
    files.notes.insert("The app of \(project) is meant.", at: 0)
    return .files(files)
  }

  /// Where a folder holds a package and Xcode projects, which of them is meant; nil where the user has named the manifest.
  static func note(ofPackageAt folder: String, named path: String) -> String? {
    guard !path.hasSuffix("Package.swift") else { return nil }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    guard let project = names.first(where: { $0.hasSuffix(".xcodeproj") }) else { return nil }
    return "The package at \(folder) is meant. For the app of \(project) beside it, name that: \(folder)/\(project)."
  }
}
