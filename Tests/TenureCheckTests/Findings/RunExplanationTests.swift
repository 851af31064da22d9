import TenureCheck
import Testing

@Suite struct RunExplanationTests {
  @Test("It says what was read, what serves previews alone, and what is not known")
  func says() {
    let source = """
      // file: Page.swift
      import SwiftUI

      @Refreshing final class Feed: RemoteModel {
        var posts: [Int] = []
      }

      struct Page: View {
        @Injected var feed: Feed
        var body: some View {
          Text("1")
        }
      }

      private struct Sample: View { var body: some View { Page() } }

      #Preview { Sample() }

      #if os(iOS)
      let isPhone = true
      #endif
      // file: PageTests.swift
      import Testing
      @Test func page() {}
      """
    let text = RunExplanation(Snippet(source).project(), notes: [], unfinished: []).text
    #expect(
      text == """
        Read: 2 files, 22 lines. Of the product: 1 file, 2 types, 1 view, 0 models.
        World: open, code that is not seen may use what is here.
        How it is built: nobody says, neither Package.swift nor an Xcode project nor the settings; no rule takes a language mode or a default isolation for granted.
        Used and not judged: 1 file of tests.
        Left out: 1 type of the product's files for previews or debugging alone.
        Types above that are not here: RemoteModel 1: what they bring is not known, and rules that need it stay quiet.
        Macros that are not here: @Refreshing 1: what they add is not seen.
        Property wrappers that are not here: @Injected 1: what they follow is not known.
        Conditions: #if os(iOS) 1. All branches are read, as if each were built.
        """)
  }

  @Test("It says how code is built, and of how much of it nobody says that")
  func building() throws {
    let settings = try SettingsFile.read(
      """
      { "swiftLanguageMode": 5, "deploymentTarget": { "macOS": 14, "iOS": "17.2" },
        "overrides": [{ "files": "New/**", "swiftLanguageMode": 6, "defaultIsolation": "MainActor" }] }
      """, path: "/app/.tenure.json")
    let files = ["Old/A", "New/B", "New/C"].map {
      FileReader.facts(path: "/app/\($0).swift", bytes: Array("let a = 1\n".utf8))
    }
    let text = RunExplanation(Project(files: files, settings: settings), notes: [], unfinished: []).text
    #expect(
      text.contains(
        "How it is built: 1 file in Swift 5, 2 files in Swift 6, 2 files on the main actor by default, "
          + "iOS 17.2 or newer, macOS 14 or newer."))
  }
}
