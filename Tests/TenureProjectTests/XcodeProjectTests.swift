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
}
