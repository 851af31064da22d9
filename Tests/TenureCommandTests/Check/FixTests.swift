import Foundation
import Testing

@Suite struct FixTests {
  @Test func whatIsSafeIsChangedAndNothingElse() throws {
    let program = Programs.feed.replacing("  @ObservedObject var feed", with: "\t@ObservedObject   var feed // mine")
    let work = try Workspace([
      "Feed.swift": program.replacing("// mine = FeedModel()", with: "= FeedModel() // mine"),
      "Badge.swift": Programs.badge,
    ])
    let answer = try work.tenure("check", "--fix", "--closed", ".")
    #expect(answer.status == 1)
    #expect(answer.err == "Fixed 1 finding in 1 file.\n1 info in 2 files.\n")
    #expect(
      try work.text("Feed.swift")
        == Programs.feed.replacing(
          "  @ObservedObject var feed = FeedModel()", with: "\t@StateObject   var feed = FeedModel() // mine"))
    #expect(try work.text("Badge.swift") == Programs.badge)
    let again = try work.tenure("check", "--fix", "--closed", ".")
    #expect(again.err == "There is nothing to fix unasked.\n1 info in 2 files.\n")
  }

  @Test func lineEndsAndMarksStay() throws {
    let program = Programs.feed.replacing("\n", with: "\r\n")
    let work = try Workspace()
    try work.write("Feed.swift", bytes: [0xEF, 0xBB, 0xBF] + Array(program.utf8))
    #expect(try work.tenure("check", "--fix", "--closed", ".").status == 0)
    let after = [UInt8](try Data(contentsOf: work.folder.appendingPathComponent("Feed.swift")))
    #expect(after == [0xEF, 0xBB, 0xBF] + Array(program.replacing("@ObservedObject", with: "@StateObject").utf8))
  }

  @Test func aFileThatIsNotUTF8IsLeftAlone() throws {
    let work = try Workspace()
    let bytes = [UInt8](try #require(Programs.feed.data(using: .utf16LittleEndian)))
    try work.write("Feed.swift", bytes: [0xFF, 0xFE] + bytes)
    let answer = try work.tenure("check", "--fix", "--closed", ".")
    #expect(answer.status == 2)
    #expect(
      answer.err == "tenure: 'Feed.swift' is not UTF-8, and is not fixed. Convert it first. Nothing was changed.\n")
    #expect([UInt8](try Data(contentsOf: work.folder.appendingPathComponent("Feed.swift"))) == [0xFF, 0xFE] + bytes)
  }

  @Test func aLinkStaysALinkAndRightsStay() throws {
    let work = try Workspace(["Real/Feed.swift": Programs.feed])
    let link = work.path("App/Feed.swift")
    try FileManager.default.createDirectory(atPath: work.path("App"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../Real/Feed.swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: work.path("Real/Feed.swift"))
    #expect(try work.tenure("check", "--fix", "--closed", "App").status == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../Real/Feed.swift")
    #expect(try work.text("Real/Feed.swift") == Programs.feedFixed)
    let rights = try FileManager.default.attributesOfItem(atPath: work.path("Real/Feed.swift"))[.posixPermissions]
    #expect((rights as? NSNumber)?.intValue == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: work.path("Real")) == ["Feed.swift"])
  }

  @Test func suggestionsAreAPatchThatGitApplies() throws {
    let work = try Workspace(["App/Feed.swift": Programs.feed])
    let answer = try work.tenure("check", "--suggest", ".")
    #expect(answer.status == 1)
    #expect(
      answer.out == """
        # App/Feed.swift:6 observed-object-created-inline: Own it (to be judged)
        --- a/App/Feed.swift
        +++ b/App/Feed.swift
        @@ -3,6 +3,6 @@
         final class FeedModel: ObservableObject { @Published var title = "" }
        \u{20}
         struct FeedScreen: View {
        -  @ObservedObject var feed = FeedModel()
        +  @StateObject var feed = FeedModel()
           var body: some View { Text(feed.title) }
         }

        """)
    #expect(try work.text("App/Feed.swift") == Programs.feed)
    try work.write("fix.patch", answer.out)
    try work.git("apply", "fix.patch")
    #expect(try work.text("App/Feed.swift") == Programs.feedFixed)
  }

  @Test func aPatchOfAFileWithoutALastLineEnd() throws {
    let program =
      String(
        Programs.feed.split(separator: "\n").joined(separator: "\n").replacing(
          "  var body: some View { Text(feed.title) }\n", with: ""
        )
        .dropLast()) + "; var body: some View { Text(feed.title) } }"
    let text = program.replacing("\n; var", with: "; var")
    let work = try Workspace(["Feed.swift": text])
    try work.write("fix.patch", try work.tenure("check", "--suggest", ".").out)
    try work.git("apply", "fix.patch")
    #expect(try work.text("Feed.swift") == text.replacing("@ObservedObject", with: "@StateObject"))
  }
}
