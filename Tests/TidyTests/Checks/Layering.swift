/// Who may import whom: the layers of the design, as one table.
struct Layer {
  let module: String
  /// Modules of this package.
  let ours: [String]
  /// Modules of the system and the toolchain.
  let others: [String]

  init(_ module: String, imports ours: [String] = [], and others: [String]) {
    self.module = module
    self.ours = ours
    self.others = others
  }

  static let language = ["Swift", "Synchronization", "Observation", "Glibc", "Musl", "Darwin"]
  static let foundation = language + ["Foundation", "FoundationEssentials", "Dispatch"]
  static let syntax =
    foundation + [
      "SwiftBasicFormat", "SwiftCompilerPluginMessageHandling", "SwiftDiagnostics", "SwiftIDEUtils", "SwiftIfConfig",
      "SwiftOperators", "SwiftParser", "SwiftParserDiagnostics", "SwiftRefactor", "SwiftSyntax", "SwiftSyntaxBuilder",
      "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
    ]
  /// Open to every module above them: how misuse is reported, and what belongs to a thread.
  static let base = ["TenureIssues", "TenureThread"]
  static let views = ["TenureTree", "TenureElements", "TenureScenes"]
  static let hosts = base + views + ["TenureStorage", "TenureRuntime", "TenureRender"]

  /// Small libraries that programs import by these names.
  static let parts = [
    "Clocks", "CombineSchedulers", "ConcurrencyExtras", "CustomDump", "Dependencies", "IdentifiedCollections",
    "IssueReporting",
  ]

