/// The manifest of a package that is written for an Xcode project: a target for each module, and what they are built with.
struct ProjectManifest {
  private let project: FileProject
  let tests: [FileProject]
  /// Where packages are built that lie in folders, by these; without an entry where they lie.
  private let places: [String: String]

  init(_ project: FileProject, withTests: Bool, _ places: [String: String] = [:]) {
    self.project = project
    self.places = places
    tests = withTests ? project.tests : []
  }

  /// The frameworks of the program and of its tests.
  var libraries: [FileProject] { (project.allModules + tests.flatMap(\.allModules)).firsts(by: \.name) }

  var text: String {
    let targets =
      libraries.map { Self.target("target", $0, "Sources") } + [Self.target("executableTarget", project, "Sources")]
      + tests.map { Self.target("testTarget", $0, "Tests", app: project.name) }
    let packages = (libraries + [project] + tests).flatMap(\.products).map(\.source).firsts { $0 }
    let dependencies = packages.map { source in
      switch source {
      case .folder(let path): "    .package(path: \((places[path] ?? path).debugDescription)),\n"
      case .address(let address, let versions): "    .package(url: \(address.debugDescription), \(versions)),\n"
      }
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: \(project.name.debugDescription),
        dependencies: [
      \(dependencies.joined())  ],
        targets: [
      \(targets.joined())  ])

      """
  }

  private static func target(_ kind: String, _ module: FileProject, _ place: String, app: String? = nil) -> String {
    let modules = (module.modules.map(\.name) + (app.map { [$0] } ?? [])).map { "\($0.debugDescription)" }
    let products = module.products.map {
      ".product(name: \($0.name.debugDescription), package: \($0.package.debugDescription))"
    }
    var flags = module.arguments
    var mode = "5"
    if let index = flags.firstIndex(of: "-swift-version"), flags.indices.contains(index + 1) {
      mode = flags[index + 1]
      flags.removeSubrange(index...index + 1)
    }
    // As an app has by default.
    let regex = mode == "5" ? ", .enableUpcomingFeature(\"BareSlashRegexLiterals\")" : ""
    let others = regex + (flags.isEmpty ? "" : ", .unsafeFlags(\(flags))")
    return """
          .\(kind)(
            name: \(module.name.debugDescription), dependencies: [\((modules + products).joined(separator: ", "))],
            path: "\(place)/\(module.name)", swiftSettings: [.swiftLanguageMode(.v\(mode))\(others)]),

      """
  }
}
