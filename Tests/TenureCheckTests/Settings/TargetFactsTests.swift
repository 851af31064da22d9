import Foundation
import TenureCheck
import Testing

/// How code is built, as its surroundings and the settings say.
@Suite struct TargetFactsTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("Targets-\(UUID().uuidString)")
  }

  private func facts(_ files: [String: String], of path: String, settings text: String = "{}") throws -> TargetFacts {
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files.merging([path: "let a = 1\n"], uniquingKeysWith: { one, _ in one }) {
      let place = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place)
    }
    let found = try SwiftFiles([folder.path]).files
    let settings = try SettingsFile.read(text, path: folder.appendingPathComponent(".tenure.json").path)
    let project = Project(files: ProjectReader.read(found), settings: settings, targets: Targets(for: found))
    let file = try #require(project.files.first { $0.path.hasSuffix(path) })
    return project.target(of: file.root)
  }

  private let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Shop",
      platforms: [.iOS(.v17), .macOS("14.4")],
      targets: [
        .target(name: "Shop", swiftSettings: [.defaultIsolation(MainActor.self)]),
        .target(name: "Core", path: "Core/All", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
      ]
    )
    """

  @Test func aManifest() throws {
    let facts = try facts(["Package.swift": manifest], of: "Sources/Shop/Views/A.swift")
    #expect(facts.deploymentTarget == ["iOS": Version(17), "macOS": Version(14, 4)])
    #expect(facts.toolsVersion == Version(6, 2))
    #expect(facts.swiftLanguageMode == Version(6))
    #expect(facts.isMainActorByDefault == true)
    #expect(facts.hasObservation == true)
  }

  @Test func anotherTargetOfIt() throws {
    let facts = try facts(["Package.swift": manifest], of: "Core/All/A.swift")
    #expect(facts.swiftLanguageMode == Version(5))
    #expect(facts.isMainActorByDefault == nil)
  }

  @Test(
    "A manifest says it in a variable, for all targets, or by the compiler's flags",
    arguments: [
      """
      let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault")]
      let package = Package(name: "Shop", targets: [.target(name: "Shop", swiftSettings: settings)])
      """,
      """
      let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault")]
      let package = Package(name: "Shop", targets: [.target(name: "Shop")])
      for target in package.targets { target.swiftSettings = settings }
      """,
      """
      let package = Package(
        name: "Shop",
        targets: [
          .target(
            name: "Shop",
            swiftSettings: [
              .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
              .unsafeFlags(["-warnings-as-errors", "-default-isolation", "MainActor"]),
            ])
        ])
      """,
    ])
  func isolationOfAManifest(text: String) throws {
    let facts = try facts(
      ["Package.swift": "// swift-tools-version: 6.2\nimport PackageDescription\n" + text], of: "Sources/Shop/A.swift")
    #expect(facts.isMainActorByDefault == true)
    #expect(facts.staysWithCallerByDefault == true)
  }

  @Test func aVariableThatATargetDoesNotNameSaysNothingOfIt() throws {
    let text = """
      // swift-tools-version: 6.2
      import PackageDescription
      let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
      let package = Package(
        name: "Shop", targets: [.target(name: "App", swiftSettings: settings), .target(name: "Shop")])
      """
    let facts = try facts(["Package.swift": text], of: "Sources/Shop/A.swift")
    #expect(facts.isMainActorByDefault == nil)
    #expect(facts.staysWithCallerByDefault == nil)
  }

  @Test(arguments: [
    ("SWIFT_APPROACHABLE_CONCURRENCY = YES;", true),
    ("SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT = YES;", true),
    ("SWIFT_APPROACHABLE_CONCURRENCY = NO;", false),
    ("SWIFT_APPROACHABLE_CONCURRENCY = NO;\nSWIFT_APPROACHABLE_CONCURRENCY = YES;", nil),
  ])
  func approachableConcurrencyOfAnXcodeProject(settings: String, stays: Bool?) throws {
    let facts = try facts(["Shop.xcodeproj/project.pbxproj": settings], of: "Shop/A.swift")
    #expect(facts.staysWithCallerByDefault == stays)
  }

  @Test func anXcodeProject() throws {
    let project = """
      attributes = { LastUpgradeCheck = 2610; };
      IPHONEOS_DEPLOYMENT_TARGET = 17.2;
      IPHONEOS_DEPLOYMENT_TARGET = 16.4;
      SWIFT_VERSION = 5.0;
      SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
      """
    let facts = try facts(["Shop.xcodeproj/project.pbxproj": project], of: "Shop/A.swift")
    #expect(facts.deploymentTarget == ["iOS": Version(16, 4)])
    #expect(facts.swiftLanguageMode == Version(5))
    #expect(facts.isMainActorByDefault == true)
    #expect(facts.xcode == Version(26, 1))
    #expect(facts.hasObservation == false)
  }

  private let configured = """
    5A1 /* App Debug.xcconfig */ = {isa = PBXFileReference; path = "App Debug.xcconfig"; sourceTree = "<group>"; };
    baseConfigurationReference = 5A1 /* App Debug.xcconfig */;
    SWIFT_VERSION = 6.0;
    """

  @Test func configurationsOfAnXcodeProjectAndWhatTheyInclude() throws {
    let facts = try facts(
      [
        "Shop.xcodeproj/project.pbxproj": configured,
        "Support/Config/App Debug.xcconfig": """
        // As in all apps of ours.
        #include "../Shared.xcconfig"
        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor // what Xcode sets in new apps
        IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*] = 16.2
        """,
        "Support/Shared.xcconfig": """
        #include? "Config/App Debug.xcconfig"
        SWIFT_APPROACHABLE_CONCURRENCY = YES
        """,
      ], of: "Shop/A.swift")
    #expect(facts.isMainActorByDefault == true)
    #expect(facts.staysWithCallerByDefault == true)
    #expect(facts.deploymentTarget == ["iOS": Version(16, 2)])
    #expect(facts.swiftLanguageMode == Version(6))
  }

  @Test func aConfigurationThatNoProjectNamesSaysNothing() throws {
    let facts = try facts(
      [
        "Shop.xcodeproj/project.pbxproj": configured,
        "Other.xcconfig": "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n",
      ], of: "Shop/A.swift")
    #expect(facts.isMainActorByDefault == nil)
  }

  @Test func theSettingsGoBeforeTheManifestAndFoldersBeforeBoth() throws {
    let settings = """
      { "deploymentTarget": { "iOS": 16 }, "xcode": "27.0", "defaultIsolation": "nonisolated",
        "overrides": [{ "files": "Sources/Shop", "deploymentTarget": { "iOS": "18.1" } }] }
      """
    let found = try facts(["Package.swift": manifest], of: "Sources/Shop/A.swift", settings: settings)
    #expect(found.deploymentTarget == ["iOS": Version(18, 1)])
    #expect(found.isMainActorByDefault == false)
    #expect(found.xcode == Version(27))
    #expect(found.toolsVersion == Version(6, 2))
    let other = try facts(["Package.swift": manifest], of: "Core/All/A.swift", settings: settings)
    #expect(other.deploymentTarget == ["iOS": Version(16)])
  }

  @Test func nothingIsKnownWhereNobodySays() throws {
    let found = try facts([:], of: "A.swift")
    #expect(found == TargetFacts())
    #expect(found.hasObservation == nil)
  }
}
