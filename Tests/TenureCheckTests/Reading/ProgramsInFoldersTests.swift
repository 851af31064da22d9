import Foundation
import TenureCheck
import Testing

/// Which files are one program, and which are several that lie beside each other.
@Suite struct ProgramsInFoldersTests {
  private static let app =
    "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"
  private static let plain = "import SwiftUI\nstruct Row: View { var body: some View { Text(\"\") } }\n"

  @Test func appsBesideEachOtherAreProgramsOfTheirOwn() throws {
    #expect(
      try programs(["Mail/App.swift": Self.app, "Mail/Views/Row.swift": Self.plain, "Shop/App.swift": Self.app])
        == [["Mail/App.swift", "Mail/Views/Row.swift"], ["Shop/App.swift"]])
  }

  @Test func foldersOfAppsAreLookedInto() throws {
    #expect(
      try programs(["apps/a/App.swift": Self.app, "apps/b/App.swift": Self.app, "tool/Package.swift": Self.plain]).count
        == 3)
  }

  @Test(arguments: ["Package.swift", "Shop.xcodeproj", "project.yml"])
  func aProjectAboveMakesThemOne(_ name: String) throws {
    let tree = ["Phone/App.swift": Self.app, "Watch/App.swift": Self.app, name + "/nothing": ""]
    #expect(try programs(tree).count == 1)
  }

  @Test func whatIsNoProgramBelongsToAll() throws {
    let tree = ["Phone/App.swift": Self.app, "Shared/Row.swift": Self.plain, "Watch/App.swift": Self.app]
    #expect(try programs(tree).count == 1)
    let widget = Self.app.replacing(": App", with: ": WidgetBundle")
    #expect(try programs(["Phone/App.swift": Self.app, "Widget/Main.swift": widget]).count == 1)
  }

  @Test func aFileBesideTheFoldersMakesThemOne() throws {
    #expect(
      try programs(["Phone/App.swift": Self.app, "Row.swift": Self.plain, "Watch/App.swift": Self.app]).count == 1)
  }

  @Test func whoImportsAModuleOfAnotherBelongsToIt() throws {
    let kit = ["Mail/App.swift": Self.app, "Mail/Kit/Sources/Letters/A.swift": Self.plain, "News/App.swift": Self.app]
    let importing = "import Letters\n" + Self.app
    #expect(
      try programs(kit.merging(["Shop/App.swift": importing]) { $1 })
        == [
          ["Mail/App.swift", "Mail/Kit/Sources/Letters/A.swift", "Shop/App.swift"], ["News/App.swift"],
        ])
    let own = ["Shop/App.swift": importing, "Shop/Sources/Letters/B.swift": Self.plain]
    #expect(try programs(kit.merging(own) { $1 }).count == 3)
  }

  /// What a name of another app means changes nothing: `Session` of the mail app is never provided.
  @Test func namesOfOtherProgramsMeanNothing() throws {
    let needy = """
      import SwiftUI
      final class Session: ObservableObject { @Published var name = "" }
      @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @EnvironmentObject private var session: Session
        var body: some View { Text(session.name) }
      }

      """
    let findings = try found(["Mail/App.swift": needy, "Shop/App.swift": Self.app])
    #expect(findings == ["environment-object-without-provider in Mail/App.swift"])
  }

  private func programs(_ tree: [String: String]) throws -> [[String]] {
    try with(tree) { folder, programs in programs.map { $0.files.map { String($0.path.dropFirst(folder.count + 1)) } } }
  }

  private func found(_ tree: [String: String]) throws -> [String] {
    let rules = AllRules.list.filter { $0.about.id == "environment-object-without-provider" }
    return try with(tree) { folder, programs in
      programs.flatMap { $0.check(rules: rules).0.findings }
        .map { "\($0.rule) in \($0.place.path.dropFirst(folder.count + 1))" }
    }
  }

  private func with<Result>(_ tree: [String: String], _ body: (String, [Program]) -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in tree {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    return body(folder.path, Program.all(in: try SwiftFiles([folder.path]).files))
  }
}
