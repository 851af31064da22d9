import Foundation

/// Tells programs apart that lie beside each other: in a repository of many apps each is judged by itself, so that a name
/// means in one of them what it would mean if the others were not there.
///
/// A folder holds several programs where no project file lies in it or above it, no Swift file lies in it, and each of
/// its folders has a project file or begins an app. What imports a module that another of them has belongs to that one.
struct ProgramsInFolders {
  /// In the order of their first files.
  private(set) var programs: [[FileStamp]] = []
  private var hasProjectFile: [String: Bool] = [:]

  init(_ stamps: [FileStamp]) {
    if stamps.isEmpty { return }
    let paths = stamps.map { Paths.absolute($0.file.path).split(separator: "/") }
    var depth = paths[0].count - 1
    for path in paths.dropFirst() {
      depth = min(depth, path.count - 1, zip(path, paths[0]).prefix { $0 == $1 }.count)
    }
    let isOne = (0...depth).contains { holdsProject(paths[0].prefix($0)) }
    let groups = isOne ? [Array(stamps.indices)] : split(Array(stamps.indices), at: depth, paths, stamps)
    programs = joined(groups, paths, stamps).map { $0.map { stamps[$0] } }
  }

  private mutating func split(
    _ files: [Int], at depth: Int, _ paths: [[Substring]], _ stamps: [FileStamp]
  ) -> [[Int]] {
    var names: [Substring] = []
    var byName: [Substring: [Int]] = [:]
    for file in files {
      guard paths[file].count > depth + 1 else { return [files] }
      let name = paths[file][depth]
      if byName[name] == nil { names.append(name) }
      byName[name, default: []].append(file)
    }
    let folders = names.compactMap { byName[$0] }
    if folders.count == 1, let path = folders[0].first.map({ paths[$0] }) {
      return holdsProject(path.prefix(depth + 1)) ? [files] : split(files, at: depth + 1, paths, stamps)
    }
    var found: [[Int]] = []
    for folder in folders {
      if holdsProject(paths[folder[0]].prefix(depth + 1)) {
        found.append(folder)
      } else if folder.contains(where: { stamps[$0].beginsApp }) {
        found += split(folder, at: depth + 1, paths, stamps)
      } else {
        return [files]
      }
    }
    return found
  }

  private mutating func holdsProject(_ parts: ArraySlice<Substring>) -> Bool {
    let folder = "/" + parts.joined(separator: "/")
    if let known = hasProjectFile[folder] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let found = names.contains { name in
      Self.projectFiles.contains(name) || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
    }
    hasProjectFile[folder] = found
    return found
  }

  /// Of SwiftPM, Tuist, XcodeGen and Bazel.
  private static let projectFiles: Set = [
    "Package.swift", "Project.swift", "Workspace.swift", "project.yml", "BUILD", "BUILD.bazel", "MODULE.bazel",
    "WORKSPACE",
  ]

  /// Those that import modules of each other are one.
  private func joined(_ groups: [[Int]], _ paths: [[Substring]], _ stamps: [FileStamp]) -> [[Int]] {
    if groups.count < 2 { return groups }
    let modules = groups.map { group in Set(group.compactMap { Self.module(of: paths[$0]) }) }
    var owners: [Substring: [Int]] = [:]
    for (number, own) in modules.enumerated() { for module in own { owners[module, default: []].append(number) } }
    var leader = Array(groups.indices)
    func first(_ number: Int) -> Int { leader[number] == number ? number : first(leader[number]) }
    for (number, group) in groups.enumerated() {
      for module in group.reduce(into: Set<String>(), { $0.formUnion(stamps[$1].imports) }).sorted() {
        guard !modules[number].contains(module[...]), !Self.ofTheSystem.contains(module) else { continue }
        for owner in owners[module[...]] ?? [] {
          let pair = [first(number), first(owner)].sorted()
          leader[pair[1]] = pair[0]
        }
      }
    }
    let together = Dictionary(grouping: groups.indices, by: first)
    return groups.indices.compactMap { number in together[number].map { $0.flatMap { groups[$0] }.sorted() } }
  }

  /// The target of a package that a file belongs to.
  private static func module(of path: [Substring]) -> Substring? {
    guard let sources = path.lastIndex(of: "Sources"), sources + 1 < path.count - 1 else { return nil }
    return path[sources + 1]
  }

  /// Modules of Apple's whose names packages have too.
  private static let ofTheSystem: Set = [
    "Accounts", "Charts", "Combine", "Contacts", "Intents", "Messages", "Network", "Observation", "Photos", "Security",
    "Speech", "Synchronization", "Testing", "Vision",
  ]
}
