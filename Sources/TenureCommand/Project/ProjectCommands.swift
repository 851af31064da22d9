import Foundation
import TenureCheck
import TenureProject

/// `tenure install`, `dist`, `doctor`, `run`, `preview`, `test`, `new`, `support`, `drive`, `mcp`: any project, built against an installation.
struct ProjectCommands {
  static let names: Set = ["install", "dist", "doctor", "run", "preview", "test", "new", "support", "drive", "mcp"]

  let name: String
  let rest: [String]

  static let help = """
    Usage: tenure run [options] PATH
           tenure preview [options] PATH
           tenure test PATH [arguments of swift test]
           tenure new test VIEW PATH
           tenure support PATH
           tenure drive [options] PATH
           tenure mcp
           tenure install [--prefix DIR] [--scratch-path DIR] [-- arguments of swift build]
           tenure dist FILE.tar.gz
           tenure doctor

    PATH is a Swift file, a folder of Swift files, a package, an Xcode project or a workspace; nothing in it is changed.

      run                builds the project and serves it to a browser; prints the address
        --view NAME      shows a view, a preview or one of several apps
        --target NAME    one of several apps
        --text           prints the screen as text instead, and ends
        --shot FILE.png  writes a picture of it instead, by Chromium where there is one; --width N, --height N
        --drawn          draws it without Chromium, the same on every machine
        --locale NAME    in a language, as 'ar' or 'pt-BR'
        --dark           in the dark colour scheme
        --port N         where it is served, 8080 unless said otherwise; 0 takes a free one
        --inspect        with the inspector
        --watch          builds and serves it anew whenever a file is saved
        --patches DIR    applies the patches there to packages that the project depends on: NAME.patch, or NAME/*.patch; also
                         of preview, drive, test and new test
        --skip-broken    leaves out what cannot be built; what was to be shown there says so on the screen, and a table lists it
        --json           what cannot be built, or is left out, the address, and with --text or --shot the screen, as JSON;
                         also of preview, support, doctor, install and dist
      preview            shows all previews on a page, side by side in light, dark and other ways, each with the inspector;
                         options as above, and
        --shots DIR      writes a picture of each instead
        --compare DIR    compares each with its picture there; ends with 1 where one looks different, and writes a picture
                         of what differs to DIR/differences
        --variants       with these: each picture shows the preview in light, in dark, in Arabic (from right to left), in
                         landscape, on a tablet, in the smallest and in the largest text, side by side
        --drawn          with these: without Chromium
      test               runs the tests of a package, or the unit tests of an Xcode project; they may import TenureTesting
        --target NAME    those of one of several apps; also of new test and support
        --json           each test, whether it passed, and its issues with their places as a line of JSON
      new test           writes a first test of a view, from what it shows and what each of its controls does, into the tests
                         of a package or an Xcode project; there must be no such file
        --json           the file, its tests and what is left out as JSON
      support            what of SwiftUI the project uses, and what of it is not here; its packages, and what is expected of them
      drive              starts the project without a display and does what lines on standard input say: tap "Save",
                         type "Name" "Ada", advance 3s, shot screen.png; answers with what changed on the screen, why,
                         and what was misused. 'help' lists the commands
        --json           a line of JSON for each answer
        --view, --target, --width, --height, --locale, --dark, --skip-broken as above
      mcp                the same for programs that write apps, by the Model Context Protocol on standard input and output
      install            builds Tenure from its sources, for all projects; below your home unless told otherwise
      dist               writes the installation to an archive, for machines with the same toolchain and without the
                         sources: unpack it anywhere and run 'tenure/bin/setup'
      doctor             what is installed, with what toolchain, what is missing

    Ends with 0 when all is well, with 1 when the project does not build or a test fails, with 2 when it was asked
    wrongly or the project cannot be read, with 3 when the installation or the toolchain is missing or another one.

    """