  static let all = [
    Layer("TenureThread", and: language),
    Layer("TenureDefaultsGate", and: language),
    Layer("TenureIssues", and: language),
    // What waits for its time, in order.
    Layer("TenureTimers", and: language),
    Layer("TenureRender", and: foundation),
    // Arithmetic alone: it knows no views, no fonts and no host.
    Layer("TenureLayout", and: ["Synchronization"]),

    // How a text is set in lines knows no font library; the module that reads font files knows no view.
    Layer("TenureText", and: language),
    Layer("TenureFonts", imports: base + ["TenureText", "TenurePixels"], and: foundation + ["CHarfBuzz"]),
    // Outlines and pixels: no word of views.
    Layer("TenurePixels", and: foundation + ["CZlib"]),
    // The symbols of the system, and the pictures and colours that programs bring.
    Layer("TenureAssets", imports: base, and: foundation),

    // Where a screen's elements are: it knows what is to be shown, and no views.
    Layer("TenureFrames", imports: ["TenureLayout", "TenureRender", "TenureText"], and: language),
    // How a screen looks, in pixels.
    Layer(
      "TenureDrawing",
      imports: [
        "TenureFrames", "TenureRender", "TenureText", "TenureLayout", "TenureFonts", "TenurePixels", "TenureAssets",
      ], and: foundation + ["Synchronization"]),

    // Modules that SwiftUI code imports
    Layer("os", and: foundation),
    Layer("OSLog", imports: ["os"], and: foundation),
    Layer("UniformTypeIdentifiers", and: foundation),
    Layer("CoreTransferable", imports: ["UniformTypeIdentifiers"], and: foundation),
    Layer(
      "TenureUIKit",
      imports: base + views + ["TenureAssets", "TenureCombine", "CoreTransferable", "UniformTypeIdentifiers"],
      and: foundation),
    // A view as a picture: a window that nobody sees, drawn.
    Layer(
      "TenureImages",
      imports: hosts + [
        "TenureCombine", "TenureDrawing", "TenureFonts", "TenureFrames", "TenureGraph", "TenureLayout", "TenurePixels",
        "TenureUIKit",
      ], and: foundation),
    Layer("UIKit", imports: ["TenureUIKit"], and: foundation),
    Layer("_Testing_UIKit", and: []),
    Layer("_Testing_CoreGraphics", and: []),
    Layer("CoreGraphics", imports: ["TenureElements", "TenureUIKit"], and: foundation),
    // Over the views, as a program's own would be, and the widths of texts for what axes need.
    Layer("Charts", imports: views + ["TenureText"], and: foundation),
    Layer("StoreKit", imports: base + ["TenureTree"], and: []),
    // What stands in for a phone: it knows no views.
    Layer("UserNotifications", imports: base + ["TenureStorage"], and: foundation),
    Layer("CoreLocation", imports: base + ["TenureStorage"], and: foundation),
    Layer("AVFoundation", imports: base, and: foundation),
    // Over the views, as a program's own would be.
    Layer("MapKit", imports: base + ["CoreLocation", "TenureElements", "TenureTree"], and: foundation),
    Layer("PhotosUI", imports: base + views + ["CoreTransferable", "UniformTypeIdentifiers"], and: foundation),

    // Databases: values, and a connection to SQLite
    Layer("TenureSQL", and: foundation),
    Layer("TenureSQLite", imports: ["TenureSQL"], and: foundation + ["CSQLite"]),
    // Objects that are kept, and the views that fetch them: beside the hosts, which do not know it.
    Layer(
      "SwiftData", imports: base + views + ["TenureStorage", "TenureSQL", "TenureSQLite"], and: foundation),

    Layer("TenureGraph", imports: base, and: language),
    Layer("TenureCombine", imports: base, and: foundation + ["FoundationNetworking"]),

    Layer("TenureStorage", imports: base + ["TenureDefaultsGate"], and: foundation),

    Layer(
      "TenureTree", imports: base + ["TenureGraph", "TenureCombine", "TenureRender"], and: foundation),
    Layer(
      "TenureElements", imports: base + ["TenureTree", "TenureCombine", "TenureRender", "TenureLayout"],
      and: foundation),
    Layer(
      "TenureScenes",
      imports: base + [
        "TenureElements", "TenureTree", "TenureStorage", "TenureGraph", "TenureCombine", "TenureRender",
        "UniformTypeIdentifiers", "CoreTransferable",
      ],
      and: foundation),

    Layer("TenureRuntime", imports: base + views + ["TenureRender", "TenureLayout", "TenureStorage"], and: foundation),

    // For tests alone. The concurrency library by name, for its executors.
    Layer("TenureInterpose", imports: ["TenureThread"], and: language),
    Layer(
      "TenureWorld", imports: base + ["TenureInterpose", "TenureTree", "TenureRuntime", "TenureTimers"],
      and: foundation + ["_Concurrency"]),
    // The toolchain's backtraces, for where a trap happened.
    Layer(
      "TenureTesting",
      imports: hosts + [
        "TenureDrawing", "TenureFonts", "TenureFrames", "TenureInterpose", "TenureLayout", "TenurePixels",
        "TenureWorld",
      ],
      and: foundation + ["Testing", "Runtime"]),
    // What a page shows, as text: no session, no sockets.
    Layer("TenureHTML", imports: base + ["TenureAssets", "TenureRender", "TenureText"], and: foundation),
    Layer(
      "TenureInspector", imports: base + ["TenureHTML", "TenureRuntime", "TenureTree", "TenureRender"], and: foundation),
    Layer(
      "TenureWeb",
      imports: hosts + [
        "TenureAssets", "TenureHTML", "TenureInspector", "TenureTimers", "TenureFrames", "TenureFonts", "TenureDrawing",
        "TenureLayout",
      ],
      and: foundation + ["CEpoll", "CZlib"]),

    Layer("TenureMacroExpansions", and: syntax),
    Layer("TenureMacros", imports: ["TenureMacroExpansions"], and: syntax),
    Layer("TenureMacroInterface", imports: views, and: language),

    // What is loaded before a program that is told what its user does. No program names it.
    Layer(
      "TenureDrive", imports: ["TenureTesting", "TenureScenes", "TenureHTML", "TenureWeb"],
      and: foundation + ["Dispatch"]),
    Layer("TenureLaunch", imports: hosts + ["TenureWeb"], and: foundation),
    Layer(
      "SwiftUI",
      imports: views + [
        "TenureCombine", "TenureLaunch", "TenureMacroInterface", "TenureUIKit", "TenureImages", "CoreTransferable",
      ],
      and: foundation),
    Layer("Combine", imports: ["TenureCombine"], and: []),

    // Small libraries beside the state system, which does not know them. The test libraries are linked weakly.
    Layer("IssueReportingTestSupport", and: language + ["Testing", "XCTest"]),
    Layer("IssueReporting", imports: base + ["IssueReportingTestSupport"], and: language),
    Layer("IdentifiedCollections", imports: ["IssueReporting"], and: foundation),
    Layer("XCTestDynamicOverlay", imports: ["IssueReporting"], and: language),
    Layer("CustomDump", imports: ["IssueReporting"], and: foundation),
    Layer("ConcurrencyHooks", and: language),
    Layer("ConcurrencyExtras", imports: ["ConcurrencyHooks"], and: foundation),
    Layer("Clocks", imports: ["ConcurrencyExtras", "IssueReporting", "TenureTimers"], and: language),
    Layer("CombineSchedulers", imports: ["IssueReporting", "TenureCombine", "TenureTimers"], and: foundation),
    Layer(
      "Dependencies",
      imports: ["Clocks", "CombineSchedulers", "ConcurrencyExtras", "IssueReporting", "TenureCombine"],
      and: foundation + ["FoundationNetworking"]),
    Layer(
      "Sharing", imports: ["CasePaths", "CustomDump", "Dependencies", "IssueReporting", "TenureCombine", "TenureTree"],
      and: foundation),
    Layer("SharingSQL", imports: ["Sharing", "TenureSQL"], and: foundation),
    Layer("SharingSQLite", imports: ["Sharing", "SharingSQL", "TenureSQLite"], and: foundation),
    Layer("SharingPostgres", imports: ["Sharing", "SharingSQL"], and: foundation + ["CPostgres"]),
    Layer("TenureXCTest", and: ["XCTest"]),
    Layer("DependenciesTestSupport", imports: ["Dependencies"], and: language + ["Testing"]),
    Layer("DependencyMacroExpansions", and: syntax),
    Layer("DependencyMacros", imports: ["DependencyMacroExpansions"], and: syntax),
    Layer("DependenciesMacros", imports: ["IssueReporting"], and: language),

    Layer("ComposableMacroExpansions", and: syntax),
    Layer("ComposableMacros", imports: ["ComposableMacroExpansions"], and: syntax),
    Layer("CasePaths", imports: ["IssueReporting"], and: language),
    Layer("Perception", imports: ["TenureTree"], and: language),
    Layer("PerceptionCore", imports: ["Perception"], and: []),
    Layer(
      "SwiftNavigation", imports: base + ["SwiftUI", "CasePaths", "IssueReporting", "Perception"], and: foundation),
    Layer(
      "SwiftUINavigation", imports: ["SwiftNavigation", "SwiftUI", "CasePaths", "IdentifiedCollections"], and: []),
    Layer(
      "ComposableArchitecture",
      imports: base + parts + [
        "SwiftUI", "Combine", "TenureTree", "CasePaths", "DependenciesMacros", "Perception", "Sharing",
        "SwiftNavigation", "SwiftUINavigation",
      ],
      and: foundation),
    composable("StandUpMeetings"), composable("WrongStandUps"), composable("OlderStandUps"),
    composable("ListeningQuiz"), composable("WrongListeningQuiz"),
    composable("SharedBoard", ["SharingPostgres", "SharingSQLite"]), composable("WrongSharedBoard", ["SharingSQLite"]),

    Layer("TenureCheck", and: syntax),
    // Projects as files, the compiler as a program: nothing of what it installs.
    Layer("TenureProject", and: syntax),
    Layer("TenureCommand", imports: ["TenureCheck", "TenureProject"], and: foundation),

    example("Checkout"), example("WrongCheckout"), example("Inbox"), example("WrongInbox"), example("Todo"),
    example("WrongTodo"), example("Profile"), example("WrongProfile"), example("Gallery"),
    Layer("CourseApps", imports: ["SwiftUI", "Combine"], and: ["Foundation", "FoundationNetworking", "Observation"]),
  ]

