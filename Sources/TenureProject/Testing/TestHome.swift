import Foundation

/// Where a project's tests of a view belong, and how they make it.
struct TestHome {
  /// Where paths are seen from.
  let place: String
  /// The module that declares the view.
  let module: String
  /// The folder of the tests, with their files.
  let folder: String
  private let files: [String]
  private let shown: Choice.Shown
  private let sources: [SwiftFile]

  private typealias Module = (name: String, files: [SwiftFile])

  /// In a package: tests that are built with the view's module.
  init(of view: String, inPackageAt folder: String, _ targets: [PackageBuild.Target], at path: String) throws {
    let modules = try targets.filter { ["library", "executable"].contains($0.type) }
      .map { ($0.name, try $0.files.map { try SwiftFile(path: $0) }) }
    try self.init(of: view, modules, place: folder, at: path) { module in
      guard let tests = targets.first(where: { $0.type == "test" && $0.dependencies.contains(module) }) else {
        throw ProjectFailure(
          .misuse,
          "The package at \(path) has no tests of \(module). Add to its manifest, with a folder and a file there: "
            + ".testTarget(name: \"\(module)Tests\", dependencies: [\"\(module)\"]).")
      }
      return (tests.folder, tests.files)
    }
  }

  /// In an Xcode project: its first unit tests.
  init(of view: String, in project: FileProject, at path: String) throws {
    let modules = try (project.allModules + [project]).map { ($0.name, try $0.files()) }
    try self.init(of: view, modules, place: project.folder, at: path) { _ in
      guard let tests = project.tests.first, let first = tests.sources.first else {
        throw Commands.noTests(project, at: path)
      }
      return ((first as NSString).deletingLastPathComponent, tests.sources)
    }
  }

  private init(
    of view: String, _ modules: [Module], place: String, at path: String,
    tests: (_ module: String) throws -> (folder: String, files: [String])
  ) throws {
    guard let own = modules.first(where: { $0.files.contains { $0.views.contains { $0.name == view } } }) else {
      let names = modules.flatMap(\.files).flatMap(\.views).map(\.name).prefix(12).joined(separator: ", ")
      throw ProjectFailure(
        .misuse, "There is no view '\(view)' at \(path). There is \(names.isEmpty ? "none at all" : names).")
    }
    for file in own.files {
      guard let one = file.views.first(where: { $0.name == view }) else { continue }
      let line = file.text.split(separator: "\n", omittingEmptySubsequences: false)[one.line - 1]
      guard !line.contains(/\b(?:file)?private\b/) else {
        throw ProjectFailure(
          .misuse,
          "\(view) is private, at \(Paths.short(file.path, from: place)):\(one.line): a test in another file does not see it. "
            + "Leave that word out, or name the view that shows it.")
      }
    }
    self.place = place
    module = own.name
    sources = own.files
    shown = try Choice(own.files, name: view, place: place).shown
    (folder, files) = try tests(own.name)
  }

  /// Throws where there is such a file or such a type.
  func refuse(_ type: String, _ file: String) throws {
    let other = files.first { path in
      (try? String(contentsOfFile: path, encoding: .utf8))?.contains(" \(type)") == true
    }
    guard let there = FileManager.default.fileExists(atPath: file) ? file : other else { return }
    throw ProjectFailure(
      .misuse,
      "\(type) is there already, in \(Paths.short(there, from: place)), and is not overwritten. Remove it, or write more tests into it."
    )
  }

  /// The expression that makes the view, and the declarations that it needs: where it has arguments, its preview knows them.
  func making(_ view: String) -> (made: String, declarations: String) {
    guard case .preview(let path, let line) = shown,
      let preview = sources.first(where: { $0.path == path })?.previews.first(where: { $0.line == line })
    else { return ("\(view)()", "") }
    let name = "\(view)AsPreviewed"
    let statements = preview.statements.trimmingCharacters(in: .newlines)
    if preview.properties.isEmpty, !statements.contains("\n"), statements.hasPrefix("\(view)(") {
      return (statements, "")
    }
    let type = EntryFile.type(name, of: preview).trimmingCharacters(in: .newlines)
    return ("\(name)()", "/// As the preview makes it.\nprivate \(type)\n\n")
  }

  /// Classic Xcode projects list their files.
  func reasonItIsNotBuilt(_ file: String, _ path: String, target: String?) throws -> String? {
    guard case .files(let project) = try Project(at: path, target: target),
      !project.tests.contains(where: { $0.sources.contains(file) })
    else { return nil }
    return "The Xcode project lists its files: add \((file as NSString).lastPathComponent) to the tests there."
  }
}
