import Foundation
import Testing

@testable import TenureProject

/// `--target` of `test`, `new test` and `support`.
@Suite struct TargetOptionTests {
  private func commands(_ place: borrowing Place) throws -> Commands {
    try place.write(
      """
      {"toolchain": "a", "revision": "a", "date": "b", "seconds": 1, "modules": {}, "headers": [], "systemHeaders": [],
       "programObjects": [], "testObjects": [], "testLibraries": [], "calledObjects": [], "macros": []}
      """, to: "home/installation.json")
    for file in SupportTable.files { try place.write("", to: "home/share/\(file)") }
    return Commands(
      installation: try Installation(folder: "\(place.path)/home"), toolchain: try Toolchain(), say: { _ in },
      write: { _ in })
  }

  @Test func ofTwoAppsTheOneThatIsNamedIsMeant() throws {
    let place = try Place([
      "Shop.xcodeproj/project.pbxproj": XcodeFixture(targets: [.init(name: "Shop"), .init(name: "Till")]).text,
      "Shop/A.swift": "", "Till/A.swift": "",
    ])
    let (commands, path) = (try commands(place), "\(place.path)/Shop.xcodeproj")
    let question = ProjectFailure(
      .misuse, "Shop.xcodeproj has 2 apps: Shop, Till. Say which with --target Shop.")
    #expect(throws: question) { try commands.support(path) }
    try commands.support(path, target: "Till")
    #expect(throws: question) { _ = try commands.test(path, []) }
    let none = ProjectFailure(
      .misuse,
      "There are no unit tests at \(path). Tests are test targets of a package, or unit tests of an Xcode project.")
    #expect(throws: none) { _ = try commands.test(path, target: "Till", []) }
    #expect(throws: question) { try commands.newTest(of: "Home", path) }
    #expect(
      throws: ProjectFailure(.misuse, "There is no view 'Home' at \(path). There is none at all.")
    ) { try commands.newTest(of: "Home", path, target: "Till") }
  }

  @Test func aPackagesTestsArePickedByAFilter() throws {
    let place = try Place(["Package.swift": ""])
    let (commands, path) = (try commands(place), place.path)
    #expect(
      throws: ProjectFailure(
        .misuse,
        "'--target' names an app of an Xcode project, and \(path) is a package. '--filter NAME' runs some of its tests."
      )
    ) { _ = try commands.test(path, target: "Shop", []) }
  }
}

/// The same for assistants.
@Suite struct TargetOfToolsTests {
  @Test(arguments: [(Tool.open, true), (.support, true), (.test, true), (.check, false)])
  func toolsThatReadAnAppTakeItsName(tool: Tool, takes: Bool) throws {
    let schema = try #require(tool.declaration["inputSchema"] as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    #expect(properties.keys.contains("target") == takes)
    #expect(schema["required"] as? [String] == ["path"])
  }
}