  /// What an app would import, and nothing else.
  private static func example(_ module: String) -> Layer {
    Layer(module, imports: ["SwiftUI", "Combine"], and: ["Foundation", "Observation"])
  }

  /// The same of an app with reducers.
  private static func composable(_ module: String, _ more: [String] = []) -> Layer {
    Layer(module, imports: ["SwiftUI", "ComposableArchitecture"] + more, and: ["Foundation", "Synchronization"])
  }
}

enum Layering {
  static func findings(in file: SourceFile, layers: [Layer] = Layer.all) -> [Finding] {
    guard file.isSwift || !file.includedModules.isEmpty, let module = file.module else { return [] }
    guard let layer = layers.first(where: { $0.module == module }) else {
      return [
        Finding(
          path: file.path, line: 1,
          message: "\(module) is in no layer. Add it to the table in Tests/TidyTests/Checks/Layering.swift.")
      ]
    }
    // `M` of `@testable public import struct M.Name`
    let statement =
      #/
      ^ \s* (?: @\w+ (?: \([^)]*\) )? \s+ )*
      (?: (?: public | package | internal | fileprivate | private ) \s+ )?
      import \s+
      (?: (?: typealias | struct | class | enum | protocol | let | var | func ) \s+ )?
      (\w+)
      /#
    func message(_ imported: String?) -> String? {
      guard let imported, !layer.ours.contains(imported), !layer.others.contains(imported) else { return nil }
      let isOurs = layers.contains { $0.module == imported }
      let allowed = isOurs ? layer.ours : layer.others
      return """
        \(module) must not import \(imported). It may import \
        \(allowed.isEmpty ? "nothing" : allowed.sorted().joined(separator: ", ")) of \
        \(isOurs ? "this package" : "the system").
        """
    }
    if file.isSwift { return file.findingsInCode { message($0.firstMatch(of: statement).map { String($0.1) }) } }
    return file.findings { line in
      let included = SourceFile.includedModule(in: line)
      return included == module ? nil : message(included)
    }
  }
}
