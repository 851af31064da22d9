import Foundation

/// A copy of a package in which some files say something else, and which may have one program more: what shows its
/// previews, or one of its views. All other files are links, so that a change of one is seen.
struct PackageCopy {
  /// The package's folder.
  let original: String
  /// Tells copies for one use from those for another.
  let use: String
  let installation: Installation
  let toolchain: Toolchain

  /// A program beside the package's own.
  struct Added {
    /// What it begins with.
    let text: String
    /// The package's modules that it knows, also what is not public of them.
    let modules: [String]

    static let name = "ProgramMadeByTenure"
  }

  var folder: String {
    "\(installation.work)/\(Paths.mark((original as NSString).lastPathComponent, original))-\(use)"
  }

  var package: PackageBuild { PackageBuild(folder: folder, installation: installation, toolchain: toolchain) }

  /// `texts` are what files say, by their paths in the package.
  func build(_ texts: [String: String], _ added: Added) throws -> BuildOutcome {
    var written = texts.mapValues { Optional($0) }
    for path in texts.keys where path.hasSuffix("/main.swift") { written[path] = .some(nil) }
    try mirror(original, folder, written, keeping: [Added.name, ".build", "Package.resolved"])
    try manifests(added)
    let place = "\(folder)/\(Added.name)"
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    try GeneratedFile.write(
      added.modules.map { "@testable import \($0)\n" }.joined() + added.text, to: "\(place)/Shown.swift")
    let outcome = try package.build(["--product", Added.name], toolset: try package.toolset())
    guard outcome.status == 0 else {
      return .failed(outcome.output.replacingOccurrences(of: folder + "/", with: original + "/"))
    }
    return .built("\(package.scratch)/debug/\(Added.name)")
  }

  /// A folder, with links to the files of another, or with their texts; nil for files that are left out.
  private func mirror(_ from: String, _ to: String, _ texts: [String: String?], keeping: Set<String>) throws {
    let disk = FileManager.default
    try disk.createDirectory(atPath: to, withIntermediateDirectories: true)
    let names = try disk.contentsOfDirectory(atPath: from).filter { name in
      !name.hasPrefix(".") && name != "node_modules" && !Self.isManifest(name) && texts["\(from)/\(name)"] != .some(nil)
    }
    for name in try disk.contentsOfDirectory(atPath: to)
    where !names.contains(name) && !keeping.contains(name) && !Self.isManifest(name) {
      try disk.removeItem(atPath: "\(to)/\(name)")
    }
    for name in names where !keeping.contains(name) {
      let (path, target) = ("\(from)/\(name)", "\(to)/\(name)")
      let link = try? disk.destinationOfSymbolicLink(atPath: target)
      if let text = texts[path] ?? nil {
        if link != nil { try disk.removeItem(atPath: target) }
        try GeneratedFile.write(
          "#sourceLocation(file: \(path.debugDescription), line: 1)\n" + text, to: target)
      } else if Paths.isFolder(path) {
        try mirror(path, target, texts, keeping: [])
      } else if link != path {
        if disk.fileExists(atPath: target) || link != nil { try disk.removeItem(atPath: target) }
        try disk.createSymbolicLink(atPath: target, withDestinationPath: path)
      }
    }
    let pins = "\(original)/Package.resolved"
    if from == original, disk.fileExists(atPath: pins), !disk.fileExists(atPath: "\(to)/Package.resolved") {
      try disk.copyItem(atPath: pins, toPath: "\(to)/Package.resolved")
    }
  }

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
  }

  private func manifests(_ added: Added) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: original) where Self.isManifest(name) {
      let text = try String(contentsOfFile: "\(original)/\(name)", encoding: .utf8)
      try GeneratedFile.write(Self.manifest(text, in: original, added), to: "\(folder)/\(name)")
    }
  }

  /// A manifest is code: more of it adds the program. Of programs that are shown, libraries are made.
  static func manifest(_ text: String, in original: String, _ added: Added) -> String {
    let near = #/(\.package\(\s*(?:name:\s*"[^"]*",\s*)?path:\s*")([^\/"][^"]*)"/#
    let text = text.replacing(near) { "\($0.1)\(Paths.absolute("\(original)/\($0.2)"))\"" }
    let dependencies = added.modules.map { ".target(name: \($0.debugDescription))" }.joined(separator: ", ")
    return text + """

      package.products.removeAll()
      package.targets = package.targets.map { target in
        target.type != .executable || !\(added.modules).contains(target.name)
          ? target
          : .target(
            name: target.name, dependencies: target.dependencies, path: target.path, exclude: target.exclude,
            sources: target.sources, resources: target.resources, swiftSettings: target.swiftSettings)
      }
      package.targets.append(
        .executableTarget(name: "\(Added.name)", dependencies: [\(dependencies)], path: "\(Added.name)"))

      """
  }
}
