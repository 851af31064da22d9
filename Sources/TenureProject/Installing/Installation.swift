import Foundation

/// What `tenure install` has put into a folder: modules, libraries, macros, and a note of what they were built with.
package struct Installation: Sendable {
  /// `installation.json`.
  struct Note: Codable, Equatable {
    var toolchain: String
    var revision: String
    var date: String
    var seconds: Int
    /// The modules that a program may import, by group.
    var modules: [String: [String]]
    /// The C modules behind them, by folder.
    var headers: [String]
    /// Folders of the system's headers that these include.
    var systemHeaders: [String]
    /// Objects that are linked into every program and every test.
    var programObjects: [String]
    /// Objects that are linked into every test, and the system's libraries that they need.
    var testObjects: [String]
    var testLibraries: [String]
    /// Objects of which a test is linked with those that it calls.
    var calledObjects: [String]
    /// Modules of macros, each a program of that name in `macros`.
    var macros: [String]
    /// Where Tenure's sources are, on the machine that built them.
    var sources: String?
  }

  package let folder: String
  let note: Note

  static let noteName = "installation.json"

  /// `TENURE_HOME`, or `.tenure` below the user's home.
  package static func usualFolder(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    if let folder = environment["TENURE_HOME"], !folder.isEmpty { return Paths.absolute(folder) }
    return "\(environment["HOME"] ?? NSHomeDirectory())/.tenure"
  }

  /// The installation that a command lies in, else the usual one.
  package static func folder(ofCommand command: String?) -> String {
    if let command {
      let above = URL(fileURLWithPath: command).resolvingSymlinksInPath().deletingLastPathComponent()
        .deletingLastPathComponent().path
      if FileManager.default.fileExists(atPath: "\(above)/\(noteName)") { return above }
    }
    return usualFolder()
  }

  package init(folder: String) throws {
    self.folder = folder
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(Self.noteName)") else {
      throw ProjectFailure(
        .installation,
        "There is no installation at \(folder). Run './tenure install' in Tenure's sources, or name its folder in TENURE_HOME."
      )
    }
    do { note = try JSONDecoder().decode(Note.self, from: data) } catch {
      throw ProjectFailure(
        .installation,
        "\(folder)/\(Self.noteName) cannot be read. Run './tenure install' in Tenure's sources once more.")
    }
  }

  /// A module made by one compiler is not read by another.
  package func check(_ toolchain: Toolchain) throws {
    guard note.toolchain == toolchain.version else {
      throw ProjectFailure(
        .installation,
        """
        The installation at \(folder) was built with Swift \(note.toolchain), and 'swiftc' on the PATH is \
        \(toolchain.version). Put the first on the PATH, or run './tenure install' in Tenure's sources with the second.
        """)
    }
  }

  /// For programs: what was installed, and where.
  package func json() throws -> String {
    struct Installed: Encodable { let folder, toolchain, revision, date: String; let seconds: Int }
    return try jsonLine(
      Installed(
        folder: folder, toolchain: note.toolchain, revision: note.revision, date: note.date, seconds: note.seconds))
  }

  /// This one where the toolchain is the one that it was built with; else it is built anew, where its sources are known.
  package func made(
    with toolchain: Toolchain, say: (String) -> Void,
    install: (_ script: String, _ arguments: [String]) throws -> Int32 = {
      try Program(path: $0, arguments: $1).show(aside: true)
    }
  ) throws -> Installation {
    guard note.toolchain != toolchain.version, let sources = note.sources else {
      try check(toolchain)
      return self
    }
    let script = "\(sources)/tenure"
    guard FileManager.default.isExecutableFile(atPath: script) else {
      try check(toolchain)
      return self
    }
    say(
      "The installation at \(folder) was built with Swift \(note.toolchain), and 'swiftc' on the PATH is \(toolchain.version): "
        + "it is built anew from \(sources).")
    let status = try install(script, ["install", "--prefix", folder])
    guard status == 0 else {
      throw ProjectFailure(
        .installation,
        "'\(script) install --prefix \(folder)' ended with \(status). Its own words are above. Put Swift \(note.toolchain) on the PATH, or try it by hand."
      )
    }
    let renewed = try Installation(folder: folder)
    try renewed.check(toolchain)
    return renewed
  }

  func folder(of group: ModuleGroup) -> String { "\(folder)/modules/\(group.rawValue)" }
  func library(of group: ModuleGroup) -> String { "\(folder)/lib/lib\(group.library).so" }

  /// For who calls `swift build --toolset` by hand. They name this folder: they are written anew where it was moved.
  func writeToolsets() throws {
    let usual = ModuleGroup.forProjects.filter { !$0.isFoundWhenImported || $0.isFoundWhenAskedFor }
    try Toolset(Flags(self, groups: usual.filter { !$0.isForTests })).write(to: "\(folder)/share/toolset.json")
    try Toolset(Flags(self, groups: usual)).write(to: "\(folder)/share/toolset-tests.json")
    // For code that imports them: libraries that ask for UIKit take for granted what only Apple's has.
    for group in ModuleGroup.forProjects where !usual.contains(group) && !group.isForTests {
      try Toolset(Flags(self, adding: group)).write(to: "\(folder)/share/toolset-\(group.roots[0]).json")
    }
  }

  /// Where builds of projects that are no packages, and pictures of screens in the making, are kept.
  var work: String { "\(folder)/builds" }
}

