import Foundation

/// A Swift package, built by SwiftPM with the installation's flags, none of which stand in its manifest.
struct PackageBuild {
  struct Target: Equatable {
    let name: String
    let type: String
    let folder: String
    let sources: [String]
    let products: [String]
    /// Targets of the same package that it is built with.
    var dependencies: [String] = []
    /// Products of other packages that it is built with.
    var otherProducts: [String] = []
    /// What SwiftPM calls the program that it becomes: a manifest may give it another name than the target's.
    var program: String?

    /// The paths of its files of Swift.
    var files: [String] { sources.filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" } }
  }

  let folder: String
  let installation: Installation
  let toolchain: Toolchain

  /// Tests are built with more: in the same folder, each would undo the other's build.
  var isForTests = false
  /// What is done to the packages that it depends on.
  var patching = Patching()

  /// Beside the package's own builds, in a folder that every package's list of ignored files has.
  var scratch: String { "\(folder)/.build/tenure\(isForTests ? "-tests" : "")" }

  func targets() throws -> [Target] {
    let outcome = try Program(
      path: toolchain.packages,
      arguments: ["package", "--package-path", folder, "--scratch-path", scratch, "describe", "--type", "json"]
    ).run()
    let start = outcome.output.range(of: "{\n").map(\.lowerBound) ?? outcome.output.endIndex
    guard outcome.status == 0,
      let package = try? JSONSerialization.jsonObject(with: Data(outcome.output[start...].utf8)) as? [String: Any]
    else { throw Self.failure(outcome.output, folder: folder) }
    return Self.targets(package, in: folder)
  }

  /// What `swift package describe` says.
  static func targets(_ package: [String: Any], in folder: String) -> [Target] {
    let products = package["products"] as? [[String: Any]] ?? []
    let programs = products.filter { ($0["type"] as? [String: Any])?.keys.contains("executable") == true }
    return (package["targets"] as? [[String: Any]] ?? []).map { target in
      let name = target["name"] as? String ?? ""
      let own = programs.filter { ($0["targets"] as? [String])?.contains(name) == true }
      return Target(
        name: name, type: target["type"] as? String ?? "",
        folder: "\(folder)/\(target["path"] as? String ?? "")", sources: target["sources"] as? [String] ?? [],
        products: target["product_memberships"] as? [String] ?? [],
        dependencies: target["target_dependencies"] as? [String] ?? [],
        otherProducts: target["product_dependencies"] as? [String] ?? [],
        program: target["type"] as? String == "executable" ? own.first?["name"] as? String : nil)
    }
  }

  /// A target, by its name or its program's, and those that it needs; all where none is named.
  static func needed(for name: String?, of targets: [Target], in folder: String) throws -> [Target] {
    guard let name else { return targets }
    guard let first = targets.first(where: { $0.name == name || $0.program == name }) else {
      throw ProjectFailure(
        .misuse,
        "The package at \(folder) has no target '\(name)'. Its targets: \(targets.map(\.name).joined(separator: ", "))."
      )
    }
    var needed: Set<String> = []
    var rest = [first.name]
    while let next = rest.popLast() {
      guard needed.insert(next).inserted else { continue }
      rest += targets.first { $0.name == next }?.dependencies ?? []
    }
    return targets.filter { needed.contains($0.name) }
  }

  /// The first of SwiftPM's own errors, with how to go on.
  static func failure(_ output: String, folder: String) -> ProjectFailure {
    let errors = output.split(separator: "\n").compactMap { line in
      line.range(of: "error: ").map { String(line[$0.upperBound...]) }
    }
    let words = errors.first { $0 != "fatalError" } ?? output.trimmingCharacters(in: .whitespacesAndNewlines)
    let isFetch = ["clone", "resolve", "access", "network", "doesn't exist", "unable"].contains { words.contains($0) }
    let advice =
      isFetch
      ? "Is the package there, and can this machine reach it? 'swift package resolve' tries once more."
      : "'swift package describe' in its folder shows the same."
    return ProjectFailure(.broken, "The package at \(folder) cannot be read: \(words). \(advice)")
  }

