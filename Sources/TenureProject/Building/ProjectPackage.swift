import Foundation

/// A package that is written for an Xcode project, so that SwiftPM builds it with the packages, frameworks and tests that it
/// has: a target for each of its modules, with copies of their files that say where they come from.
struct ProjectPackage {
  let project: FileProject
  let installation: Installation
  let toolchain: Toolchain
  /// Told apart from the program itself, as tests are.
  var isOfPreviews = false
  var isForTests = false
  var patching = Patching()

  var folder: String {
    "\(installation.work)/\(project.mark)-package\(isOfPreviews ? "-previews" : isForTests ? "-tests" : "")"
  }

  /// How SwiftPM builds it.
  var package: PackageBuild {
    PackageBuild(
      folder: folder, installation: installation, toolchain: toolchain, isForTests: isForTests, patching: patching)
  }

  func build(_ files: [SwiftFile], _ entry: EntryFile) throws -> BuildOutcome {
    let (places, outcome) = try package.alone {
      (try write(files, entry), try package.build(["--product", project.name], toolset: try package.toolset()))
    }
    guard outcome.status == 0 else {
      return .failed(places.reduce(outcome.output) { $0.replacingOccurrences(of: $1.value + "/", with: $1.key + "/") })
    }
    let program = "\(package.scratch)/debug/\(project.name)"
    try ProgramResources.copy(
      project.resources + project.allModules.flatMap(\.resources), information: project.information, beside: program)
    return .built(program)
  }

  /// Puts the manifest and the copies there; what is no longer of the project goes. Gives the places of packages that
  /// are copied as well, by their folders.
  @discardableResult func write(_ files: [SwiftFile], _ entry: EntryFile) throws -> [String: String] {
    let places = try project.localPackages.places(for: project.packageTexts(), in: "\(folder)/.packages")
    try copy(project, files, entry, to: "Sources")
    let manifest = ProjectManifest(project, withTests: isForTests, places)
    try GeneratedFile.write(manifest.text, to: "\(folder)/Package.swift")
    for module in manifest.libraries { try copy(module, to: "Sources") }
    for module in manifest.tests { try copy(module, to: "Tests") }
    try PinnedVersions.renew(from: project.pins, in: folder)
    return places
  }

  private func copy(_ module: FileProject, to place: String) throws {
    try copy(module, try module.files(), EntryFile(copies: [:], text: nil), to: place)
  }

  private func copy(_ module: FileProject, _ files: [SwiftFile], _ entry: EntryFile, to place: String) throws {
    var texts: [String: String] = [:]
    for file in files {
      // A `main.swift` that is not shown has nothing left.
      if file.path.hasSuffix("/main.swift"), entry.copies[file.path] != nil { continue }
      texts[(file.path as NSString).lastPathComponent] =
        GeneratedFile.line(of: file.path) + (entry.copies[file.path] ?? file.source)
    }
    if let text = entry.text { texts["Shown.swift"] = text }
    if let symbols = AssetSymbols(module).source(beside: files) { texts["GeneratedAssetSymbols.swift"] = symbols }
    let disk = FileManager.default
    let place = "\(folder)/\(place)/\(module.name)"
    try disk.createDirectory(atPath: place, withIntermediateDirectories: true)
    for name in try disk.contentsOfDirectory(atPath: place) where texts[name] == nil {
      try disk.removeItem(atPath: "\(place)/\(name)")
    }
    for (name, text) in texts { try GeneratedFile.write(text, to: "\(place)/\(name)") }
  }
}