/// Modules that belong together, in one shared library.
package enum ModuleGroup: String, CaseIterable, Sendable {
  /// SwiftUI, Combine, and what is behind them.
  case core
  /// Messages to the log.
  case log
  /// UIKit's words for what SwiftUI shows, under its own name.
  case uiKit
  /// CoreGraphics' words for what SwiftUI draws, under its own name.
  case graphics
  /// Swift Charts.
  case charts
  /// Photos that a user chooses.
  case photos
  /// What a program asks of a store.
  case store
  /// What a program asks of a phone's notifications.
  case notifications
  /// Places on the Earth, and what a program asks of a phone's location.
  case location
  /// What a program plays and says, which nobody hears.
  case sound
  /// Objects that are kept.
  case data
  /// Libraries that others publish under the same names: left out where a project brings its own.
  case libraries
  /// TenureTesting, for tests.
  case testing
  /// What tests need of the libraries.
  case libraryTesting
  /// What XCTest lacks on Linux: expected failures.
  case xctest
  /// What `tenure drive` loads before a program.
  case driving

  var library: String {
    switch self {
    case .core: "Tenure"
    case .log: "TenureLog"
    case .uiKit: "TenureUIKit"
    case .graphics: "TenureGraphics"
    case .charts: "TenureCharts"
    case .photos: "TenurePhotos"
    case .store: "TenureStore"
    case .notifications: "TenureNotifications"
    case .location: "TenureLocation"
    case .sound: "TenureSound"
    case .data: "TenureData"
    case .libraries: "TenureLibraries"
    case .testing: "TenureTesting"
    case .libraryTesting: "TenureLibraryTesting"
    case .xctest: "TenureXCTest"
    case .driving: "TenureDrive"
    }
  }

  /// True where it has no library: what it puts before a function of the toolchain's libraries has to be part of the
  /// program. Only tests that call it have it.
  var isLinkedAsObjects: Bool { self == .xctest }

  /// The modules that programs name, from which the rest follows. What is for several groups that
  /// programs choose from stands in the first: the widths of texts, the connection to SQLite.
  var roots: [String] {
    switch self {
    case .core: ["SwiftUI", "Combine", "TenureText", "TenureSQLite"]
    case .log: ["os", "OSLog"]
    case .uiKit: ["UIKit", "_Testing_UIKit"]
    case .graphics: ["CoreGraphics", "_Testing_CoreGraphics"]
    case .charts: ["Charts"]
    case .photos: ["PhotosUI"]
    case .store: ["StoreKit"]
    case .notifications: ["UserNotifications"]
    case .location: ["CoreLocation", "MapKit"]
    case .sound: ["AVFoundation"]
    case .data: ["SwiftData"]
    case .libraries: ["ComposableArchitecture", "SharingSQLite"]
    case .testing: ["TenureTesting"]
    case .libraryTesting: ["DependenciesTestSupport"]
    case .xctest: ["TenureXCTest"]
    case .driving: ["TenureDrive"]
    }
  }

  /// A map for `import os.log` and the like: a module of Swift has no parts, so the compiler looks for them where those of C
  /// are, and takes the Swift module for the whole.
  var submodules: String? {
    self == .log
      ? "module os {\n  module log {}\n  module signpost {}\n  module lock {}\n  module activity {}\n}\n" : nil
  }

  /// What stands before the system's functions: in a library it would come after them, so it is linked into each test,
  /// and into the library that is loaded before a program that is driven.
  static let interposed = "TenureInterpose"

  /// What stands before functions of Foundation: a program names Foundation before Tenure's library, so it is found
  /// first only where it is part of the program.
  static let gate = "TenureDefaultsGate"

  /// Those that are found only where a project's own files import their modules outright. Libraries ask whether there
  /// is such a module (`#if canImport(UIKit)`), and take for granted then what only Apple's have.
  var isFoundWhenImported: Bool {
    [
      .log, .uiKit, .graphics, .charts, .photos, .store, .notifications, .location, .sound, .data, .xctest,
    ].contains(self)
  }

  /// Words by which a file asks for modules that it does not import: on Apple's platforms another brings them.
  var words: [String] { self == .xctest ? ["XCTExpectFailure", "XCTExpectedFailure", "XCTIssue"] : [] }

  /// True where a file may ask whether there is the module before it imports it: what it takes for granted then is here.
  var isFoundWhenAskedFor: Bool { self == .charts || self == .data }

  /// The groups that these files bring in by their imports.
  static func imported(by files: some Sequence<SwiftFile>) -> [ModuleGroup] {
    let (outright, all) = (Set(files.lazy.flatMap(\.outrightImports)), Set(files.lazy.flatMap(\.imports)))
    return allCases.filter { group in
      group.isFoundWhenImported
        && (!(group.isFoundWhenAskedFor ? all : outright).isDisjoint(with: group.roots)
          || (files.contains { group.isMentioned(in: $0.text) } && !files.contains { group.isDeclared(in: $0.text) }))
    }
  }

  private func isMentioned(in text: String) -> Bool { words.contains(where: text.contains) }

  /// True where a project has written itself what is missing.
  private func isDeclared(in text: String) -> Bool {
    words.contains { word in
      ["func", "struct", "class", "enum", "typealias"].contains { text.contains("\($0) \(word)") }
    }
  }

  /// The groups that projects are built against.
  static var forProjects: [ModuleGroup] { allCases.filter { $0 != .driving } }

  var isForTests: Bool { [.testing, .libraryTesting, .xctest].contains(self) }
}
