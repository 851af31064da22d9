import Foundation

/// The files of a target, in groups and in folders that follow the disk.
extension XcodeTarget {
  func files() -> (sources: [String], resources: [String]) {
    let listed = phases(["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"])
      .compactMap { $0["fileRef"]?.text }.flatMap { files(of: $0) }
    var (sources, resources) = Self.split(listed)
    let own = project.objects(object["fileSystemSynchronizedGroups"])
    for (group, folder) in own {
      guard let place = project.places[group] else { continue }
      var found: (sources: [String], resources: [String]) = ([], [])
      FileProject.look(in: place, isTop: false, &found.sources, &found.resources)
      let exceptions = exceptions(in: folder, at: place)
      sources += found.sources.filter { !exceptions.contains($0) }
      resources += found.resources.filter { !exceptions.contains($0) }
    }
    // In the folder of another target, the exceptions are the files that are this one's as well.
    for (group, folder) in project.objects where !own.contains(where: { $0.id == group }) {
      guard folder["isa"]?.text == "PBXFileSystemSynchronizedRootGroup", let place = project.places[group] else {
        continue
      }
      let more = Self.split(exceptions(in: folder, at: place).sorted())
      sources += more.sources
      resources += more.resources
    }
    return (sources.firsts { $0 }, resources.firsts(by: \.self))
  }

  private func exceptions(in folder: XcodeProject.Object, at place: String) -> Set<String> {
    Set(
      project.objects(folder["exceptions"]).filter { $0.object["target"]?.text == id }
        .flatMap { $0.object["membershipExceptions"]?.list ?? [] }.compactMap { $0.text.map { "\(place)/\($0)" } })
  }

  /// A reference to a file, or to a group of one for each language.
  private func files(of id: String) -> [String] {
    let children = project.objects(project.objects[id]?["children"])
    guard children.isEmpty else { return children.flatMap { files(of: $0.id) } }
    return project.places[id].map { [$0] } ?? []
  }

  private static func split(_ files: [String]) -> (sources: [String], resources: [String]) {
    var resources: [String] = []
    for file in files where !file.hasSuffix(".swift") {
      // A file of a language counts with its folder.
      let folder = (file as NSString).deletingLastPathComponent
      let kept = folder.hasSuffix(".lproj") ? folder : file
      let isLeftOut =
        ["h", "m", "c", "storyboard", "xib", "entitlements"].contains((kept as NSString).pathExtension)
        || (kept as NSString).lastPathComponent == "Info.plist"
      if !resources.contains(kept), !isLeftOut { resources.append(kept) }
    }
    return (files.filter { $0.hasSuffix(".swift") }, resources)
  }
}