  func run() -> Int32 {
    do {
      return try perform()
    } catch let failure as ProjectFailure {
      Terminal.say("tenure: \(failure.text)")
      return failure.kind.rawValue
    } catch let misuse as Misuse {
      Terminal.say("tenure: \(misuse.text)")
      return ExitCode.misuse
    } catch {
      Terminal.say("tenure: \(error.localizedDescription)")
      return ExitCode.findings
    }
  }

  private var command: String? { Bundle.main.executablePath }

  private func perform() throws -> Int32 {
    if rest.first == "--help" || rest.first == "-h" {
      Terminal.write(Self.help)
      return ExitCode.clean
    }
    switch name {
    case "install": try install()
    case "dist":
      let arguments = try Arguments(rest, command: name, options: [], flags: ["--json"])
      guard arguments.paths.count == 1 else { throw Misuse("'tenure dist' wants the name of one archive.") }
      try Archive(try installed().0).write(to: arguments.paths[0])
      if arguments.has("--json") { Terminal.write(try Archive.json(arguments.paths[0])) }
      Terminal.say("Written: \(arguments.paths[0]). Unpack it anywhere and run 'tenure/bin/setup'.")
    case "doctor":
      let arguments = try Arguments(rest, command: name, options: [], flags: ["--json"])
      let doctor = Doctor(folder: Installation.folder(ofCommand: command))
      Terminal.write(try arguments.has("--json") ? doctor.json() : doctor.lines.joined(separator: "\n") + "\n")
      return doctor.isWell ? ExitCode.clean : ProjectFailure.Kind.installation.rawValue
    case "test":
      guard let path = rest.first, !path.hasPrefix("-") else {
        throw Misuse("'tenure test' wants the path of a project first. '.' is the folder you are in.")
      }
      let own = try TestArguments(rest.dropFirst())
      var commands = try commands()
      commands.isJSON = own.isJSON
      commands.patches = try own.patches.map { try PatchSet(folder: $0) }
      return try commands.test(path, target: own.target, own.others)
    case "new":
      let arguments = try Arguments(rest, command: name, options: ["--target", "--patches"], flags: ["--json"])
      guard arguments.paths.count == 3, arguments.paths[0] == "test" else {
        throw Misuse("'tenure new' is used so: tenure new test ProfileView PATH. '.' is the folder you are in.")
      }
      try commands(arguments).newTest(
        of: arguments.paths[1], arguments.paths[2], target: arguments.last("--target"))
    case "preview":
      let arguments = try Arguments(
        rest, command: name,
        options: ["--target", "--shots", "--compare", "--width", "--height", "--locale", "--port", "--patches"],
        flags: ["--dark", "--variants", "--drawn", "--inspect", "--watch", "--json", "--skip-broken"])
      try commands(arguments).preview(try path(arguments), try options(arguments))
    case "drive":
      let arguments = try Arguments(
        rest, command: name, options: ["--view", "--target", "--width", "--height", "--locale", "--patches"],
        flags: ["--json", "--dark", "--skip-broken"])
      try commands(arguments).drive(try path(arguments), try options(arguments)) {
        Terminal.line(prompt: "> ")
      }
    case "mcp":
      _ = try Arguments(rest, command: name, options: [], flags: [])
      let (installation, toolchain) = try installed()
      let server = ToolServer(
        installation: installation, toolchain: toolchain, command: command ?? CommandLine.arguments[0]
      ) { try? FileHandle.standardOutput.write(contentsOf: $0) }
      while let line = readLine() { server.take(line) }
    case "support":
      let arguments = try Arguments(rest, command: name, options: ["--target"], flags: ["--json"])
      try commands(arguments).support(try path(arguments), target: arguments.last("--target"))
    default:
      let arguments = try Arguments(
        rest, command: name,
        options: ["--view", "--target", "--shot", "--width", "--height", "--locale", "--port", "--patches"],
        flags: ["--text", "--dark", "--drawn", "--inspect", "--watch", "--json", "--skip-broken"])
      try commands(arguments).run(try path(arguments), try options(arguments))
    }
    return ExitCode.clean
  }

