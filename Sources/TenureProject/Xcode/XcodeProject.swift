import Foundation

/// An Xcode project: its targets, and the files of each, in groups and in folders that follow the disk.
struct XcodeProject {
  typealias Object = [String: PropertyList]

  let path: String
  private let objects: [String: Object]
  private let root: Object
  /// The folder of every object of the tree of groups, absolute.
  private var places: [String: String] = [:]

  init(path: String) throws {
    self.path = path
    let file = "\(path)/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ProjectFailure(.misuse, "\(path) holds no project.pbxproj. Was all of the project copied?")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ProjectFailure(.misuse, "\(file) is not UTF-8. Save the project with Xcode once more.")
    }
    do throws(PropertyList.Broken) {
      let list = try PropertyList(reading: text).table
      let all = (list["objects"]?.table ?? [:]).mapValues(\.table)
      objects = all
      root = list["rootObject"]?.text.flatMap { all[$0] } ?? [:]
    } catch {
      throw ProjectFailure(
        .misuse, "\(file):\(error.line): \(error.text) The project file is broken: restore it from version control.")
    }
    guard root["targets"] != nil else {
      throw ProjectFailure(.misuse, "\(file) names no targets. Restore it from version control.")
    }
    let folder = (path as NSString).deletingLastPathComponent
    let top = root["projectDirPath"]?.text.map { $0.isEmpty ? folder : "\(folder)/\($0)" } ?? folder
    if let group = root["mainGroup"]?.text { place(group, in: top, top: top) }
  }

  var folder: String { (path as NSString).deletingLastPathComponent }

  private mutating func place(_ id: String, in folder: String, top: String) {
    guard let object = objects[id], places[id] == nil else { return }
    let own = object["path"]?.text ?? ""
    let base = object["sourceTree"]?.text == "SOURCE_ROOT" ? top : folder
    places[id] = own.isEmpty ? base : own.hasPrefix("/") ? own : "\(base)/\(own)"
    for child in object["children"]?.list ?? [] {
      if let child = child.text { place(child, in: places[id] ?? folder, top: top) }
    }
  }

  private func objects(_ list: PropertyList?) -> [(id: String, object: Object)] {
    (list?.list ?? []).compactMap { entry in entry.text.flatMap { id in objects[id].map { (id, $0) } } }
  }

  private var apps: [(id: String, object: Object)] {
    objects(root["targets"]).filter {
      ["com.apple.product-type.application", "com.apple.product-type.application.on-demand-install-capable"]
        .contains($0.object["productType"]?.text ?? "")
    }
  }

  /// The files and the settings of an app; `target` is its name, nil where there is one.
  func fileProject(target name: String?) throws -> FileProject {
    let apps = apps
    let names = apps.map { $0.object["name"]?.text ?? "" }
    let short = (path as NSString).lastPathComponent
    guard !apps.isEmpty else {
      throw ProjectFailure(
        .misuse, "\(short) has no target that is an app. Name the folder of its Swift files instead.")
    }
    guard let index = name.map({ names.firstIndex(of: $0) }) ?? (apps.count == 1 ? 0 : nil) else {
      let list = names.joined(separator: ", ")
      throw ProjectFailure(
        .misuse,
        name.map { "\(short) has no app '\($0)'. Its apps: \(list)." }
          ?? "\(short) has \(apps.count) apps: \(list). Say which with --target \(names[0]).")
    }
    let (id, target) = apps[index]
    let packages = objects(target["packageProductDependencies"]).compactMap { $0.object["productName"]?.text }
    let frameworks = objects(target["dependencies"]).compactMap { entry in
      entry.object["target"]?.text.flatMap { objects[$0] }
    }.filter { $0["productType"]?.text?.hasPrefix("com.apple.product-type.framework") == true }
      .compactMap { $0["name"]?.text }
    guard packages.isEmpty, frameworks.isEmpty else {
      throw ProjectFailure(
        .broken,
        "\(names[index]) is built with \((packages + frameworks).joined(separator: ", ")), and packages and frameworks of Xcode projects are not read yet. Name the folder of a package instead."
      )
    }
    var files: [String] = []
    for (_, phase) in objects(target["buildPhases"]) {
      guard let kind = phase["isa"]?.text, ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(kind) else {
        continue
      }
      for (_, file) in objects(phase["files"]) {
        if let reference = file["fileRef"]?.text { files += self.files(of: reference) }
      }
    }
    var (sources, resources) = split(files)
    for (group, object) in objects(target["fileSystemSynchronizedGroups"]) {
      guard let place = places[group] else { continue }
      var found: (sources: [String], resources: [String]) = ([], [])
      FileProject.look(in: place, isTop: false, &found.sources, &found.resources)
      let exceptions = Set(
        objects(object["exceptions"]).filter { $0.object["target"]?.text == id }
          .flatMap { $0.object["membershipExceptions"]?.list ?? [] }.compactMap { $0.text.map { "\(place)/\($0)" } })
      sources += found.sources.filter { !exceptions.contains($0) }
      resources += found.resources.filter { !exceptions.contains($0) }
    }
    if let missing = sources.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw ProjectFailure(
        .misuse,
        "\(short) names \(Paths.short(missing, from: folder)), and there is no such file. Was it moved without Xcode?")
    }
    guard !sources.isEmpty else {
      throw ProjectFailure(
        .misuse,
        "The app \(names[index]) of \(short) has no Swift file. Name another with --target, or a folder of Swift files."
      )
    }
    let settings = XcodeSettings(configurations(of: root) + configurations(of: target))
    var project = FileProject(
      name: Paths.moduleName(settings.moduleName ?? names[index]), folder: folder, sources: sources,
      resources: resources.filter { FileManager.default.fileExists(atPath: $0) }, arguments: settings.arguments)
    project.extendsColors = settings.extendsColors
    return project
  }

  /// A reference to a file, or to a group of one for each language.
  private func files(of id: String) -> [String] {
    let children = objects(objects[id]?["children"])
    guard children.isEmpty else { return children.flatMap { files(of: $0.id) } }
    return places[id].map { [$0] } ?? []
  }

  private func split(_ files: [String]) -> (sources: [String], resources: [String]) {
    var resources: [String] = []
    for file in files where !file.hasSuffix(".swift") {
      // A file of a language counts with its folder.
      let folder = (file as NSString).deletingLastPathComponent
      let kept = folder.hasSuffix(".lproj") ? folder : file
      if !resources.contains(kept), !["m", "c", "storyboard", "xib"].contains((kept as NSString).pathExtension) {
        resources.append(kept)
      }
    }
    return (files.filter { $0.hasSuffix(".swift") }, resources)
  }

  /// The settings for debugging, as Xcode runs a program.
  private func configurations(of object: Object) -> [Object] {
    let list = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = objects(list?["buildConfigurations"]).map(\.object)
    let chosen = all.first { $0["name"]?.text == "Debug" } ?? all.first
    return chosen.flatMap { $0["buildSettings"]?.table }.map { [$0] } ?? []
  }
}
