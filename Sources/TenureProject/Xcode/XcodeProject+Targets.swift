import Foundation

/// Targets: their files, in groups and in folders that follow the disk, and what they are built with.
extension XcodeProject {
  /// A target that runs, is linked, or tests.
  enum Product: String {
    case app = "com.apple.product-type.application"
    case onDemandApp = "com.apple.product-type.application.on-demand-install-capable"
    case framework = "com.apple.product-type.framework"
    case staticFramework = "com.apple.product-type.framework.static"
    case staticLibrary = "com.apple.product-type.library.static"
    case unitTests = "com.apple.product-type.bundle.unit-test"
    case interfaceTests = "com.apple.product-type.bundle.ui-testing"
  }

  private typealias Target = (id: String, object: Object)

  private func targets(_ products: Product...) -> [Target] {
    objects(root["targets"]).filter { product($0.object).map(products.contains) ?? false }
  }

  private func product(_ target: Object) -> Product? { target["productType"]?.text.flatMap(Product.init) }

  /// The files and the settings of an app, with its project's frameworks and tests; `target` is its name, nil where
  /// there is one. `packages` are folders of packages that a workspace names beside the project.
  func fileProject(target name: String?, packages: [String] = []) throws -> FileProject {
    let apps = targets(.app, .onDemandApp)
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
    let app = apps[index]
    let packages = XcodePackages(self, beside: packages)
    var project = try module(app, packages)
    guard !project.sources.isEmpty else {
      throw ProjectFailure(
        .misuse,
        "The app \(names[index]) of \(short) has no Swift file. Name another with --target, or a folder of Swift files."
      )
    }
    let tested = Set([app.id] + linked(app).map(\.id))
    func isOfTheApp(_ tests: Target) -> Bool {
      apps.count == 1 || !tested.isDisjoint(with: dependencies(tests.object).map(\.id))
    }
    project.tests = try targets(.unitTests).filter(isOfTheApp).map { try module($0, packages) }
      .filter { !$0.sources.isEmpty }
    project.interfaceTests = targets(.interfaceTests).filter(isOfTheApp).map { $0.object["name"]?.text ?? "" }
    project.pins = packages.pins
    if FileManager.default.fileExists(atPath: "\(folder)/Podfile") {
      project.notes.append(
        "The pods of \(short) are not built: CocoaPods makes projects for Xcode alone. Add those that are packages too as packages; "
          + "'--skip-broken' leaves out what uses the others.")
    }
    return project
  }

  private func module(_ target: Target, _ packages: XcodePackages) throws -> FileProject {
    let name = target.object["name"]?.text ?? ""
    let (sources, resources) = files(of: target)
    if let missing = sources.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
      throw ProjectFailure(
        .misuse,
        "\((path as NSString).lastPathComponent) names \(Paths.short(missing, from: folder)), and there is no such file. Was it moved without Xcode?"
      )
    }
    let settings = XcodeSettings(configurations(of: root) + configurations(of: target.object))
    var project = FileProject(
      name: Paths.moduleName(settings.moduleName ?? name), folder: folder, sources: sources,
      resources: resources.filter { FileManager.default.fileExists(atPath: $0) }, arguments: settings.arguments)
    project.extendsColors = settings.extendsColors
    if let header = settings.bridgingHeader {
      project.notes.append(
        "The bridging header \(header) of \(name) and the Objective-C behind it are not read: there is no compiler for it here. "
          + "What Swift uses of it cannot be built; '--skip-broken' leaves that out.")
    }
    project.products = try packages.products(of: target.object, named: name)
    project.modules = try linked(target).map { try module($0, packages) }.filter { !$0.sources.isEmpty }
    return project
  }

  /// The frameworks of this project that a target is linked with, whether it names them as targets or as files.
  private func linked(_ target: Target) -> [Target] {
    let files = phases(of: target.object, ["PBXFrameworksBuildPhase"])
      .compactMap { $0["fileRef"]?.text }
    let built = targets(.framework, .staticFramework, .staticLibrary).filter { candidate in
      candidate.object["productReference"]?.text.map(files.contains) ?? false
    }
    let named = dependencies(target.object).filter {
      [.framework, .staticFramework, .staticLibrary].contains(product($0.object))
    }
    return named + built.filter { candidate in !named.contains { $0.id == candidate.id } }
  }

  private func dependencies(_ target: Object) -> [Target] {
    objects(target["dependencies"]).compactMap { entry in
      entry.object["target"]?.text.flatMap { id in objects[id].map { (id, $0) } }
    }
  }

  /// The entries of some of a target's build phases.
  private func phases(of target: Object, _ kinds: Set<String>) -> [Object] {
    objects(target["buildPhases"]).filter { kinds.contains($0.object["isa"]?.text ?? "") }
      .flatMap { objects($0.object["files"]).map(\.object) }
  }

  private func files(of target: Target) -> (sources: [String], resources: [String]) {
    let listed = phases(of: target.object, ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"])
      .compactMap { $0["fileRef"]?.text }.flatMap { files(of: $0) }
    var (sources, resources) = split(listed)
    for (group, object) in objects(target.object["fileSystemSynchronizedGroups"]) {
      guard let place = places[group] else { continue }
      var found: (sources: [String], resources: [String]) = ([], [])
      FileProject.look(in: place, isTop: false, &found.sources, &found.resources)
      let exceptions = Set(
        objects(object["exceptions"]).filter { $0.object["target"]?.text == target.id }
          .flatMap { $0.object["membershipExceptions"]?.list ?? [] }.compactMap { $0.text.map { "\(place)/\($0)" } })
      sources += found.sources.filter { !exceptions.contains($0) }
      resources += found.resources.filter { !exceptions.contains($0) }
    }
    return (sources, resources)
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