  private func installed() throws -> (Installation, Toolchain) {
    let installation = try Installation(folder: Installation.folder(ofCommand: command))
    let toolchain = try Toolchain()
    return (try installation.made(with: toolchain, say: Terminal.say), toolchain)
  }

  private func commands(_ arguments: Arguments? = nil) throws -> Commands {
    let (installation, toolchain) = try installed()
    var commands = Commands(installation: installation, toolchain: toolchain, say: Terminal.say, write: Terminal.write)
    commands.isJSON = arguments?.has("--json") ?? false
    commands.patches = try arguments?.last("--patches").map { try PatchSet(folder: $0) }
    return commands
  }

  private func path(_ arguments: Arguments) throws -> String {
    guard arguments.paths.count == 1 else {
      throw Misuse("'tenure \(name)' wants one path. '.' is the folder you are in.")
    }
    return arguments.paths[0]
  }

  private func options(_ arguments: Arguments) throws -> Commands.RunOptions {
    var options = Commands.RunOptions()
    func number(_ option: String, _ range: ClosedRange<Int>) throws -> Int? {
      guard let text = arguments.last(option) else { return nil }
      guard let number = Int(text), range.contains(number) else {
        throw Misuse(
          "'\(option)' wants a number from \(range.lowerBound) to \(range.upperBound), and was given '\(text)'.")
      }
      return number
    }
    options.view = arguments.last("--view")
    options.target = arguments.last("--target")
    options.asText = arguments.has("--text")
    options.picture = arguments.last("--shot")
    options.width = try number("--width", 100...4_000) ?? options.width
    options.height = try number("--height", 100...10_000) ?? options.height
    options.isDark = arguments.has("--dark")
    options.locale = arguments.last("--locale")
    options.port = try number("--port", 0...65_535)
    options.inspects = arguments.has("--inspect")
    options.watches = arguments.has("--watch")
    options.skipsBroken = arguments.has("--skip-broken")
    options.pictures = arguments.last("--shots")
    options.earlierPictures = arguments.last("--compare")
    options.hasVariants = arguments.has("--variants")
    options.isDrawn = arguments.has("--drawn")
    let takesPictures = options.pictures != nil || options.earlierPictures != nil
    guard takesPictures || !options.hasVariants else {
      throw Misuse("'--variants' is about pictures. Say '--shots DIR' or '--compare DIR' too.")
    }
    guard takesPictures || options.picture != nil || !options.isDrawn else {
      throw Misuse("'--drawn' is about pictures. Say '--shot FILE.png', '--shots DIR' or '--compare DIR' too.")
    }
    guard !takesPictures || !options.watches else {
      throw Misuse("'--watch' goes on, and '--shots' and '--compare' end. Say one of them.")
    }
    guard !(options.asText && options.picture != nil) else {
      throw Misuse("'--text' and '--shot' are two answers. Say one of them.")
    }
    guard !options.watches || !(options.asText || options.picture != nil) else {
      throw Misuse("'--watch' goes on, and '--text' and '--shot' end. Say one of them.")
    }
    return options
  }

  private func install() throws {
    let own = rest.firstIndex(of: "--") ?? rest.endIndex
    let arguments = try Arguments(
      Array(rest[..<own]), command: name, options: ["--prefix", "--scratch-path", "--sources"],
      flags: ["--json"])
    guard arguments.paths.isEmpty else { throw Misuse("'tenure install' takes no path: --prefix DIR says where to.") }
    guard let sources = arguments.last("--sources") else {
      throw Misuse("'tenure install' builds Tenure from its sources. Run './tenure install' in their folder.")
    }
    let installer = try Installer(
      sources: sources, folder: arguments.last("--prefix") ?? Installation.usualFolder(),
      scratch: arguments.last("--scratch-path"), arguments: Array(rest[own...].dropFirst()),
      toolchain: try Toolchain(), say: Terminal.say)
    let installation = try installer.install(command: command ?? CommandLine.arguments[0])
    if arguments.has("--json") { Terminal.write(try installation.json()) }
  }
}
