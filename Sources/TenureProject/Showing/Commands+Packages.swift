import Foundation

/// What is shown of a package.
extension Commands {
  func build(packageAt folder: String, _ options: RunOptions) throws -> (String, String) {
    let package = PackageBuild(folder: folder, installation: installation, toolchain: toolchain)
    let programs = try package.targets().filter { $0.type == "executable" }
    var apps: [PackageBuild.Target] = []
    for target in programs {
      let files = try target.sources.filter { $0.hasSuffix(".swift") }
        .map { try SwiftFile(path: "\(target.folder)/\($0)") }
      let isNamed = options.view == nil || files.contains { $0.mains.contains { $0.place.name == options.view } }
      if isNamed, files.contains(where: { !$0.mains.isEmpty && $0.imports.contains("SwiftUI") }) { apps.append(target) }
    }
    if let name = options.target { apps.removeAll { $0.name != name } }
    if apps.isEmpty, options.view != nil { return try build(viewOfPackageAt: folder, package.targets(), options) }
    guard !options.skipsBroken else {
      throw ProjectFailure(
        .misuse,
        "'--skip-broken' leaves parts out of files, folders and Xcode projects, and \(folder) is a package. Name the folder of a target."
      )
    }
    guard apps.count == 1 else {
      throw ProjectFailure(.misuse, Self.noSingleApp(apps.map(\.name), in: folder, options))
    }
    let start = Date()
    let outcome = try package.build(["--product", apps[0].name], toolset: try package.toolset())
    guard outcome.status == 0 else { throw try notBuilt(outcome.output, folder: folder) }
    say("Built \(apps[0].name) in \(seconds(since: start)) s.")
    return ("\(package.scratch)/debug/\(apps[0].name)", folder)
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
    let list = try PreviewList(modules.flatMap(\.files), place: folder)
    let built = try program(ofPackageAt: folder, use: "previews", modules.map(\.name), list.entry)
    return (built.program, built.folder, list)
  }

  private func build(
    viewOfPackageAt folder: String, _ targets: [PackageBuild.Target], _ options: RunOptions
  ) throws -> (String, String) {
    let modules = try modules(targets, options) { !$0.views.isEmpty || !$0.previews.isEmpty }
    let files = modules.flatMap(\.files)
    let choice = try Choice(files, name: options.view, place: folder)
    if let reason = choice.reason { say(reason) }
    // A view is named where it is known: of several modules, only its own.
    let named = modules.filter { module in
      switch choice.shown {
      case .app: false
      case .view(let name): module.files.contains { $0.views.contains { $0.name == name } }
      case .preview(let path, _): module.files.contains { $0.path == path }
      }
    }
    return try program(ofPackageAt: folder, use: "view", named.prefix(1).map(\.name), EntryFile(files, choice))
  }

  /// Modules with files that will do, but tests, macros and plug-ins.
  private func modules(
    _ targets: [PackageBuild.Target], _ options: RunOptions, where will: (SwiftFile) -> Bool
  ) throws -> [(name: String, files: [SwiftFile])] {
    try targets.filter {
      ["library", "executable"].contains($0.type) && (options.target == nil || options.target == $0.name)
    }.compactMap { target in
      let files = try target.sources.filter { $0.hasSuffix(".swift") }
        .map { try SwiftFile(path: "\(target.folder)/\($0)") }
      return files.contains(where: will) ? (target.name, files) : nil
    }
  }

  private func program(
    ofPackageAt folder: String, use: String, _ modules: [String], _ entry: EntryFile
  ) throws -> (program: String, folder: String) {
    let copy = PackageCopy(original: folder, use: use, installation: installation, toolchain: toolchain)
    let start = Date()
    switch try copy.build(entry.copies, PackageCopy.Added(text: entry.text ?? "", modules: modules)) {
    case .built(let program):
      say("Built \(modules.joined(separator: ", ")) in \(seconds(since: start)) s.")
      return (program, folder)
    case .failed(let words): throw try notBuilt(words, folder: folder)
    }
  }
}
