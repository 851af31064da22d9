import Foundation

/// A copy of a package in which some files say something else, and which may have one program more: what shows its
/// previews, or one of its views.
struct PackageCopy {
  /// The package's folder.
  let original: String
  /// Tells copies for one use from those for another.
  let use: String
  let installation: Installation
  let toolchain: Toolchain
  var patching = Patching()

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

  var package: PackageBuild {
    PackageBuild(folder: folder, installation: installation, toolchain: toolchain, patching: patching)
  }

  /// `texts` are what files say, by their paths in the package and in those that it names by paths.
  func build(_ texts: [String: String], _ added: Added) throws -> BuildOutcome {
    try package.alone {
      try GeneratedFile.write(
        added.modules.map { "@testable import \($0)\n" }.joined() + added.text,
        to: "\(folder)/\(Added.name)/Shown.swift")
      // The program that is added begins; those that are shown are libraries.
      return try build(
        texts.map { ($0, $0.hasSuffix("/main.swift") ? nil : $1) }, product: Added.name, added)
    }
  }

  /// Builds one of the package's own programs.
  func build(_ texts: [String: String], product: String) throws -> BuildOutcome {
    try package.alone { try build(texts.map { ($0, $1) }, product: product, nil) }
  }

  private func build(_ texts: [(String, String?)], product: String, _ added: Added?) throws -> BuildOutcome {
    let texts = Dictionary(uniqueKeysWithValues: texts)
    let near = LocalPackages(LocalPackages([original]).folders.filter { $0 != original })
    let places = try near.places(for: texts.compactMapValues { $0 }, in: "\(folder)/.packages")
    try LinkedFolder(original: original, folder: folder, others: [Added.name, ".packages"]).write(texts) {
      Self.manifest($0, in: original, places, added)
    }
    let outcome = try package.build(["--product", product], toolset: try package.toolset())
    guard outcome.status == 0 else {
      let all = places.merging([original: folder]) { $1 }
      return .failed(all.reduce(outcome.output) { $0.replacingOccurrences(of: $1.value + "/", with: $1.key + "/") })
    }
    return .built("\(package.scratch)/debug/\(product)")
  }

  /// A manifest is code: more of it adds the program. Of programs that are shown, libraries are made.
  static func manifest(
    _ text: String, in original: String, _ places: [String: String] = [:], _ added: Added?
  ) -> String {
    let text = LocalPackages.manifest(text, in: original, places)
    guard let added else { return text }
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
