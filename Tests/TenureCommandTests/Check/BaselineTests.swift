import Testing

@Suite struct BaselineTests {
  @Test func whatIsKnownIsNotToldAgain() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    let written = try work.tenure("check", "--write-baseline", "known.json", ".")
    #expect(written == Workspace.Answer(status: 0, out: "", err: "1 finding written to 'known.json'.\n"))
    let answer = try work.tenure("check", "--baseline", "known.json", ".")
    #expect(answer == Workspace.Answer(status: 0, out: "", err: "Nothing found in 1 file.\n"))
    #expect(
      try work.text("known.json") == """
        {
          "findings" : [
            {
              "count" : 1,
              "in" : "FeedScreen.feed",
              "line" : "@ObservedObject var feed = FeedModel()",
              "path" : "Feed.swift",
              "rule" : "observed-object-created-inline"
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test func linesMayMoveAndBeLaidOutAnew() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    _ = try work.tenure("check", "--write-baseline", "known.json", ".")
    try work.write(
      "Feed.swift",
      "// A\n\n" + Programs.feed.replacing("  @ObservedObject var feed", with: "\t@ObservedObject  var   feed"))
    #expect(try work.tenure("check", "--baseline", "known.json", ".").status == 0)
  }

  @Test func aFileMayBeMoved() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    _ = try work.tenure("check", "--write-baseline", "known.json", ".")
    try work.write("Screens/FeedScreen.swift", Programs.feed)
    try work.write("Feed.swift", "import SwiftUI\n")
    let answer = try work.tenure("check", "--baseline", "known.json", ".")
    #expect(answer == Workspace.Answer(status: 0, out: "", err: "Nothing found in 2 files.\n"))
  }

  @Test func anotherMistakeOfTheSameKindIsNew() throws {
    let line = "  @ObservedObject var feed = FeedModel()"
    let work = try Workspace(["Feed.swift": Programs.feed])
    _ = try work.tenure("check", "--write-baseline", "known.json", ".")
    try work.write(
      "Feed.swift", Programs.feed.replacing(line, with: line + "\n  @ObservedObject var next = FeedModel()"))
    let answer = try work.tenure("check", "--baseline", "known.json", "--format", "github", ".")
    #expect(answer.status == 1)
    #expect(answer.out.contains("in 'next'"))
    #expect(!answer.out.contains("in 'feed'"))
  }

  @Test func theSameLineTwiceIsTwoFindings() throws {
    let two = Programs.badge.replacing(
      "Text(\"\\(count)\").id(UUID())", with: "VStack {\n    Text(\"\").id(UUID())\n    Text(\"\").id(UUID())\n  }")
    let three = two.replacing("VStack {\n", with: "VStack {\n    Text(\"\").id(UUID())\n")
    let work = try Workspace(["Badge.swift": two])
    let written = try work.tenure("check", "--write-baseline", "known.json", ".")
    #expect(written.err == "2 findings written to 'known.json'.\n")
    try work.write("Badge.swift", three)
    #expect(try work.tenure("check", "--baseline", "known.json", ".").err == "1 info in 1 file.\n")
  }

  @Test func whatIsNoLongerThereIsTold() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    _ = try work.tenure("check", "--write-baseline", "known.json", ".")
    try work.write("Feed.swift", Programs.feedFixed)
    let answer = try work.tenure("check", "--baseline", "known.json", ".")
    #expect(answer.status == 0)
    #expect(
      answer.err == """
        1 finding of 'known.json' is no longer there; write it anew:
          Feed.swift: observed-object-created-inline in FeedScreen.feed: @ObservedObject var feed = FeedModel()
        Nothing found in 1 file.

        """)
  }

  @Test func theSettingsCanNameIt() throws {
    let work = try Workspace(["App/Feed.swift": Programs.feed, ".tenure.json": "{ \"baseline\": \"known.json\" }"])
    #expect(try work.tenure("check", ".").status == 2)
    #expect(try work.tenure("check", "--write-baseline", "known.json", ".").status == 0)
    #expect(try work.tenure("check", ".").status == 0)
    // From a folder within, paths are others and mean the same.
    #expect(try work.tenure("check", "App").status == 0)
  }

  @Test(arguments: [
    ("[]", "'known.json' is no baseline. One is written with --write-baseline."),
    ("{ \"version\": 1, \"fin", "'known.json' is no baseline. One is written with --write-baseline."),
    (
      "{ \"version\": 2, \"findings\": [] }",
      "'known.json' is a baseline of version 2, and this tenure knows version 1 alone. Write it anew with --write-baseline."
    ),
  ])
  func whatIsNoBaselineIsAnError(text: String, message: String) throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "known.json": text])
    let answer = try work.tenure("check", "--baseline", "known.json", ".")
    #expect(answer == Workspace.Answer(status: 2, out: "", err: "tenure: \(message)\n"))
  }
}
