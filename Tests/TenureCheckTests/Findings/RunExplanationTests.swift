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
        Used and not judged: 1 file of tests.
        Left out: 1 type of the product's files for previews or debugging alone.
        Types above that are not here: RemoteModel 1: what they bring is not known, and rules that need it stay quiet.
        Macros that are not here: @Refreshing 1: what they add is not seen.
        Property wrappers that are not here: @Injected 1: what they follow is not known.
        Conditions: #if os(iOS) 1. All branches are read, as if each were built.
        """)
  }
}
