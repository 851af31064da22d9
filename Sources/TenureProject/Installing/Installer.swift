import Foundation

/// Builds Tenure from its sources and puts what projects need into a folder.
package struct Installer {
  package let sources: String
  package let folder: String
  package var scratch: String
  /// For `swift build`, beside the usual ones.
  package var arguments: [String]
  let toolchain: Toolchain
  private let say: (String) -> Void

  private static let product = "TenureInstallation"

  package init(
    sources: String, folder: String, scratch: String?, arguments: [String], toolchain: Toolchain,
    say: @escaping (String) -> Void
  ) throws {
    self.sources = Paths.absolute(sources)
    self.folder = Paths.absolute(folder)
    self.scratch = scratch.map(Paths.absolute) ?? "\(Paths.absolute(sources))/.build/installation"
    self.arguments = arguments
    self.toolchain = toolchain
    self.say = say
    guard FileManager.default.fileExists(atPath: "\(self.sources)/Package.swift") else {
      throw ProjectFailure(
        .misuse,
        "There are no sources of Tenure at \(self.sources): it has no Package.swift. Run './tenure install' in their folder."
      )
    }
    let known = [Installation.noteName, "bin", "lib", "modules", "include", "macros", "share", "builds"]
    let there = (try? FileManager.default.contentsOfDirectory(atPath: self.folder)) ?? []
    guard there.isEmpty || there.contains(Installation.noteName) || Set(there).isSubset(of: known) else {
      throw ProjectFailure(
        .misuse, "\(self.folder) holds other things. Name an empty folder, or one that does not exist, with --prefix.")
    }
  }

  /// `command` is the program that is to be `bin/tenure`.
  package func install(command: String) throws -> Installation {
    let start = Date()
    say("Building Tenure for projects, optimised, with Swift \(toolchain.version). The first time takes minutes.")
    try build()
    let package = try PackageGraph(ofPackageAt: sources, toolchain)
    let built = "\(scratch)/release"
    try remove()
    var modules: [String: [String]] = [:]
    var headers: [String] = []
    var macros: [String] = []
    var placed: Set<String> = []
    // Groups come in an order in which each needs only itself and those before it.
    for group in ModuleGroup.allCases {
      let (names, tools) = package.closure(of: group.roots)
      let own = names.filter { placed.insert($0).inserted }
      macros += tools.filter { !macros.contains($0) }
      try FileManager.default.createDirectory(
        atPath: "\(folder)/modules/\(group.rawValue)", withIntermediateDirectories: true)
      for name in own {
        if let include = package.headers(of: name) {
          try copyHeaders(of: name, include)
          headers.append(name)
        } else {
          try copy("\(built)/Modules/\(name).swiftmodule", "modules/\(group.rawValue)/\(name).swiftmodule")
        }
      }
      if let map = group.submodules {
        try map.write(toFile: "\(folder)/modules/\(group.rawValue)/module.modulemap", atomically: true, encoding: .utf8)
      }
      modules[group.rawValue] = own
      if !group.isLinkedAsObjects { try link(group, modules: own, package, built: built) }
    }
    let gate = try self.objects(of: [ModuleGroup.gate], built: built)
    let objects = try objects(of: [ModuleGroup.interposed], built: built)
    let called = try self.objects(of: ModuleGroup.allCases.filter(\.isLinkedAsObjects).flatMap(\.roots), built: built)
    for path in gate + objects + called { try copy(path, "lib/\((path as NSString).lastPathComponent)") }
    for name in macros { try copy("\(built)/\(name)-tool", "macros/\(name)") }
    try copy(command, "bin/tenure")
    try copy("\(sources)/Sources/TenureProject/Setup/setup", "bin/setup")
    try SupportTable.files.forEach { try copy("\(sources)/docs/\($0)", "share/\($0)") }
    let note = Installation.Note(
      toolchain: toolchain.version, revision: revision(), date: Date().formatted(.iso8601),
      seconds: Int(Date().timeIntervalSince(start)), modules: modules, headers: headers,
      systemHeaders: try package.systemHeaders(of: headers),
      programObjects: gate.map { ($0 as NSString).lastPathComponent },
      testObjects: objects.map { ($0 as NSString).lastPathComponent },
      testLibraries: package.linkedLibraries(of: [ModuleGroup.interposed]),
      calledObjects: called.map { ($0 as NSString).lastPathComponent }, macros: macros, sources: sources)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(note).write(to: URL(fileURLWithPath: "\(folder)/\(Installation.noteName)"))
    let installation = try Installation(folder: folder)
    try installation.writeToolsets()
    try SDKBundle(installation: installation, toolchain: toolchain).write()
    say("Installed at \(folder) in \(note.seconds) s. The command is \(folder)/bin/tenure.")
    return installation
  }

  private func build() throws {
    let status = try Program(
      path: toolchain.packages,
      arguments: ["build", "-c", "release", "--product", Self.product, "--scratch-path", scratch] + arguments,
      folder: sources
    ).show(aside: true)
    guard status == 0 else {
      throw ProjectFailure(.broken, "Tenure could not be built. The compiler's own words are above.")
    }
  }

  /// What an earlier installation left; builds of projects are of other modules, so they go as well.
  private func remove() throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for name in [Installation.noteName, "lib", "modules", "include", "macros", "share", "builds"] {
      let path = "\(folder)/\(name)"
      if files.fileExists(atPath: path) { try files.removeItem(atPath: path) }
    }
    try files.createDirectory(atPath: "\(folder)/lib", withIntermediateDirectories: true)
  }

  private func copy(_ path: String, _ place: String) throws {
    let files = FileManager.default
    let target = "\(folder)/\(place)"
    guard files.fileExists(atPath: path) else {
      throw ProjectFailure(.broken, "The build has left no \(path). Remove \(scratch) and install once more.")
    }
    try files.createDirectory(
      atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    let source = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    // The command that runs may be the one that is installed.
    guard source != URL(fileURLWithPath: target).resolvingSymlinksInPath().path else { return }
    if files.fileExists(atPath: target) { try files.removeItem(atPath: target) }
    try files.copyItem(atPath: source, toPath: target)
  }

  private func copyHeaders(of name: String, _ include: String) throws {
    let place = "include/\(name)"
    let names = try FileManager.default.contentsOfDirectory(atPath: include).sorted()
    for file in names where file.hasSuffix(".h") || file == "module.modulemap" {
      try copy("\(include)/\(file)", "\(place)/\(file)")
    }
    guard !names.contains("module.modulemap") else { return }
    let lines = names.filter { $0.hasSuffix(".h") }.map { "  header \"\($0)\"\n" }.joined()
    try Data("module \(name) {\n\(lines)  export *\n}\n".utf8)
      .write(to: URL(fileURLWithPath: "\(folder)/\(place)/module.modulemap"))
  }

  private func objects(of modules: [String], built: String) throws -> [String] {
    let list = try String(contentsOfFile: "\(built)/\(Self.product).product/Objects.LinkFileList", encoding: .utf8)
    let names = Set(modules.map { "\($0).build" })
    // A path with a space is quoted.
    return list.split(separator: "\n").map { $0.trimmingCharacters(in: ["'", "\""]) }
      .filter { !names.isDisjoint(with: $0.split(separator: "/").suffix(4).map(String.init)) }
  }

  /// One shared library of a group's modules. It names the libraries of the groups before it that it needs.
  private func link(_ group: ModuleGroup, modules: [String], _ package: PackageGraph, built: String) throws {
    let own = modules.filter { $0 != ModuleGroup.interposed } + (group == .driving ? [ModuleGroup.interposed] : [])
    let objects = try objects(of: own, built: built)
    let before = ModuleGroup.allCases.prefix { $0 != group }.filter { !$0.isLinkedAsObjects }.reversed().map {
      "-l\($0.library)"
    }
    let file = "\(folder)/lib/objects"
    try Data(objects.map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: file))
    defer { try? FileManager.default.removeItem(atPath: file) }
    let outcome = try Program(
      path: toolchain.compiler,
      arguments: ["-emit-library", "-use-ld=lld", "-o", "\(folder)/lib/lib\(group.library).so", "@\(file)"]
        + ["-L", "\(folder)/lib", "-Xlinker", "--as-needed", "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN"]
        // What no library defines would end a program where it first calls it. Tests bring a part themselves.
        + (group.isForTests || group == .driving ? [] : ["-Xlinker", "--no-undefined"])
        + ["-Xlinker", "-soname", "-Xlinker", "lib\(group.library).so"]
        + before + package.linkedLibraries(of: group == .driving ? own : modules).map { "-l\($0)" }
    ).run()
    guard outcome.status == 0 else {
      throw ProjectFailure(.broken, "lib\(group.library).so could not be linked: \(outcome.output)")
    }
  }

  private func revision() -> String {
    let said = try? Program(path: "/usr/bin/env", arguments: ["git", "-C", sources, "rev-parse", "--short", "HEAD"])
      .answer()
    let text = said.map { $0.output.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    return text.isEmpty ? "unknown" : text
  }
}
