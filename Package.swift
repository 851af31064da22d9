// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

let settings: [SwiftSetting] = [.strictMemorySafety()]

// What runs at every write, without the dynamic check that no two accesses overlap: nodes are the main actor's alone.
let hotSettings: [SwiftSetting] =
  settings + [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]

// The compiler brings its own SwiftSyntax: one of the same version as the language, without a package to fetch.
let syntax = SwiftSyntaxOfToolchain()

// The library of PostgreSQL's clients, which few programs need.
let hasPostgres = ["/usr/include/postgresql", "/usr/include", "/usr/local/include"].contains {
  FileManager.default.fileExists(atPath: "\($0)/libpq-fe.h")
}

// Generic code that runs with every action is compiled for the features that use it, in their own modules.
let sharedCodeSettings: [SwiftSetting] =
  settings + [.unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))]

// Both: stores are the main actor's alone, and nobody reads a store's state while its reducer changes it.
let hotSharedCodeSettings = sharedCodeSettings + hotSettings.dropFirst(settings.count)

// What tests and examples are built from. They name the modules behind SwiftUI: a build follows changes of a type's
// stored properties only to those that name its module.
let views: [Target.Dependency] = ["SwiftUI", "TenureScenes", "TenureElements", "TenureTree"]

// Modules that SwiftUI code imports, those of tests and of the browser, and libraries under the names that programs know;
// see docs/decisions/0041-modules-beside-swiftui.md.
let libraries = [
  "SwiftUI", "Combine", "os", "OSLog", "UniformTypeIdentifiers", "CoreTransferable", "Charts", "SwiftData", "PhotosUI",
  "StoreKit", "UserNotifications", "CoreLocation", "MapKit", "AVFoundation", "TenureTesting", "TenureCheck",
  "TenureWeb", "ComposableArchitecture", "CasePaths", "Sharing", "SharingSQLite", "SharingPostgres", "IssueReporting",
  "Clocks", "ConcurrencyExtras", "CombineSchedulers", "Dependencies", "DependenciesMacros", "DependenciesTestSupport",
  "CustomDump", "Perception", "PerceptionCore", "XCTestDynamicOverlay", "IdentifiedCollections", "SwiftNavigation",
  "SwiftUINavigation",
]