  /// The package's own folder and those of all that it depends on; what is missing is fetched.
  private func folders() throws -> [String] {
    let outcome = try Program(
      path: toolchain.packages,
      arguments: [
        "package", "--package-path", folder, "--scratch-path", scratch, "show-dependencies", "--format", "json",
      ]
    ).run()
    guard outcome.status == 0 else { throw Self.failure(outcome.output, folder: folder) }
    return [folder] + outcome.output.matches(of: #/"path": "([^"]+)"/#).map { String($0.1) }
  }

  /// Left out are modules that others publish too, where one of the packages brings its own; and modules that are found
  /// only where they are imported, where no file of the package itself imports them.
  func groups() throws -> [ModuleGroup] {
    let names = installation.note.modules[ModuleGroup.libraries.rawValue] ?? []
    let manifests = try folders().compactMap { try? String(contentsOfFile: "\($0)/Package.swift", encoding: .utf8) }
    let bringsOwn = Self.bringsOwn(names, manifests)
    let imported = ModuleGroup.imported(by: try files())
    return ModuleGroup.forProjects.filter { group in
      (isForTests || !group.isForTests) && !(bringsOwn && [.libraries, .libraryTesting].contains(group))
        && (!group.isFoundWhenImported || imported.contains(group))
    }
  }

  /// True where one of these manifests declares, or names, a product or a target of one of these names.
  static func bringsOwn(_ names: [String], _ manifests: [String]) -> Bool {
    names.contains { name in manifests.contains { $0.contains("name: \"\(name)\"") } }
  }

  /// The package's own files that may import such modules, and those of packages that it names by their folders.
  private func files() throws -> [SwiftFile] {
    let words = ModuleGroup.allCases.filter(\.isFoundWhenImported).flatMap { $0.roots.map { " \($0)" } + $0.words }
    let near = LocalPackages(LocalPackages([folder]).folders.filter { $0 != folder }).files
    return try (targets().flatMap(\.files) + near).compactMap { path -> SwiftFile? in
      // Reading a file's syntax takes a hundred times as long as looking for a word.
      guard let text = try? String(contentsOfFile: path, encoding: .utf8), words.contains(where: text.contains)
      else { return nil }
      return SwiftFile(path: path, text: text)
    }
  }

  /// Does what leads to a build, and builds, while nobody else does so here.
  @discardableResult func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    let lock = BuildLock(of: scratch)
    defer { withExtendedLifetime(lock) {} }
    return try body()
  }

  func toolset() throws -> String {
    let path = "\(scratch)/toolset.json"
    let groups = try groups()
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    let toolset = Toolset(Flags(installation, groups: groups))
    try toolset.write(to: path)
    return path
  }

  /// Builds with `swift build`, and these arguments beside its own.
  func build(_ arguments: [String], toolset: String) throws -> Program.Outcome {
    try patching.prepare(scratch)
    try BuiltFiles(path: "\(scratch)/stamps.json").note(FileStamps(at: folder), objects: objects)
    return try Program(path: toolchain.packages, arguments: ["build"] + arguments + self.arguments(toolset: toolset))
      .run()
  }

  /// What SwiftPM has made of files: objects under their names, in a folder for each target.
  private func objects(of paths: [String]) -> [String] {
    let names = Set(paths.map { ($0 as NSString).lastPathComponent + ".o" })
    let builds = URL(fileURLWithPath: "\(scratch)/debug").resolvingSymlinksInPath().path
    let made = FileManager.default.enumerator(atPath: builds)?.compactMap { $0 as? String } ?? []
    return made.filter { names.contains(($0 as NSString).lastPathComponent) }.map { "\(builds)/\($0)" }
  }

  func arguments(toolset: String) -> [String] {
    ["--package-path", folder, "--scratch-path", scratch, "--toolset", toolset]
  }
}
