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
    /// What cannot be built is left out.
    package var skipsBroken = false
    /// For previews: the folder that a picture of each is written to, the one with earlier pictures, and whether each
    /// picture shows it dark, right to left and in other sizes as well.
    package var pictures: String?
    package var earlierPictures: String?
    package var hasVariants = false
    /// Pictures are drawn here, also where there is a browser.
    package var isDrawn = false
    /// For the program that is served, beside what is said above.
    var arguments: [String] = []

    package init() {}
  }

  /// What is asked for is written for programs.
  package var isJSON = false
  /// Changes to packages that the project depends on.
  package var patches: PatchSet?
  let installation: Installation
  let toolchain: Toolchain
  let say: (String) -> Void
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
    if case .picture(let file) = manner, options.isDrawn || Browser.program() == nil {
      let painter = try DrawnPainter(installation, program: program, in: folder)
      defer { painter.stop() }
      try painter.picture(of: program, in: folder, look, environment: [:]).write(to: URL(fileURLWithPath: file))
      if isJSON { return try tell(.picture(file: file), look) }
      return say("\(file): \(look.width) × \(look.height) points, drawn without a browser")
    }
    guard isJSON else {
      return try Show(program: program, folder: folder, look: look).run(manner, say: say, write: write)
    }
    var text = ""
    try Show(program: program, folder: folder, look: look).run(manner, say: { _ in }, write: { text += $0 })
    try tell(manner, look, text: text)
  }

  /// What of a screen was asked for, for programs.
  private func tell(_ manner: Show.Manner, _ look: Browser.Look, text: String = "") throws {
    struct Shown: Encodable {
      var text: String?
      var picture: String?
      var width: Int?
      var height: Int?
    }
    guard case .picture(let file) = manner else { return write(try jsonLine(Shown(text: text))) }
    write(try jsonLine(Shown(picture: file, width: look.width, height: look.height)))
  }

  /// What a path stands for; what of it is not read is said.
  func project(at path: String, target: String? = nil) throws -> Project {
    let project = try Project(at: path, target: target)
    switch project {
    case .files(let files): files.notes.forEach(say)
    case .package(let folder): if let note = Project.note(ofPackageAt: folder, named: path) { say(note) }
    }
    return project
  }

  /// The program, and where it is started.
  func build(_ path: String, _ options: RunOptions) throws -> (program: String, folder: String) {
    switch try project(at: path, target: options.target) {
    case .files(let project): try build(project, options)
    case .package(let place): try build(packageAt: place, options)
    }
  }

  private func build(_ project: FileProject, _ options: RunOptions) throws -> (String, String) {
    var isSaid = false
    return try program(project, options) { files in
      let choice = try Choice(files, name: options.view, target: options.target, place: project.folder)
      if let reason = choice.reason, !isSaid { say(reason) }
      isSaid = true
      return EntryFile(files, choice)
    }
  }

  /// `entry` says what of the files is shown.
  func program(
    _ project: FileProject, _ options: RunOptions, isOfPreviews: Bool = false, entry: ([SwiftFile]) throws -> EntryFile
  ) throws -> (String, String) {
    let count = project.sources.count + project.allModules.reduce(0) { $0 + $1.sources.count }
    let program = try built(project, options, count == 1 ? "1 file" : "\(count) files") { project in
      let files = try project.files()
      return try outcome(project, files, try entry(files), isOfPreviews: isOfPreviews)
    }
    return (program, (program as NSString).deletingLastPathComponent)
  }

  /// The path of the program that `attempt` builds, of less and less where parts may be left out. `what` is said to be built.
  func built(
    _ project: FileProject, _ options: RunOptions, _ what: String, packages: LocalPackages? = nil,
    _ attempt: (FileProject) throws -> BuildOutcome
  ) throws -> String {
    var project = project
    var skipping =
      options.skipsBroken ? Skipping(packages ?? project.localPackages, try SupportTable(installation)) : nil
    let start = Date()
    let memory = "\(installation.work)/\(project.mark)-left-out.json"
    let whole = project
    let revision = "\(installation.note.revision) \(installation.note.date)"
    if skipping != nil {
      project = try skipping?.begin(project, .read(at: memory), revision: revision) ?? project
    }
    while true {
      switch try attempt(project) {
      case .built(let program):
        try skipping?.remembered(of: project, whole: whole, revision: revision).write(to: memory)
        if let parts = skipping?.leftOut, !parts.isEmpty {
          if isJSON { write(try jsonLine(["leftOut": parts])) } else { say(LeftOut.text(parts)) }
        }
        say("Built \(what) in \(seconds(since: start)) s.")
        return program
      case .failed(let words):
        guard let rest = try skipping?.next(words, project) else {
          throw try notBuilt(
            words, folder: project.folder,
            advice: skipping == nil
              ? "'--skip-broken' leaves it out and builds the rest."
              : "What it names can be left out no further, or is not the project's own.")
        }
        project = rest
      }
    }
  }

  private func outcome(
    _ project: FileProject, _ files: [SwiftFile], _ entry: EntryFile, isOfPreviews: Bool
  ) throws -> BuildOutcome {
    guard project.products.isEmpty, project.modules.isEmpty else {
      return try ProjectPackage(
        project: project, installation: installation, toolchain: toolchain, isOfPreviews: isOfPreviews,
        patching: patching
      ).build(files, entry)
    }
    guard patches == nil else {
      throw ProjectFailure(
        .misuse, "'--patches' is about packages, and what is at \(project.folder) is built with none.")
    }
    return try FilesBuild(
      project: project, installation: installation, toolchain: toolchain, isOfPreviews: isOfPreviews
    ).build(files, entry)
  }

  var patching: Patching { Patching(patches: patches, say: say) }

  func notBuilt(_ words: String, folder: String, advice: String = "") throws -> ProjectFailure {
    let errors = BuildErrors(words, folder: folder, try SupportTable(installation))
    guard !errors.rows.isEmpty else {
      return ProjectFailure(.broken, "The project could not be built. The compiler says:\n\(words)")
    }
    write(try isJSON ? jsonLine(["errors": errors.rows]) : errors.text() + "\n")
    let more = "'tenure support' shows all that is missing at once."
    return ProjectFailure(
      .broken,
      "The project could not be built: the table says where. \(more)\(advice.isEmpty ? "" : " \(advice)")")
  }

  func seconds(since start: Date) -> String {
    Date().timeIntervalSince(start).formatted(.number.precision(.fractionLength(1)).locale(Locale(identifier: "en")))
  }
}
