import Foundation
import Testing

@testable import TenureProject

@Suite struct WorkspaceTests {
  private static func project(_ targets: XcodeFixture.Target...) -> String { XcodeFixture(targets: targets).text }
  private static func workspace(_ contents: String) -> String { "<Workspace version = \"1.0\">\(contents)</Workspace>" }

  private func files(_ path: String, target: String? = nil) throws -> FileProject {
    guard case .files(let files) = try Project(at: path, target: target) else {
      throw ProjectFailure(.misuse, "no files")
    }
    return files
  }

  @Test func locationsAreSeenFromTheirGroups() throws {
    let place = try Place([
      "All/All.xcworkspace/contents.xcworkspacedata": Self.workspace(
        """
        <Group location = "container:../Apps" name = "Apps">
          <Group location = "group:Shop"><FileRef location = "group:Shop.xcodeproj"></FileRef></Group>
          <FileRef location = "group:Till &amp; Co.xcodeproj"/>
        </Group>
        <FileRef location = "group:../Packages/Prices"/><FileRef location = "group:Gone.xcodeproj"/>
        <FileRef location = "group:Pods/Pods.xcodeproj"/>
        """),
      "Apps/Shop/Shop.xcodeproj/project.pbxproj": "", "Apps/Till & Co.xcodeproj/project.pbxproj": "",
      "Packages/Prices/Package.swift": "", "All/Pods/Pods.xcodeproj/project.pbxproj": "",
    ])
    let workspace = XcodeWorkspace(path: "\(place.path)/All/All.xcworkspace")
    #expect(
      workspace.projects == ["\(place.path)/Apps/Shop/Shop.xcodeproj", "\(place.path)/Apps/Till & Co.xcodeproj"])
    #expect(workspace.packages == ["\(place.path)/Packages/Prices"])
    #expect(workspace.gone == ["\(place.path)/All/Gone.xcodeproj"])
  }

  @Test func placesMayBeAbsoluteOrTheProjectItself() throws {
    let place = try Place(["Shop.xcodeproj/project.pbxproj": "", "Other.xcodeproj/project.pbxproj": ""])
    try place.write(
      Self.workspace(
        "<FileRef location = \"self:\"/><FileRef location = \"absolute:\(place.path)/Other.xcodeproj\"/>"),
      to: "Shop.xcodeproj/project.xcworkspace/contents.xcworkspacedata")
    let workspace = XcodeWorkspace(path: "\(place.path)/Shop.xcodeproj/project.xcworkspace")
    #expect(workspace.projects == ["\(place.path)/Shop.xcodeproj", "\(place.path)/Other.xcodeproj"])
  }

  @Test func aFolderWithAWorkspaceIsThatAlsoWhereAProjectIsBeside() throws {
    let place = try Place([
      "Shop.xcworkspace/contents.xcworkspacedata": Self.workspace(
        "<FileRef location = \"group:App/Shop.xcodeproj\"/><FileRef location = \"group:Prices\"/>"),
      "App/Shop.xcodeproj/project.pbxproj": Self.project(.init(name: "Shop")), "App/Shop/A.swift": "",
      "Prices/Package.swift": "",
      "Shop.xcworkspace/xcshareddata/swiftpm/Package.resolved": "{}",
    ])
    #expect(try files(place.path).sources == ["\(place.path)/App/Shop/A.swift"])
    #expect(try files(place.path).pins == "\(place.path)/Shop.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    try place.write(Self.project(.init(name: "Other")), to: "Other.xcodeproj/project.pbxproj")
    #expect(try files(place.path).name == "Shop")
  }

  @Test func aProjectOneFolderDownIsFoundWhereNoFileOfSwiftIsBeside() throws {
    let place = try Place([
      "README.md": "", "Shop/Shop.xcodeproj/project.pbxproj": Self.project(.init(name: "Shop")),
      "Shop/Shop/A.swift": "", "docs/a.txt": "",
    ])
    let app = try files(place.path)
    #expect(app.name == "Shop")
    #expect(app.notes == ["The app of Shop/Shop.xcodeproj is meant."])
    try place.write("", to: "Till/Till.xcodeproj/project.pbxproj")
    let path = place.path
    #expect(
      throws: ProjectFailure(
        .misuse,
        "There are several Xcode projects below \(path): Shop/Shop.xcodeproj, Till/Till.xcodeproj. Name one.")
    ) { try Project(at: path) }
  }

  @Test func ofSeveralProjectsTheOneWithTheAppIsMeantWithTheFrameworksOfOthers() throws {
    let place = try Place([
      "All.xcworkspace/contents.xcworkspacedata": Self.workspace(
        "<FileRef location = \"group:Kit.xcodeproj\"/><FileRef location = \"group:Shop.xcodeproj\"/>"),
      "Kit.xcodeproj/project.pbxproj": Self.project(.init(name: "Kit", kind: "framework")), "Kit/K.swift": "",
      "Shop.xcodeproj/project.pbxproj": Self.project(.init(name: "Shop", frameworks: ["Kit"])), "Shop/A.swift": "",
    ])
    let app = try files(place.path)
    #expect(app.name == "Shop")
    #expect(app.modules.map(\.name) == ["Kit"])
    #expect(app.modules.first?.sources == ["\(place.path)/Kit/K.swift"])
    try place.write(Self.project(.init(name: "Till")), to: "Kit.xcodeproj/project.pbxproj")
    try place.write("", to: "Till/T.swift")
    let path = place.path
    #expect(
      throws: ProjectFailure(
        .misuse, "All.xcworkspace has 2 apps: Till, Shop. Say which with --target Till.")
    ) { try Project(at: path) }
    #expect(try files(place.path, target: "Till").name == "Till")
  }

  @Test func frameworksThatAreLinkedInACircleAreReadOnce() throws {
    let place = try Place([
      "Shop.xcodeproj/project.pbxproj": XcodeFixture(targets: [
        .init(name: "Shop", dependencies: ["Kit"]), .init(name: "Kit", kind: "framework", dependencies: ["Core"]),
        .init(name: "Core", kind: "framework", dependencies: ["Kit", "Core"]),
      ]).text,
      "Shop/A.swift": "", "Kit/K.swift": "", "Core/C.swift": "",
    ])
    let kit = try #require(try files("\(place.path)/Shop.xcodeproj").modules.first)
    #expect(kit.name == "Kit")
    #expect(kit.modules.map(\.name) == ["Core"])
    #expect(kit.modules.first?.modules == [])
  }

  @Test func aWorkspaceWithoutAProjectSaysWhichAreGone() throws {
    let place = try Place([
      "All.xcworkspace/contents.xcworkspacedata": Self.workspace("<FileRef location = \"group:Gone.xcodeproj\"/>")
    ])
    let path = place.path
    #expect(
      throws: ProjectFailure(
        .misuse,
        "The workspace \(path)/All.xcworkspace names no Xcode project that is there, but \(path)/Gone.xcodeproj. Name the project, a package or a folder of Swift files."
      )
    ) { try Project(at: "\(path)/All.xcworkspace") }
  }

  @Test func versionsAreTakenOverWhenTheProjectSaysOthers() throws {
    let place = try Place(["known": "1", "built/a": ""])
    let (known, folder) = ("\(place.path)/known", "\(place.path)/built")
    func versions() throws -> String { try String(contentsOfFile: "\(folder)/Package.resolved", encoding: .utf8) }
    try PinnedVersions.renew(from: known, in: folder)
    #expect(try versions() == "1")
    // SwiftPM adds to it what it resolves.
    try place.write("1 and more", to: "built/Package.resolved")
    try PinnedVersions.renew(from: known, in: folder)
    #expect(try versions() == "1 and more")
    try place.write("2", to: "known")
    try PinnedVersions.renew(from: known, in: folder)
    #expect(try versions() == "2")
    try PinnedVersions.renew(from: nil, in: folder)
    #expect(try versions() == "2")
  }
}
