import Foundation

/// What the commands on projects do.
package struct Commands {
  package struct RunOptions {
    package var view: String?
    package var target: String?
    package var asText = false
    package var picture: String?
    package var width = 390
    package var height = 844
    package var isDark = false
    package var locale: String?
    package var port: Int?
    package var inspects = false
    package var watches = false

    package init() {}
  }

  /// What is asked for is written for programs.
  package var isJSON = false
  let installation: Installation
  private let toolchain: Toolchain
  private let say: (String) -> Void
  let write: (String) -> Void

  /// `say` is for whoever watches, `write` for what was asked for.
  package init(
    installation: Installation, toolchain: Toolchain, say: @escaping (String) -> Void,
    write: @escaping (String) -> Void
  ) {
    self.installation = installation
    self.toolchain = toolchain
    self.say = say
    self.write = write
  }

  /// `tenure run PATH`
  package func run(_ path: String, _ options: RunOptions) throws {
    let look = Browser.Look(
      width: options.width, height: options.height, isDark: options.isDark, locale: options.locale)
    let manner: Show.Manner
    if options.asText {
      manner = .text
    } else if let file = options.picture {
      manner = .picture(file: file)
    } else {
      return try serve(path, options, look) { try build(path, options) }
    }
    let (program, folder) = try build(path, options)
    try Show(program: program, folder: folder, look: look).run(manner, say: say, write: write)
  }

  /// The program, and where it is started.
  func build(_ path: String, _ options: RunOptions) throws -> (program: String, folder: String) {
    switch try Project(at: path, target: options.target) {
    case .files(let project): try build(project, options)
    case .package(let place): try build(packageAt: place, options)
    }
  }

  private func build(_ project: FileProject, _ options: RunOptions) throws -> (String, String) {
    let files = try project.sources.map { try SwiftFile(path: $0) }
    let choice = try Choice(files, name: options.view, place: project.folder)
    if let reason = choice.reason { say(reason) }
    let build = FilesBuild(project: project, installation: installation, toolchain: toolchain)
    return try program(build, files, EntryFile(files, choice))
  }

  private func program(_ build: FilesBuild, _ files: [SwiftFile], _ entry: EntryFile) throws -> (String, String) {
    let start = Date()
    switch try build.build(files, entry) {
    case .built(let program):
      say("Built \(files.count == 1 ? "1 file" : "\(files.count) files") in \(seconds(since: start)) s.")
      return (program, (program as NSString).deletingLastPathComponent)
    case .failed(let words): throw try notBuilt(words, folder: build.project.folder)
    }
  }

  /// `tenure preview PATH`: with a folder for pictures, one of each preview; otherwise all on a page.
  package func preview(_ path: String, _ options: RunOptions, pictures: String?) throws {
    let look = Browser.Look(
      width: options.width, height: options.height, isDark: options.isDark, locale: options.locale)
    func build() throws -> (program: String, folder: String, list: PreviewList) {
      guard case .files(let project) = try Project(at: path, target: options.target) else {
        throw ProjectFailure(
          .misuse, "'tenure preview' shows files of one module, and \(path) is a package. Name the folder of a target.")
      }
      let files = try project.sources.map { try SwiftFile(path: $0) }
      let list = try PreviewList(files, place: project.folder)
      let build = FilesBuild(
        project: project, installation: installation, toolchain: toolchain, isOfPreviews: true)
      let (program, folder) = try program(build, files, list.entry)
      return (program, folder, list)
    }
    if let pictures {
      let (program, folder, list) = try build()
      let browser = try Browser(look)
      defer { browser.stop() }
      try FileManager.default.createDirectory(atPath: pictures, withIntermediateDirectories: true)
      for (number, name) in list.fileNames.enumerated() {
        let show = Show(
          program: program, folder: folder, look: look, environment: [PreviewList.variable: "\(number)"])
        try show.picture(by: browser).write(to: URL(fileURLWithPath: "\(pictures)/\(name)"))
        write("\(pictures)/\(name)  \(list.all[number].place)\n")
      }
    } else {
      try serve(path, options, look) {
        let built = try build()
        say(built.list.all.count == 1 ? "1 preview." : "\(built.list.all.count) previews.")
        return (built.program, built.folder)
      }
    }
  }

  /// Does not return.
  private func serve(
    _ path: String, _ options: RunOptions, _ look: Browser.Look,
    build: @escaping () throws -> (program: String, folder: String)
  ) throws {
    if options.watches {
      let arguments = ["--web"] + look.arguments + (options.inspects ? ["--inspect"] : [])
      try Watch(Paths.watched(path), port: options.port, arguments: arguments, say: say, build: build).run()
    }
    let (program, folder) = try build()
    try Show(program: program, folder: folder, look: look)
      .run(.page(port: options.port, inspects: options.inspects), say: say, write: write)
  }

  private func build(packageAt folder: String, _ options: RunOptions) throws -> (String, String) {
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
      a library, name the folder of its target: 'tenure run \(folder)/Sources/…'.
      """
  }

  private func notBuilt(_ words: String, folder: String) throws -> ProjectFailure {
    let errors = BuildErrors(words, folder: folder, try SupportTable(installation))
    guard !errors.rows.isEmpty else {
      return ProjectFailure(.broken, "The project could not be built. The compiler says:\n\(words)")
    }
    write(try isJSON ? jsonLine(["errors": errors.rows]) : errors.text() + "\n")
    return ProjectFailure(
      .broken,
      "The project could not be built: the table says where. 'tenure support' shows all that is missing at once.")
  }

  /// `tenure test PATH`; `arguments` go to `swift test`.
  package func test(_ path: String, _ arguments: [String]) throws -> Int32 {
    guard case .package(let folder) = try Project(at: path) else {
      throw ProjectFailure(
        .misuse, "'tenure test' runs the tests of a package, and \(path) has no Package.swift. Name a package's folder."
      )
    }
    let package = PackageBuild(
      folder: folder, installation: installation, toolchain: toolchain, isForTests: true)
    let toolset = try package.toolset()
    let build = try package.build(["--build-tests"], toolset: toolset)
    guard build.status == 0 else { throw try notBuilt(build.output, folder: folder) }
    let status = try Program(
      path: toolchain.packages,
      arguments: ["test", "--skip-build"] + package.arguments(toolset: toolset) + arguments
    ).show()
    return status == 0 ? 0 : ProjectFailure.Kind.broken.rawValue
  }

  /// `tenure support PATH`
  package func support(_ path: String) throws {
    let sources: [String]
    var own: Set<String> = []
    switch try Project(at: path) {
    case .files(let project):
      sources = project.sources
      own = [project.name]
    case .package(let folder):
      let targets = try PackageBuild(folder: folder, installation: installation, toolchain: toolchain).targets()
      own = Set(targets.map(\.name))
      sources = targets.filter { $0.type != "test" && $0.type != "macro" && $0.type != "plugin" }.flatMap { target in
        target.sources.filter { $0.hasSuffix(".swift") }.map { "\(target.folder)/\($0)" }
      }
    }
    let files = try sources.map { try SwiftFile(path: $0) }
    let modules = own.union(installation.note.modules.values.flatMap { $0 }).union(toolchain.modules)
    let report = SupportReport(files, modules: modules, try SupportTable(installation))
    write(try isJSON ? jsonLine(report) : report.text(files: files.count) + "\n")
  }

  private func seconds(since start: Date) -> String {
    Date().timeIntervalSince(start).formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en")))
  }
}