let package = Package(
  name: "tenure",
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .executable(name: "tenure", targets: ["tenure"]),
    .plugin(name: "TenureCheckCommand", targets: ["TenureCheckCommand"]),
    .plugin(name: "TenureCheckBuild", targets: ["TenureCheckBuild"]),
    // All that programs and tests import, in one archive: what `tenure install` builds.
    .library(
      name: "TenureInstallation", type: .static,
      targets: [
        "SwiftUI", "Combine", "os", "OSLog", "UIKit", "_Testing_UIKit", "CoreGraphics", "_Testing_CoreGraphics",
        "Charts", "SwiftData", "PhotosUI", "StoreKit", "UserNotifications", "CoreLocation", "MapKit", "AVFoundation",
        "TenureTesting", "ComposableArchitecture", "SharingSQLite", "DependenciesTestSupport", "PerceptionCore",
        "XCTestDynamicOverlay", "TenureXCTest", "TenureDrive",
      ]
    ),
  ],
  // Without it nothing of the system's zlib is needed, and there is no `--web`.
  traits: [
    .default(enabledTraits: Set(["Web", "SQLite", "Fonts"]).union(hasPostgres ? ["PostgreSQL"] : [])),
    .trait(name: "Web", description: "Programs can be served to a browser. Needs the system library zlib."),
    .trait(
      name: "SQLite",
      description: "Values and objects in files (SharingSQLite, SwiftData). Needs the system library SQLite."),
    .trait(
      name: "PostgreSQL",
      description:
        "Shared values on a server (SharingPostgres). Needs the system library libpq, and is on where that is found."),
    .trait(
      name: "Fonts",
      description:
        "Text is measured with real fonts. Needs the system library HarfBuzz and the fonts Inter, Vollkorn, JetBrains Mono, Quicksand, Noto Color Emoji."
    ),
  ],
  targets: [
    // Of the repository itself, and what reads the compiler's index
    .target(name: "IndexProbe", path: "Tests/IndexProbe"),
    .testTarget(name: "TidyTests", dependencies: ["IndexProbe"]),
    // Layer 0: no imports from this package.
    .target(name: "TenureThread", linkerSettings: [.linkedLibrary("dispatch")]),
    .target(name: "TenureDefaultsGate"),
    .target(name: "TenureIssues"),
    .target(name: "TenureTimers"),
    .target(name: "TenureRender"),
    .target(name: "TenureLayout", swiftSettings: hotSettings),
    .testTarget(name: "TenureLayoutTests", dependencies: ["TenureLayout"]),
    .executableTarget(name: "layout-bench", dependencies: ["TenureLayout"], path: "Benchmarks/Layout"),
    // Text measured: lines over a shaper, and the shaper that reads font files
    .target(name: "TenureText"),
    .testTarget(name: "TenureTextTests", dependencies: ["TenureText"]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [
        .apt([
          "libharfbuzz-dev", "fonts-inter", "fonts-vollkorn", "fonts-jetbrains-mono", "fonts-quicksand",
          "fonts-noto-color-emoji",
        ])
      ]),
    .target(
      name: "TenureFonts",
      dependencies: [
        "TenureText", "TenureIssues", "TenurePixels", .target(name: "CHarfBuzz", condition: .when(traits: ["Fonts"])),
      ]),
    // Pictures of screens: outlines that become pixels (optimised in debug builds too: tests draw), and what else is drawn from
    .target(
      name: "TenurePixels", dependencies: [.target(name: "CZlib", condition: .when(traits: ["Fonts"]))],
      swiftSettings: hotSettings + [.unsafeFlags(["-O"], .when(configuration: .debug))]),
    .target(name: "TenureAssets", dependencies: ["TenureIssues"], resources: [.embedInCode("Table")]),
    .target(
      name: "TenureDrawing",
      dependencies: [
        "TenureFrames", "TenureRender", "TenureText", "TenureLayout", "TenureFonts", "TenurePixels", "TenureAssets",
      ]),
    .testTarget(name: "TenurePixelsTests", dependencies: ["TenurePixels"]),
    .testTarget(name: "TenureFontsTests", dependencies: ["TenureFonts", "TenurePixels", "TenureText", "TenureIssues"]),
    .executableTarget(
      name: "text-bench", dependencies: ["TenureFonts", "TenureText", "MemoryProbe"], path: "Benchmarks/Text"),
    // Modules that SwiftUI code imports
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .executableTarget(name: "log-program", dependencies: ["OSLog", "os"], path: "Tests/LogProgram"),
    .testTarget(name: "osTests", dependencies: ["os", "log-program"]),
    .target(name: "UniformTypeIdentifiers"),
    .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers"]),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    // Databases: what a value in one is, and a connection to SQLite
    .target(name: "TenureSQL"),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "TenureSQLite",
      dependencies: ["TenureSQL", .target(name: "CSQLite", condition: .when(traits: ["SQLite"]))]),
    // Layer 1
    .target(name: "TenureGraph", dependencies: ["TenureThread", "TenureIssues"]),
    .target(name: "TenureCombine"),
    .target(name: "TenureStorage", dependencies: ["TenureDefaultsGate", "TenureThread", "TenureIssues"]),
    .target(name: "TenureFrames", dependencies: ["TenureLayout", "TenureRender", "TenureText"]),
    // Layer 2
    .target(
      name: "TenureTree",
      dependencies: ["TenureGraph", "TenureCombine", "TenureRender", "TenureIssues", "TenureThread"],
      swiftSettings: hotSettings),
    .target(
      name: "TenureElements",
      dependencies: ["TenureTree", "TenureCombine", "TenureRender", "TenureLayout", "TenureIssues", "TenureThread"],
      swiftSettings: hotSettings),
    .target(
      name: "TenureScenes",
      dependencies: [
        "TenureElements", "TenureTree", "TenureGraph", "TenureCombine", "TenureStorage", "TenureRender", "TenureIssues",
        "TenureThread", "UniformTypeIdentifiers", "CoreTransferable",
      ],
      swiftSettings: hotSettings),
    // UIKit's words for what SwiftUI shows: SwiftUI brings them in, as on a phone.
    .target(
      name: "TenureUIKit",
      dependencies: [
        "TenureScenes", "TenureElements", "TenureTree", "TenureCombine", "TenureIssues", "TenureAssets",
        "CoreTransferable", "UniformTypeIdentifiers",
      ]),
    .target(
      name: "TenureImages",
      dependencies: [
        "TenureRuntime", "TenureElements", "TenureTree", "TenureGraph", "TenureCombine", "TenureUIKit", "TenureDrawing",
        "TenureFrames", "TenureLayout", "TenureFonts", "TenurePixels", "TenureRender", "TenureIssues",
      ]),
    .target(name: "UIKit", dependencies: ["TenureUIKit"]),
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "CoreGraphics", dependencies: ["TenureElements", "TenureUIKit"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: views + [
        "UIKit", "_Testing_UIKit", "CoreGraphics", "_Testing_CoreGraphics", "TenureUIKit", "TenureTesting",
      ]),
    // Charts, over the views
    .target(name: "Charts", dependencies: ["TenureScenes", "TenureElements", "TenureTree", "TenureText"]),
    .testTarget(name: "ChartsTests", dependencies: views + ["Charts", "TenureTesting"]),
    // Photos are files here
    .target(
      name: "PhotosUI",
      dependencies: [
        "TenureScenes", "TenureElements", "TenureTree", "TenureIssues", "CoreTransferable", "UniformTypeIdentifiers",
      ]),
    .testTarget(name: "PhotosUITests", dependencies: views + ["PhotosUI", "TenureTesting"]),
    // What a program asks of a store and of a phone, which are not here
    .target(name: "StoreKit", dependencies: ["TenureTree", "TenureIssues"]),
    .testTarget(name: "StoreKitTests", dependencies: views + ["StoreKit", "TenureTesting"]),
    .target(name: "UserNotifications", dependencies: ["TenureStorage", "TenureIssues"]),
    .testTarget(name: "UserNotificationsTests", dependencies: views + ["UserNotifications", "TenureTesting"]),
    .target(name: "CoreLocation", dependencies: ["TenureStorage", "TenureIssues"]),
    .testTarget(name: "CoreLocationTests", dependencies: views + ["CoreLocation", "TenureTesting"]),
    .target(name: "MapKit", dependencies: ["CoreLocation", "TenureElements", "TenureTree", "TenureIssues"]),
    .testTarget(name: "MapKitTests", dependencies: views + ["MapKit", "TenureTesting"]),
    .target(name: "AVFoundation", dependencies: ["TenureIssues"]),
    .testTarget(name: "AVFoundationTests", dependencies: views + ["AVFoundation", "TenureTesting"]),
    // Objects that are kept, and the views that fetch them
    .target(
      name: "SwiftData",
      dependencies: [
        "TenureScenes", "TenureElements", "TenureTree", "TenureStorage", "TenureIssues", "TenureThread", "TenureSQL",
        "TenureSQLite", "TenureMacros",
      ]),
    .testTarget(name: "SwiftDataTests", dependencies: views + ["SwiftData", "TenureSQLite", "TenureTesting"]),
    // Layer 3
    .target(
      name: "TenureRuntime",
      dependencies: [
        "TenureScenes", "TenureTree", "TenureRender", "TenureLayout", "TenureStorage", "TenureIssues", "TenureThread",
      ],
      swiftSettings: hotSettings),
    // Time and order of a screen under test, and what stands in front of the system's functions for it: no program links them.
    .target(
      name: "TenureInterpose", dependencies: ["TenureThread"],
      linkerSettings: [.linkedLibrary("dispatch"), .linkedLibrary("BlocksRuntime")]),
    .target(
      name: "TenureWorld",
      dependencies: ["TenureRuntime", "TenureTree", "TenureIssues", "TenureInterpose", "TenureThread", "TenureTimers"],
      swiftSettings: hotSettings),
    // Layer 4
    .target(
      name: "TenureTesting",
      dependencies: [
        "TenureWorld", "TenureRuntime", "TenureScenes", "TenureElements", "TenureTree", "TenureRender",
        "TenureStorage", "TenureIssues", "TenureInterpose", "TenureFonts", "TenureFrames", "TenureLayout",
        "TenureDrawing", "TenurePixels",
      ]),
    // Over the tests' screen: what `tenure drive` loads before a program
    .target(name: "TenureDrive", dependencies: ["TenureTesting", "TenureScenes", "TenureHTML", "TenureWeb"]),
    .testTarget(name: "TenureDriveTests", dependencies: views + ["TenureDrive"]),
    // Layer 4, beside the others: what the compiler runs. A test that depends on a macro has all tests built as tools.
    .target(name: "TenureMacroExpansions"),
    .systemLibrary(name: "CEpoll"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(
      name: "TenureHTML", dependencies: ["TenureAssets", "TenureIssues", "TenureRender", "TenureText"],
      resources: [.embedInCode("Style")]),
    .target(name: "TenureInspector", dependencies: ["TenureHTML", "TenureRuntime", "TenureTree", "TenureRender"]),
    .target(
      name: "TenureWeb",
      dependencies: [
        "TenureAssets", "TenureHTML", "TenureInspector", "TenureRuntime", "TenureScenes", "TenureElements",
        "TenureTree", "TenureRender", "TenureStorage", "TenureIssues", "TenureTimers", "TenureFrames", "TenureFonts",
        "TenureDrawing", "TenureLayout",
        .target(name: "CEpoll", condition: .when(traits: ["Web"])),
        .target(name: "CZlib", condition: .when(traits: ["Web"])),
      ],
      resources: [.embedInCode("Client")]),
    .macro(name: "TenureMacros", dependencies: ["TenureMacroExpansions"]),
    .target(name: "TenureMacroInterface", dependencies: ["TenureMacros", "TenureElements", "TenureTree"]),
    // What macros make of a piece of source, for their tests
    .target(name: "MacroExpansion", path: "Tests/MacroExpansion"),
    .testTarget(name: "TenureMacrosTests", dependencies: ["TenureMacroExpansions", "MacroExpansion"]),
    .testTarget(name: "TenureMacroInterfaceTests", dependencies: ["TenureMacroInterface"]),
    // Layer 5
    .target(
      name: "TenureLaunch",
      dependencies: ["TenureRuntime", "TenureScenes", "TenureRender", "TenureStorage", "TenureWeb"]),
    .target(
      name: "SwiftUI",
      dependencies: [
        "TenureScenes", "TenureElements", "TenureTree", "TenureCombine", "TenureLaunch", "TenureMacroInterface",
        "TenureUIKit", "TenureImages", "CoreTransferable",
      ]),
    .target(name: "Combine", dependencies: ["TenureCombine"]),
    // The checker: beside the layers, over the toolchain's SwiftSyntax alone
    .target(name: "TenureCheck", resources: [.embedInCode("Map/Page")]),
    // Any project, built against an installation: it runs the compiler, and knows none of the modules.
    .target(name: "TenureProject", exclude: ["Setup"]),
    .testTarget(name: "TenureProjectTests", dependencies: ["TenureProject"]),
    // A plug-in finds its tool by the target's name.
    .executableTarget(name: "tenure", dependencies: ["TenureCheck", "TenureProject"], path: "Sources/TenureCommand"),
    .target(name: "OddCode", dependencies: ["TenureCheck"], path: "Tests/OddCode"),
    .testTarget(name: "TenureCheckTests", dependencies: ["TenureCheck", "OddCode"]),
    .plugin(
      name: "TenureCheckCommand",
      capability: .command(intent: .custom(verb: "tenure-check", description: "Find mistakes of state ownership")),
      dependencies: ["tenure"]),
    .plugin(name: "TenureCheckBuild", capability: .buildTool(), dependencies: ["tenure"]),
    .testTarget(name: "TenureCommandTests", dependencies: ["tenure"], exclude: ["VSCode"]),
    .executableTarget(
      name: "check-bench", dependencies: ["TenureCheck", "OddCode"], path: "Benchmarks/Check",
      exclude: ["bench", "generate"]),
    // The engine's tests and benchmark
    .testTarget(name: "TenureGraphTests", dependencies: ["TenureGraph", "TenureIssues"]),
    .executableTarget(name: "graph-bench", dependencies: ["TenureGraph"], path: "Benchmarks/Graph", exclude: ["bench"]),
    .target(name: "MemoryProbe", path: "Benchmarks/MemoryProbe"),
    .executableTarget(
      name: "views-bench", dependencies: views + ["TenureRuntime", "TenureWorld", "TenureRender", "MemoryProbe"],
      path: "Benchmarks/Views"),
    .executableTarget(
      name: "query-bench", dependencies: views + ["TenureTesting", "MemoryProbe"], path: "Benchmarks/Queries"),
    .executableTarget(
      name: "composable-bench",
      dependencies: views + ["ComposableArchitecture", "SharingPostgres", "SharingSQLite", "TenureRuntime"],
      path: "Benchmarks/Composable"),
    // Tests
    .testTarget(
      name: "SemanticsTests",
      dependencies: views + ["Combine", "TenureTesting", "TenureRuntime", "TenureRender", "TenureIssues"]),
    .testTarget(
      name: "TenureTestingTests",
      dependencies: views + ["Combine", "TenureTesting", "MemoryProbe", "UniformTypeIdentifiers"]),
    .testTarget(name: "TenureElementsTests", dependencies: views + ["Combine", "TenureTesting"]),
    .testTarget(name: "TenureFramesTests", dependencies: views + ["TenureTesting"]),
    .testTarget(name: "TenureImagesTests", dependencies: views + ["TenureTesting"]),
    // A test with a toolchain that is otherwise than expected
    .executableTarget(
      name: "another-toolchain", dependencies: views + ["TenureTesting", "TenureWorld"], path: "Tests/AnotherToolchain"),
    .testTarget(name: "TenureWorldTests", dependencies: views + ["TenureWorld", "TenureTesting", "another-toolchain"]),
    // Counts calls of the Swift runtime, in whatever it is linked to
    .target(name: "CallProbe", path: "Tests/CallProbe"),
    .testTarget(
      name: "TenureScenesTests",
      dependencies: views + [
        "TenureTesting", "TenureRuntime", "TenureRender", "CallProbe", "CoreTransferable", "UniformTypeIdentifiers",
      ]),
    .testTarget(name: "SeedTests", dependencies: views + ["Combine", "TenureTesting"]),
    .executableTarget(
      name: "stored-process", dependencies: ["TenureStorage", "TenureIssues"], path: "Tests/StoredProcess"),
    .executableTarget(name: "stored-app", dependencies: views, path: "Tests/StoredApp"),
    .testTarget(
      name: "TenureStorageTests",
      dependencies: views + ["TenureTesting", "MemoryProbe", "stored-process", "stored-app"]),
    // A browser's side of the wire, plain and real: for tests and benchmarks
    .target(name: "WebProbe", dependencies: ["TenureWeb"], path: "Tests/WebProbe"),
    .executableTarget(
      name: "web-bench", dependencies: views + ["TenureRuntime", "TenureWeb", "WebProbe"], path: "Benchmarks/Web",
      exclude: ["nicegui", "nicegui_page.py"]),
    .testTarget(name: "TenureHTMLTests", dependencies: ["TenureHTML", "TenureWeb", "TenureRender"]),
    .testTarget(
      name: "TenureWebTests",
      dependencies: views + [
        "TenureWeb", "TenureHTML", "TenureInspector", "TenureRuntime", "TenureWorld", "TenureRender", "TenureIssues",
        "TenureAssets", "WebProbe", "UniformTypeIdentifiers", "Charts", "ComposableArchitecture", "gallery", "Checkout",
        "Inbox", "Todo", "Profile",
      ],
      resources: [.copy("Pictures")]),
    .testTarget(name: "TenureCombineTests", dependencies: ["TenureCombine"]),
    // Ordinary screens, with pictures of how they look
    .testTarget(
      name: "LooksTests",
      dependencies: views + ["Charts", "UIKit", "TenureTesting", "TenureWeb", "TenurePixels", "WebProbe"],
      exclude: ["Images"],
      swiftSettings: Context.environment["TENURE_AXE"] == nil ? [] : [.define("AXE")]),
    // Ordinary programs, as an app's developers would write and test them
    .testTarget(name: "ProgramTests", dependencies: views + ["Combine", "TenureTesting"]),
    // The same as another package would: the products alone, with the settings that it may have
    .testTarget(
      name: "ConsumerTests",
      dependencies: views + ["Combine", "TenureTesting"],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
    .testTarget(
      name: "ConsumerFiveTests",
      dependencies: views + ["Combine", "TenureTesting"],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility"), .swiftLanguageMode(.v5)]),
    // Small libraries that programs import by these names; see docs/decisions/0032-libraries-by-their-names.md.
    .target(
      name: "IssueReportingTestSupport",
      // Its libraries are linked weakly: what would have programs link them is left out.
      swiftSettings: settings + [.unsafeFlags(["-Xfrontend", "-disable-all-autolinking"])]),
    .target(name: "IssueReporting", dependencies: ["IssueReportingTestSupport", "TenureIssues"]),
    .target(name: "IdentifiedCollections", dependencies: ["IssueReporting"], swiftSettings: sharedCodeSettings),
    .executableTarget(name: "issue-program", dependencies: ["IssueReporting"], path: "Tests/IssueProgram"),
    .testTarget(name: "IssueReportingTests", dependencies: ["IssueReporting", "issue-program"]),
    .testTarget(name: "IdentifiedCollectionsTests", dependencies: ["IdentifiedCollections", "IssueReporting"]),
    .target(name: "XCTestDynamicOverlay", dependencies: ["IssueReporting"]),
    .testTarget(name: "XCTestDynamicOverlayTests", dependencies: ["XCTestDynamicOverlay"]),
    .target(name: "CustomDump", dependencies: ["IssueReporting"]),
    .testTarget(name: "CustomDumpTests", dependencies: ["CustomDump", "IssueReporting"]),
    .target(name: "ConcurrencyHooks"),
    .target(name: "ConcurrencyExtras", dependencies: ["ConcurrencyHooks"]),
    .testTarget(name: "ConcurrencyExtrasTests", dependencies: ["ConcurrencyExtras"]),
    .target(name: "Clocks", dependencies: ["ConcurrencyExtras", "IssueReporting", "TenureTimers"]),
    .testTarget(name: "ClocksTests", dependencies: views + ["Clocks", "IssueReporting", "TenureTesting"]),
    .target(name: "CombineSchedulers", dependencies: ["TenureCombine", "IssueReporting", "TenureTimers"]),
    .testTarget(name: "CombineSchedulersTests", dependencies: ["CombineSchedulers", "Combine", "IssueReporting"]),
    .target(
      name: "Dependencies",
      dependencies: ["Clocks", "CombineSchedulers", "ConcurrencyExtras", "IssueReporting", "TenureCombine"]),
    // What XCTest lacks on Linux
    .target(name: "TenureXCTest"),
    .testTarget(name: "TenureXCTestTests", dependencies: ["TenureXCTest"]),
    .target(name: "DependenciesTestSupport", dependencies: ["Dependencies"]),
    .testTarget(name: "DependenciesTests", dependencies: ["Dependencies", "DependenciesTestSupport"]),
    .target(name: "DependencyMacroExpansions"),
    .macro(name: "DependencyMacros", dependencies: ["DependencyMacroExpansions"]),
    .target(name: "DependenciesMacros", dependencies: ["DependencyMacros", "IssueReporting"]),
    .testTarget(name: "DependencyMacroExpansionsTests", dependencies: ["DependencyMacroExpansions", "MacroExpansion"]),
    .testTarget(name: "DependenciesMacrosTests", dependencies: ["Dependencies", "DependenciesMacros"]),
    .target(
      name: "Sharing",
      dependencies: ["CasePaths", "CustomDump", "Dependencies", "IssueReporting", "TenureCombine", "TenureTree"],
      swiftSettings: sharedCodeSettings),
    .testTarget(
      name: "SharingTests",
      dependencies: views
        + ["Sharing", "CasePaths", "CustomDump", "Dependencies", "IssueReporting", "PerceptionCore", "TenureTesting"]),
    // What shared values in a database have in common, whatever its kind
    .target(name: "SharingSQL", dependencies: ["Sharing", "TenureSQL"]),
    .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    .target(
      name: "SharingPostgres",
      dependencies: ["Sharing", "SharingSQL", .target(name: "CPostgres", condition: .when(traits: ["PostgreSQL"]))]),
    .testTarget(
      name: "SharingPostgresTests",
      dependencies: ["IssueReporting", "SharingPostgres", "shared-process", "SharedBoard", "WebProbe"]),
    .target(name: "SharingSQLite", dependencies: ["Sharing", "SharingSQL", "TenureSQLite"]),
    // A process that shares values with others, for tests that need several
    .executableTarget(
      name: "shared-process", dependencies: ["Sharing", "SharingPostgres", "SharingSQLite"],
      path: "Tests/SharedProcess"),
    .testTarget(
      name: "SharingSQLiteTests",
      dependencies: views + [
        "Dependencies", "IssueReporting", "Sharing", "SharingSQLite", "TenureTesting", "shared-process",
      ]),
    // The composable architecture and the case paths that it is built on
    .target(name: "Perception", dependencies: ["TenureTree"]),
    .target(name: "PerceptionCore", dependencies: ["Perception"]),
    .target(name: "ComposableMacroExpansions"),
    .macro(name: "ComposableMacros", dependencies: ["ComposableMacroExpansions"]),
    .target(
      name: "CasePaths", dependencies: ["ComposableMacros", "IssueReporting"], swiftSettings: sharedCodeSettings),
    // Navigation as state: alerts that are values, what is presented for a case of an enum, and code that observes
    .target(
      name: "SwiftNavigation",
      dependencies: ["SwiftUI", "TenureThread", "CasePaths", "IssueReporting", "Perception"]),
    .testTarget(name: "SwiftNavigationTests", dependencies: views + ["SwiftNavigation"]),
    .target(
      name: "SwiftUINavigation", dependencies: ["SwiftNavigation", "SwiftUI", "CasePaths", "IdentifiedCollections"]),
    .testTarget(name: "SwiftUINavigationTests", dependencies: views + ["SwiftUINavigation", "TenureTesting"]),
    .target(
      name: "ComposableArchitecture",
      dependencies: [
        "SwiftUI", "Combine", "TenureTree", "TenureIssues", "TenureThread", "CasePaths", "Clocks", "CombineSchedulers",
        "ConcurrencyExtras", "CustomDump", "SwiftNavigation", "SwiftUINavigation", "Dependencies", "DependenciesMacros",
        "IdentifiedCollections", "IssueReporting", "Perception", "Sharing", "ComposableMacros",
      ],
      swiftSettings: hotSharedCodeSettings),
    .testTarget(name: "ComposableMacrosTests", dependencies: ["ComposableMacroExpansions", "MacroExpansion"]),
    .testTarget(name: "CasePathsTests", dependencies: ["CasePaths", "IssueReporting"]),
    .testTarget(
      name: "ComposableArchitectureTests",
      dependencies: views + [
        "ComposableArchitecture", "Combine", "CasePaths", "Clocks", "CustomDump", "Dependencies",
        "IdentifiedCollections", "IssueReporting", "TenureTesting", "CallProbe",
      ]),
    .testTarget(
      name: "ComposableProgramTests", dependencies: views + ["ComposableArchitecture", "Combine", "TenureTesting"]),
    .testTarget(
      name: "StandUpMeetingsTests",
      dependencies: views
        + ["StandUpMeetings", "WrongStandUps", "OlderStandUps", "ComposableArchitecture", "TenureTesting"]),
    .testTarget(
      name: "ListeningQuizTests",
      dependencies: views + ["ListeningQuiz", "WrongListeningQuiz", "ComposableArchitecture", "TenureTesting"]),
    .executableTarget(
      name: "SharedBoard", dependencies: views + ["ComposableArchitecture", "SharingPostgres", "SharingSQLite"],
      path: "Examples/SharedBoard", exclude: ["nginx.conf"]),
    .executableTarget(
      name: "WrongSharedBoard", dependencies: views + ["ComposableArchitecture", "SharingSQLite"],
      path: "Examples/WrongSharedBoard"),
    .testTarget(
      name: "SharedBoardTests",
      dependencies: views
        + ["SharedBoard", "WrongSharedBoard", "SharingSQLite", "ComposableArchitecture", "TenureTesting"]),
    // Layer 6: programs as an app's developers would write them, beside each the same one gone wrong
    .executableTarget(
      name: "WrongTodo", dependencies: views + ["Combine"], path: "Examples/WrongTodo",
      // As on Apple's platforms, Foundation brings Combine along.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "Combine"])]),
    .testTarget(name: "CourseAppsTests", dependencies: views + ["CourseApps", "TenureTesting"]),
    .testTarget(
      name: "ExampleTests",
      dependencies: views + [
        "Checkout", "WrongCheckout", "Inbox", "WrongInbox", "Todo", "WrongTodo", "Profile", "WrongProfile",
        "TenureTesting",
      ]),
    .executableTarget(name: "gallery", dependencies: views, path: "Examples/Gallery"),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += ["Checkout", "Inbox", "WrongInbox", "Todo", "Profile"].map {
  .executableTarget(name: $0, dependencies: views, path: "Examples/\($0)")
}
package.targets += ["WrongCheckout", "WrongProfile", "CourseApps"].map {
  .executableTarget(name: $0, dependencies: views + ["Combine"], path: "Examples/\($0)")
}
package.targets += ["StandUpMeetings", "WrongStandUps", "OlderStandUps", "ListeningQuiz", "WrongListeningQuiz"].map {
  .executableTarget(name: $0, dependencies: views + ["ComposableArchitecture"], path: "Examples/\($0)")
}

// What is not said to be built otherwise. Examples are built as programs are, and what is written in C as C is.
for target in package.targets where target.swiftSettings == nil && !isPlain(target) { target.swiftSettings = settings }

// What reads Swift, with the compiler's own parser.
let readers: Set = [
  "TenureMacroExpansions", "TenureMacros", "MacroExpansion", "TenureMacrosTests", "TenureCheck", "TenureProject",
  "TenureProjectTests", "tenure", "OddCode", "TenureCheckTests", "check-bench", "DependencyMacroExpansions",
  "DependencyMacros", "DependencyMacroExpansionsTests", "ComposableMacroExpansions", "ComposableMacros",
  "ComposableMacrosTests",
]
for target in package.targets where readers.contains(target.name) {
  target.swiftSettings = settings + syntax.swiftSettings
  if [.regular, .macro].contains(target.type) { target.linkerSettings = syntax.linkerSettings }
}

func isPlain(_ target: Target) -> Bool {
  let names = ["TenureThread", "TenureDefaultsGate", "TenureInterpose", "ConcurrencyHooks", "MemoryProbe", "CallProbe"]
  return names.contains(target.name) || target.name == "IndexProbe" || [.system, .plugin].contains(target.type)
    || target.path?.hasPrefix("Examples/") == true
}

// `TENURE_TESTS=OneTests,TidyTests swift test` builds these test targets and what they need, `TENURE_TESTS=-OneTests` all others.
if let said = Context.environment["TENURE_TESTS"]?.split(separator: ","), !said.isEmpty {
  let leftOut = said.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
  let chosen = said.filter { !$0.hasPrefix("-") }.map(String.init)
  package.targets.removeAll {
    $0.type == .test && (leftOut.contains($0.name) || !chosen.isEmpty && !chosen.contains($0.name))
  }
  let byName = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var needed: Set<String> = []
  func need(_ target: Target) {
    guard needed.insert(target.name).inserted else { return }
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): byName[name].map(need)
      default: break
      }
    }
  }
  package.targets.filter { $0.type == .test }.forEach(need)
  package.targets.removeAll { target in
    let isBeside = ["Benchmarks/", "Examples/", "Tests/"].contains { target.path?.hasPrefix($0) == true }
    return isBeside && !needed.contains(target.name)
  }
}

// A plug-in's tool is built apart: the checker twice, where no plug-in is used. `.ci/plugins` builds them.
let usesPlugins = Context.environment["TENURE_PLUGINS"] != "0"
package.targets.removeAll { $0.type == .plugin && !usesPlugins }
package.products.removeAll { ["TenureCheckCommand", "TenureCheckBuild"].contains($0.name) && !usesPlugins }

// What need not be fast where it is only tested, and would take most of an optimised build: by name, or `Tests` for all
// tests but those that have a minus before their name.
let unoptimised = (Context.environment["TENURE_UNOPTIMISED"] ?? "").split(separator: ",").map(String.init)
for target in package.targets {
  let isTest = target.type == .test && unoptimised.contains("Tests") && !unoptimised.contains("-\(target.name)")
  if isTest || unoptimised.contains(target.name) { target.swiftSettings? += [.unsafeFlags(["-Onone"])] }
}

/// Where the toolchain that evaluates this manifest keeps SwiftSyntax, and the flags to build against it.
///
/// The place is read off the running process, which has `<toolchain>/usr/lib/swift/pm/ManifestAPI/libPackageDescription`
/// loaded: unlike `swift` on the PATH, that is never a launcher which stands for another toolchain. The environment
/// variable `TENURE_TOOLCHAIN` (the folder that holds `usr`) goes first.
struct SwiftSyntaxOfToolchain {
  /// Nil on a Mac whose toolchain is not found: packages that name Tenure for Linux alone are read there all the same.
  let folder: String?

  init() {
    let toolchain = Context.environment["TENURE_TOOLCHAIN"] ?? Self.loaded() ?? Self.onPath()
    #if os(Linux)
      if toolchain == nil {
        fatalError(
          "The Swift toolchain was not found. Set TENURE_TOOLCHAIN to the folder that holds its usr/bin/swift.")
      }
    #endif
    folder = toolchain.map { "\($0)/usr/lib/swift/host" }
  }

  private static func loaded() -> String? {
    let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
    for line in maps.split(separator: "\n") {
      guard let path = line.firstIndex(of: "/"), let end = line.range(of: "/usr/lib/swift/pm/") else { continue }
      return String(line[path..<end.lowerBound])
    }
    return nil
  }

  private static func onPath() -> String? {
    for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
      let swift = URL(fileURLWithPath: "\(folder)/swift").resolvingSymlinksInPath()
      let toolchain = swift.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
      if FileManager.default.fileExists(atPath: "\(toolchain)/usr/lib/swift/host") { return toolchain }
    }
    return nil
  }

  var swiftSettings: [SwiftSetting] { folder.map { [.unsafeFlags(["-I", $0])] } ?? [] }

  /// The modules name the libraries they need, so the linker only has to know where those are.
  var linkerSettings: [LinkerSetting] {
    folder.map { [.unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0])] } ?? []
  }
}
