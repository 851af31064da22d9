import Foundation

/// The modules of `Sources` and what they depend on, as the package manager itself says, and the part of ARCHITECTURE.md
/// that is made from that.
struct ModuleTable {
  struct Module: Equatable {
    let name: String
    let dependencies: [String]
    var isMacro = false
  }

  static let page = "ARCHITECTURE.md"
  static let begin = "<!-- Made from Package.swift by `./tenure tables`: do not edit up to the end mark. -->"
  static let end = "<!-- End -->"

  let modules: [Module]

  /// Asks the package manager. Its data go to a folder of their own: that of the build is taken while tests run.
  static func read() throws -> ModuleTable {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let run = try Command.run(
      ["swift", "package", "--scratch-path", scratch.path, "dump-package"], in: Repository.root)
    guard run.status == 0, let start = run.output.firstIndex(of: "{") else { throw NoManifest(output: run.output) }
    return ModuleTable(try JSONDecoder().decode(Manifest.self, from: Data(run.output[start...].utf8)))
  }

  struct NoManifest: Error { let output: String }

  init(modules: [Module]) { self.modules = modules }

  private init(_ manifest: Manifest) {
    func folder(_ target: Manifest.Target) -> String { target.path ?? "Sources/\(target.name)" }
    let ours = manifest.targets.filter {
      ["regular", "macro", "system", "executable"].contains($0.type) && folder($0).hasPrefix("Sources/")
    }
    let names = Set(ours.map(\.name))
    modules = ours.map { target in
      Module(
        name: String(folder(target).dropFirst("Sources/".count)),
        dependencies: target.dependencies.compactMap(\.name).filter(names.contains).sorted(),
        isMacro: target.type == "macro")
    }
  }

  /// How far a module is from those that depend on nothing: 0 for these.
  func layer(of name: String) -> Int {
    guard let module = modules.first(where: { $0.name == name }) else { return 0 }
    return module.dependencies.map { layer(of: $0) + 1 }.max() ?? 0
  }

  /// The dependencies that no other dependency brings along.
  func nearest(of module: Module) -> [String] {
    module.dependencies.filter { name in
      !module.dependencies.contains { $0 != name && reachable(from: $0).contains(name) }
    }
  }

  private func reachable(from name: String) -> Set<String> {
    let next = modules.first { $0.name == name }?.dependencies ?? []
    return next.reduce(into: Set(next)) { $0.formUnion(reachable(from: $1)) }
  }

  var markdown: String {
    let sorted = modules.map { (layer: layer(of: $0.name), module: $0) }
      .sorted { ($1.layer, $0.module.name) < ($0.layer, $1.module.name) }
    var text = "| Layer | Module | Depends on |\n|---|---|---|\n"
    for (layer, module) in sorted {
      text += "| \(layer) | \(module.name) | \(module.dependencies.joined(separator: ", ")) |\n"
    }
    text += "\nThe same as a drawing, without the arrows that follow from others:\n\n```mermaid\ngraph TD\n"
    for (_, module) in sorted {
      for name in nearest(of: module) { text += "  \(module.name) --> \(name)\n" }
    }
    return text + "```"
  }

  /// The page with this table between its marks; nil where it has none.
  func page(_ old: String) -> String? {
    guard let begin = old.range(of: Self.begin),
      let end = old.range(of: Self.end, range: begin.upperBound..<old.endIndex)
    else { return nil }
    return old[..<begin.upperBound] + "\n\n" + markdown + "\n\n" + old[end.lowerBound...]
  }

  /// What a module declares to depend on and imports nowhere. A macro is named by its declaration, not imported.
  func findings(in files: [SourceFile]) -> [Finding] {
    let macros = Set(modules.filter(\.isMacro).map(\.name))
    var imported: [String: Set<String>] = [:]
    for file in files where file.folders.first == "Sources" {
      guard let module = file.module else { continue }
      if !file.isSwift { imported[module, default: []].formUnion(file.includedModules) }
      guard file.isSwift else { continue }
      for line in file.lines where line.contains("import ") {
        if let name = line.firstMatch(of: #/^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:\w+\s+)?(\w+)/#)?.1 {
          imported[module, default: []].insert(String(name))
        }
      }
    }
    return modules.flatMap { module in
      module.dependencies.filter { !macros.contains($0) && imported[module.name]?.contains($0) != true }.map {
        Finding(
          path: "Package.swift", line: 1,
          message: "\(module.name) depends on \($0) and imports it nowhere. Take it out of its dependencies.")
      }
    }
  }
}

/// The part of `swift package dump-package` that says who depends on whom.
private struct Manifest: Decodable {
  struct Target: Decodable {
    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]
  }

  /// `{"byName": ["A", null]}` or `{"target": ["A", { … }]}`.
  struct Dependency: Decodable {
    let name: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      var name: String?
      for key in [Key.byName, .target] where container.contains(key) {
        var items = try container.nestedUnkeyedContainer(forKey: key)
        name = try items.decode(String.self)
      }
      self.name = name
    }

    enum Key: CodingKey { case byName, target }
  }

  let targets: [Target]
}
