import Foundation
import TenureCheck
import Testing

/// The pages in `docs/check` are made from the rules; `./tenure tables` writes them.
@Suite struct RulePagesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/check")

  private static var pages: [String: String] {
    var pages = Dictionary(
      uniqueKeysWithValues: AllRules.list.map { ("\($0.about.id).md", RulePage.markdown($0.about)) })
    pages["rules.md"] = RulePage.index(AllRules.list.map { $0.about })
    return pages
  }

  @Test func thePagesAreUpToDate() throws {
    let files = FileManager.default
    if ProcessInfo.processInfo.environment["TENURE_WRITE"] == "1" {
      try? files.removeItem(at: Self.folder)
      try files.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      for (name, text) in Self.pages {
        try Data(text.utf8).write(to: Self.folder.appendingPathComponent(name), options: .atomic)
      }
    }
    let found = (try? files.contentsOfDirectory(atPath: Self.folder.path)) ?? []
    #expect(found.sorted() == Self.pages.keys.sorted(), "Run './tenure tables' and commit what it writes.")
    for (name, text) in Self.pages {
      let data = files.contents(atPath: Self.folder.appendingPathComponent(name).path)
      #expect(data == Data(text.utf8), "docs/check/\(name) is stale. Run './tenure tables' and commit what it writes.")
    }
  }
}
