import Foundation

extension Commands {
  /// `tenure support PATH`; `target` is one of several apps of an Xcode project, or a target of a package.
  package func support(_ path: String, target: String? = nil) throws {
    let sources: [String]
    let place: String
    let own: Set<String>
    let uses: PackageUses
    var platform = Platform.linux
    switch try Project(at: path, target: target) {
    case .files(let project):
      place = project.folder
      platform = project.platform
      let packages = project.localPackages
      let all = project.allModules + [project]
      let products = all.flatMap(\.products)
      sources = all.flatMap(\.sources) + packages.files
      own = packages.modules.union(all.map(\.name) + products.map(\.name))
      uses = try PackageUses(
        manifests: packages.manifests, addresses: products.compactMap(\.address), pins: project.pins)
    case .package(let folder):
      let targets = try PackageBuild(folder: folder, installation: installation, toolchain: toolchain).targets()
      place = folder
      own = Set(targets.map(\.name) + targets.flatMap(\.otherProducts))
      let kinds: Set = ["test", "macro", "plugin"]
      sources = try PackageBuild.needed(for: target, of: targets, in: folder)
        .filter { !kinds.contains($0.type) }.flatMap(\.files)
      uses = try PackageUses(manifests: LocalPackages([folder]).manifests, pins: "\(folder)/Package.resolved")
    }
    let table = try SupportTable(installation)
    let files = try sources.map { try SwiftFile(path: $0, on: platform) }
    // What is known to need Apple's systems stands in the way of a file; of what else a project brings, nobody knows better.
    let modules = own.union(table.packages.modules(uses, in: [.supplied, .builds, .untried]))
      .subtracting(table.packages.modules(uses, in: [.appleOnly]))
      .union(installation.note.modules.values.flatMap { $0 }).union(toolchain.modules)
    let report = SupportReport(files, modules: modules, packages: table.packages.rows(uses), in: place, table)
    write(try isJSON ? jsonLine(report) : report.text(files: files.count) + "\n")
  }
}

extension LocalPackages {
  /// The texts of their manifests.
  fileprivate var manifests: [String] {
    folders.compactMap { try? String(contentsOfFile: "\($0)/Package.swift", encoding: .utf8) }
  }
}

extension PackageProduct {
  /// nil for a package in a folder.
  fileprivate var address: String? {
    if case .address(let address, _) = source { address } else { nil }
  }
}
