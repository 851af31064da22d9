import Foundation
import Testing

@testable import TenureProject

@Suite struct XcodeProjectTests {
  private func app(_ path: String, target: String? = nil) throws -> FileProject {
    try XcodeProject(path: "\(Place.projects)/\(path)").fileProject(target: target)
  }

  @Test func groupsSayWhichFilesATargetHasAndWhere() throws {
    let app = try app("Classic/Classic.xcodeproj")
    let folder = "\(Place.projects)/Classic"
    #expect(app.name == "Classic")
    #expect(app.sources == ["\(folder)/Classic/ClassicApp.swift", "\(folder)/Classic/Screens/HomeScreen.swift"])
    #expect(app.resources == ["\(folder)/Classic/en.lproj"])
  }

  @Test func aFolderThatFollowsTheDiskIsReadWithoutItsExceptions() throws {
    let app = try app("Synchronized/Synchronized.xcodeproj")
    let folder = "\(Place.projects)/Synchronized/Synchronized"
    #expect(app.sources == ["\(folder)/Screens/NotesScreen.swift", "\(folder)/SynchronizedApp.swift"])
  }

  @Test func settingsOfProjectAndTargetBecomeArguments() throws {
    #expect(
      try app("Classic/Classic.xcodeproj").arguments == [
        "-swift-version", "5", "-D", "DEBUG", "-D", "CLASSIC_EXTRAS",
      ])
    let synchronized = try app("Synchronized/Synchronized.xcodeproj").arguments
    #expect(synchronized.starts(with: ["-swift-version", "5", "-default-isolation", "MainActor"]))
    #expect(synchronized.contains("NonisolatedNonsendingByDefault"))
  }

  @Test func anAppThatThereIsNotIsAnsweredWithThoseThereAre() {
    #expect(throws: ProjectFailure(.misuse, "Classic.xcodeproj has no app 'Clasic'. Its apps: Classic.")) {
      try app("Classic/Classic.xcodeproj", target: "Clasic")
    }
  }

  @Test func aFileThatIsGoneIsNamed() throws {
    let place = try Place()
    try FileManager.default.copyItem(atPath: "\(Place.projects)/Classic", toPath: "\(place.path)/Classic")
    try FileManager.default.removeItem(atPath: "\(place.path)/Classic/Classic/ClassicApp.swift")
    let project = try XcodeProject(path: "\(place.path)/Classic/Classic.xcodeproj")
    #expect(
      throws: ProjectFailure(
        .misuse,
        "Classic.xcodeproj names Classic/ClassicApp.swift, and there is no such file. Was it moved without Xcode?")
    ) { try project.fileProject(target: nil) }
  }

  @Test func aWorkspaceLeadsToItsProject() throws {
    let place = try Place([
      "App.xcworkspace/contents.xcworkspacedata": "<Workspace><FileRef location = \"group:Classic/Classic.xcodeproj\"/>"
    ])
    try FileManager.default.copyItem(atPath: "\(Place.projects)/Classic", toPath: "\(place.path)/Classic")
    guard case .files(let files) = try Project(at: "\(place.path)/App.xcworkspace") else {
      Issue.record("no files")
      return
    }
    #expect(files.name == "Classic")
  }

  @Test func packagesAndFrameworksComeAlong() throws {
    let folder = "\(Place.projects)/Courier"
    let app = try app("Courier/Courier.xcodeproj")
    let parcels = PackageProduct(name: "Parcels", source: .folder("\(folder)/Packages/Parcels"))
    #expect(
      app.products == [
        parcels,
        PackageProduct(
          name: "Weights",
          source: .address("https://packages.example/Weights.git", versions: "from: \"1.0.0\"")),
      ])
    #expect(app.products.map(\.package) == ["Parcels", "Weights"])
    let kit = try #require(app.modules.first)
    #expect(kit.name == "CourierKit" && app.modules.count == 1)
    #expect(kit.sources == ["\(folder)/CourierKit/Round.swift"])
    #expect(kit.products == [parcels])
  }

  @Test func testsAreToldFromThoseThatPressButtons() throws {
    let app = try app("Courier/Courier.xcodeproj")
    #expect(app.tests.map(\.name) == ["CourierTests"])
    #expect(
      app.tests[0].sources == ["Pictures", "Tests"].map { "\(Place.projects)/Courier/CourierTests/Round\($0).swift" })
    #expect(app.interfaceTests == ["CourierUITests"])
  }

  @Test func aPackageThatIsGoneIsNamed() throws {
    let place = try Place()
    try FileManager.default.copyItem(atPath: "\(Place.projects)/Courier", toPath: "\(place.path)/Courier")
    try FileManager.default.removeItem(atPath: "\(place.path)/Courier/Packages/Parcels/Package.swift")
    let project = try XcodeProject(path: "\(place.path)/Courier/Courier.xcodeproj")
    #expect(
      throws: ProjectFailure(
        .broken,
        """
        Courier is built with Parcels, which no package of Courier.xcodeproj has. There is no Package.swift at \
        \(place.path)/Courier/Packages/Parcels. Was all of the project copied, its submodules too?
        """)
    ) { try project.fileProject(target: nil) }
  }

  @Test(
    arguments: [
      (["kind": "upToNextMajorVersion", "minimumVersion": "1.2.0"], #"from: "1.2.0""#),
      (["kind": "upToNextMinorVersion", "minimumVersion": "1.2.0"], #".upToNextMinor(from: "1.2.0")"#),
      (["kind": "exactVersion", "version": "1.2.0"], #"exact: "1.2.0""#),
      (["kind": "versionRange", "minimumVersion": "1.2.0", "maximumVersion": "3.0.0"], #""1.2.0"..<"3.0.0""#),
      (["kind": "branch", "branch": "main"], #"branch: "main""#),
      (["kind": "revision", "revision": "0a1b"], #"revision: "0a1b""#),
    ])
  func versionsAreSaidAsInAManifest(requirement: [String: String], words: String) {
    #expect(XcodePackages.versions(requirement.mapValues { .text($0) }) == words)
  }

  @Test func aPackageOfAWorkspaceNeedsNoEntryInTheProject() throws {
    let place = try Place([
      "App.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location = "group:Courier/Courier.xcodeproj"/><FileRef location = "group:Parcels"/></Workspace>
      """
    ])
    try FileManager.default.copyItem(atPath: "\(Place.projects)/Courier", toPath: "\(place.path)/Courier")
    try FileManager.default.moveItem(
      atPath: "\(place.path)/Courier/Packages/Parcels", toPath: "\(place.path)/Parcels")
    guard case .files(let app) = try Project(at: "\(place.path)/App.xcworkspace") else {
      Issue.record("no files")
      return
    }
    #expect(app.products.first?.source == .folder("\(place.path)/Parcels"))
  }
}
