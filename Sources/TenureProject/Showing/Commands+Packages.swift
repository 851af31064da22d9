import Foundation

/// What is shown of a package.
extension Commands {
  func build(packageAt folder: String, _ options: RunOptions) throws -> (String, String) {
    let package = PackageBuild(
      folder: folder, installation: installation, toolchain: toolchain, patching: patching)
    let programs = try package.targets().filter { $0.type == "executable" }
    var apps: [PackageBuild.Target] = []
    for target in programs {
      let files = try target.files.map { try SwiftFile(path: $0) }
      let isNamed = options.view == nil || files.contains { $0.mains.contains { $0.place.name == options.view } }
      if isNamed, files.contains(where: { !$0.mains.isEmpty && $0.imports.contains("SwiftUI") }) { apps.append(target) }
    }
    if let name = options.target { apps.removeAll { $0.name != name && $0.program != name } }
    if apps.isEmpty, options.view != nil { return try build(viewOfPackageAt: folder, package.targets(), options) }
    guard apps.count == 1 else {
      throw ProjectFailure(.misuse, Self.noSingleApp(apps.map(\.name), in: folder, options))
    }
    let app = apps[0].program ?? apps[0].name
    let program = try built(
      try sources(of: try package.targets(), in: folder), options, app, packages: LocalPackages([folder])
    ) { project in
      guard !project.texts.isEmpty else {
        let outcome = try package.alone {
          try package.build(["--product", app], toolset: try package.toolset())
        }
        return outcome.status == 0 ? .built("\(package.scratch)/debug/\(app)") : .failed(outcome.output)
      }
      return try copy(of: folder, for: "app").build(project.texts, product: app)
    }
    return (program, folder)
  }

  /// All of a package that may be left out: files of its modules and programs.
  private func sources(of targets: [PackageBuild.Target], in folder: String) throws -> FileProject {
    let sources = targets.filter { ["library", "executable"].contains($0.type) }.flatMap(\.files)
    return FileProject(
      name: (folder as NSString).lastPathComponent, folder: folder, sources: sources, resources: [], arguments: []
    ).replacing(try KitPreviews.texts(of: sources))
  }

  private func copy(of folder: String, for use: String) -> PackageCopy {
    PackageCopy(original: folder, use: use, installation: installation, toolchain: toolchain, patching: patching)
  }

  private static func noSingleApp(_ names: [String], in folder: String, _ options: RunOptions) -> String {
    if let name = names.first {
      return
        "The package at \(folder) has \(names.count) apps: \(names.joined(separator: ", ")). Say which with --target \(name)."
    }
    let wanted = options.target.map { " '\($0)'" } ?? options.view.map { " '\($0)'" } ?? ""
    return """
      The package at \(folder) has no app\(wanted): no executable target with @main that imports SwiftUI. For a view of \
      a library, name it with --view; 'tenure preview' shows its previews.
      """
  }

  /// The previews of all of a package's modules, or of the one that the user names.
  func previews(
    ofPackageAt folder: String, _ options: RunOptions
  ) throws -> (program: String, folder: String, list: PreviewList) {
    let targets = try PackageBuild(folder: folder, installation: installation, toolchain: toolchain).targets()
    let modules = try modules(targets, options) { !$0.previews.isEmpty || !$0.providers.isEmpty }
    var list = try PreviewList(modules.flatMap(\.files), place: folder)
    let program = try program(ofPackageAt: folder, for: "previews", targets, options, modules) { files in
      list = PreviewList(try PreviewList(files, place: folder), leftOut: list.leftOut)
      return list.entry
    }
    return (program, folder, list)
  }

  private func build(
    viewOfPackageAt folder: String, _ targets: [PackageBuild.Target], _ options: RunOptions
  ) throws -> (String, String) {
    let modules = try modules(targets, options) { !$0.views.isEmpty || !$0.previews.isEmpty || !$0.providers.isEmpty }
    let choice = try Choice(modules.flatMap(\.files), name: options.view, place: folder)
    if let reason = choice.reason { say(reason) }
    // A view is named where it is known: of several modules, only its own.
    let own = modules.first { module in
      switch choice.shown {
      case .app, .hosted: false
      case .view(let name): module.files.contains { $0.views.contains { $0.name == name } }
      case .preview(let path, _), .provider(let path, _): module.files.contains { $0.path == path }
      }
    }
    let program = try program(ofPackageAt: folder, for: "view", targets, options, own.map { [$0] } ?? []) { files in
      EntryFile(files, choice)
    }
    return (program, folder)
  }

  private typealias Module = (name: String, files: [SwiftFile])

  /// Modules with files that will do, but tests, macros and plug-ins.
  private func modules(
    _ targets: [PackageBuild.Target], _ options: RunOptions, where will: (SwiftFile) -> Bool
  ) throws -> [Module] {
    try targets.filter {
      ["library", "executable"].contains($0.type) && (options.target == nil || options.target == $0.name)
    }.compactMap { target in
      let files = try target.files.map { try SwiftFile(path: $0) }
      return files.contains(where: will) ? (target.name, files) : nil
    }
  }

  /// A program beside the package's own that shows something of some of its modules.
  private func program(
    ofPackageAt folder: String, for use: String, _ targets: [PackageBuild.Target], _ options: RunOptions,
    _ modules: [Module], entry: ([SwiftFile]) throws -> EntryFile
  ) throws -> String {
    let names = modules.map(\.name)
    let paths = Set(modules.flatMap(\.files).map(\.path))
    return try built(
      try sources(of: targets, in: folder), options, names.joined(separator: ", "), packages: LocalPackages([folder])
    ) { project in
      let entry = try entry(try project.files().filter { paths.contains($0.path) })
      return try copy(of: folder, for: use).build(
        project.texts.merging(entry.copies) { $1 }, PackageCopy.Added(text: entry.text ?? "", modules: names))
    }
  }
}
