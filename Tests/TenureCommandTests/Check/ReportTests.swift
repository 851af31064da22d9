import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct ReportTests {
  @Test func cleanCodeEndsWithZero() throws {
    let work = try Workspace(["A.swift": Programs.clean])
    #expect(try work.tenure("check", ".") == Workspace.Answer(status: 0, out: "", err: "Nothing found in 1 file.\n"))
  }

  @Test func whatAPersonReads() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "Badge.swift": Programs.badge])
    let answer = try work.tenure("check", ".")
    #expect(answer.status == 1)
    #expect(answer.err == "1 error, 1 info in 2 files.\n")
    #expect(
      answer.out == """
        Badge.swift:5:45: info: Text gets another identity each time the body runs: '.id(UUID())'. [unstable-identity]
          5 |   var body: some View { Text("\\(count)").id(UUID()) }
            |                                             ^~~~~~
          It is taken away and made again each time.
          Give it an identity that stands for what it shows, or none.

        Feed.swift:6:30: error: FeedScreen makes the FeedModel in 'feed', and '@ObservedObject' only watches it. \
        [observed-object-created-inline]
          6 |   @ObservedObject var feed = FeedModel()
            |                              ^~~~~~~~~~~
          Feed.swift:3 FeedModel is a class
          Each time the parent's body runs, FeedScreen is made again with another FeedModel, and what the old one held is \
        lost.
          Own it: '@StateObject private var feed = FeedModel()'.

        """)
  }

  @Test func coloursAreForScreens() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    #expect(try !work.tenure("check", ".").out.contains("\u{1B}"))
    #expect(try work.tenure("check", "--colour", "always", ".").out.contains("\u{1B}[1;31merror\u{1B}[0m"))
  }

  @Test func whatProgramsReadAsJSON() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "Broken.swift": "struct {"])
    let answer = try work.tenure("check", "--format", "json", ".")
    #expect(answer.status == 1)
    #expect(answer.err.isEmpty)
    #expect(
      answer.out == """
        {
          "findings" : [
            {
              "advice" : "Own it: '@StateObject private var feed = FeedModel()'.",
              "column" : 30,
              "confidence" : "high",
              "consequence" : "Each time the parent's body runs, FeedScreen is made again with another FeedModel, and what \
        the old one held is lost.",
              "end" : 153,
              "evidence" : [
                {
                  "column" : 1,
                  "line" : 3,
                  "path" : "Feed.swift",
                  "text" : "FeedModel is a class"
                }
              ],
              "fact" : "FeedScreen makes the FeedModel in 'feed', and '@ObservedObject' only watches it.",
              "line" : 6,
              "path" : "Feed.swift",
              "rank" : 100,
              "rule" : "observed-object-created-inline",
              "severity" : "error",
              "start" : 142
            }
          ],
          "notes" : [
            {
              "line" : 1,
              "path" : "Broken.swift",
              "text" : "The file does not parse: expected a name or a value."
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test("Ranked findings begin with what does most harm, whatever file it is in")
  func ranked() throws {
    let small = """
      import SwiftUI
      struct Title: View { var body: some View { Text("1").id(UUID()) } }

      """
    let work = try Workspace(["A.swift": small, "Feed.swift": Programs.feed])
    let lines = { (answer: String) in answer.split(separator: "\n").filter { $0.contains("[") && !$0.hasPrefix(" ") } }
    let plain = try lines(work.tenure("check", ".").out)
    let ranked = try lines(work.tenure("check", "--ranked", ".").out)
    #expect(plain.map { $0.prefix(2) } == ["A.", "Fe"])
    #expect(ranked.map { $0.prefix(2) } == ["Fe", "A."])
  }

  @Test("What was read and not understood is said on standard error")
  func explained() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "Broken.swift": "struct {"])
    let answer = try work.tenure("check", "--explain-run", "--format", "json", ".")
    #expect(answer.err.hasPrefix("Read: 2 files, "))
    #expect(
      answer.err.contains("Left out or odd: Broken.swift:1: The file does not parse: expected a name or a value."))
    #expect(try work.tenure("check", "--format", "json", ".").err.isEmpty)
  }

  @Test("Whether the files are a whole program is seen from them, or said")
  func worlds() throws {
    let page = """
      import SwiftUI
      final class PageModel: ObservableObject { init(id: Int) {} }
      struct Page: View {
        @StateObject private var model: PageModel
        init(id: Int) { _model = StateObject(wrappedValue: PageModel(id: id)) }
        var body: some View { Text("Page") }
      }

      """
    let app = "import SwiftUI\n@main struct Reader: App { var body: some Scene { WindowGroup { Text(\"1\") } } }\n"
    let work = try Workspace(["Page.swift": page])
    #expect(try work.tenure("check", ".").out.contains("[state-object-from-parameter]"))
    #expect(try work.tenure("check", "--closed", ".").out.isEmpty)
    let whole = try Workspace(["Page.swift": page, "App.swift": app])
    #expect(try whole.tenure("check", ".").out.isEmpty)
    #expect(try whole.tenure("check", "--open", ".").out.contains("[state-object-from-parameter]"))
    #expect(
      try whole.tenure("check", "--open", "--closed", ".").err.contains("'--open' and '--closed' say the opposite."))
  }

  @Test func aFileThatDoesNotParseIsANoteAndNoFinding() throws {
    let work = try Workspace(["Broken.swift": "struct {", "A.swift": Programs.clean])
    let answer = try work.tenure("check", ".")
    #expect(answer.status == 0)
    #expect(
      answer.err == """
        Broken.swift:1: note: The file does not parse: expected a name or a value.
        Nothing found in 2 files.

        """)
  }

  @Test func whatGitHubReads() throws {
    let work = try Workspace(["a,b%c/Feed.swift": Programs.feed])
    let answer = try work.tenure("check", "--format", "github", ".")
    #expect(
      answer.out == """
        ::error file=a%2Cb%25c/Feed.swift,line=6,endLine=6,col=30,endColumn=41,title=observed-object-created-inline\
        ::FeedScreen makes the FeedModel in 'feed', and '@ObservedObject' only watches it. Each time the parent's body \
        runs, FeedScreen is made again with another FeedModel, and what the old one held is lost. Own it: '@StateObject \
        private var feed = FeedModel()'.

        """)
  }

  @Test func whatXcodeReads() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    let lines = try work.tenure("check", "--format", "xcode", ".").out.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("\(work.path("Feed.swift")):6:30: error: FeedScreen makes the FeedModel") == true)
    #expect(lines.last == "\(work.path("Feed.swift")):3:1: note: FeedModel is a class")
  }

  @Test(arguments: ["checkstyle", "junit"])
  func whatServicesReadAsXML(format: String) throws {
    let program = Programs.feed.replacing("FeedModel()", with: "FeedModel(\"<&\\u{1}'\")")
    let work = try Workspace(["A&B <C>.swift": program])
    let answer = try work.tenure("check", "--format", format, ".")
    let parser = XMLParser(data: Data(answer.out.utf8))
    let reader = ElementReader()
    parser.delegate = reader
    #expect(parser.parse(), "\(answer.out)")
    switch format {
    case "checkstyle":
      let error = try #require(reader.elements.first { $0.name == "error" })
      #expect(reader.elements.map(\.name) == ["checkstyle", "file", "error"])
      #expect(reader.elements[1].attributes["name"] == "A&B <C>.swift")
      #expect(error.attributes["line"] == "6")
      #expect(error.attributes["severity"] == "error")
      #expect(error.attributes["source"] == "tenure.observed-object-created-inline")
      #expect(error.attributes["message"]?.contains("FeedModel(\"<&") == true)
    default:
      #expect(reader.elements.map(\.name) == ["testsuites", "testsuite", "testcase", "failure"])
      #expect(reader.elements[0].attributes["tests"] == "1")
      #expect(reader.elements[0].attributes["failures"] == "1")
      #expect(reader.elements[2].attributes["name"] == "A&B <C>.swift:6:30")
    }
  }

  @Test func aFileWithoutFindingsIsATestThatPassed() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "Plain.swift": Programs.clean])
    let text = try work.tenure("check", "--format", "junit", ".").out
    #expect(text.contains("<testsuite name=\"tenure\" tests=\"2\" failures=\"1\" errors=\"0\">"))
    #expect(text.contains("<testcase classname=\"tenure\" name=\"Plain.swift\" file=\"Plain.swift\"/>"))
  }

  @Test func aTableOfMarkdown() throws {
    let work = try Workspace(["My_Feed.swift": Programs.feed])
    let text = try work.tenure("check", "--format", "markdown", ".").out
    #expect(text.contains("\n1 error\n\n### My\\_Feed.swift\n\n| Line | | What | What to do | Rule |\n"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| 6 | error | FeedScreen makes the FeedModel") }
    #expect(rows.count == 1)
  }

  @Test func aSummaryForATicket() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "Badge.swift": Programs.badge, "Broken.swift": "struct {"])
    let text = try work.tenure("check", "--closed", "--format", "summary", "--output", "summary.md", ".").err
    #expect(text == "")
    #expect(
      try work.text("summary.md").hasPrefix(
        """
        # State ownership

        Looked at: 3 files, 17 lines, 2 views, 1 model; a whole app. Found: 1 error, 1 note.

        ## Look at these first

        1. `Feed.swift:6` observed-object-created-inline, error
           FeedScreen makes the FeedModel in 'feed', and '@ObservedObject' only watches it. Each time the parent's body runs, \
        FeedScreen is made again with another FeedModel, and what the old one held is lost.
           **To do:** Own it: '@StateObject private var feed = FeedModel()'.
        2. `Badge.swift:5` unstable-identity, info

        """))
    let summary = try work.text("summary.md")
    #expect(summary.contains("| observed-object-created-inline | 1 | 1 | "))
    #expect(summary.contains("- `tenure check --fix .` makes 1 change that changes nothing but the mistake.\n"))
    #expect(summary.contains("## Not read, or only in part\n\n- Broken.swift:1 "))
  }

  @Test func aSummaryTellsNoMoreThanTwoOfARule() throws {
    let feeds = (0..<5).map { ("Feed\($0).swift", Programs.feed.replacing("Feed", with: "Feed\($0)")) }
    let work = try Workspace(Dictionary(uniqueKeysWithValues: feeds + [("Badge.swift", Programs.badge)]))
    let text = try work.tenure("check", "--format", "summary", ".").out
    #expect(text.contains("\n2. `Feed1.swift:6`"))
    #expect(text.contains("\n3. `Badge.swift:5`"))
    #expect(text.contains("\nand 3 more.\n"))
    #expect(text.contains("| observed-object-created-inline | 5 | 5 | "))
  }

  @Test func aReportCanGoIntoAFile() throws {
    let work = try Workspace(["Feed.swift": Programs.feed])
    let answer = try work.tenure("check", "--format", "json", "--output", "out.json", ".")
    #expect(answer == Workspace.Answer(status: 1, out: "", err: ""))
    #expect(try work.text("out.json") == work.tenure("check", "--format", "json", ".").out)
    // A link, like that of standard output, stays one: what it leads to is written.
    let (link, target) = (work.folder.appending(path: "link.json"), work.folder.appending(path: "target.json"))
    try Data("old".utf8).write(to: target)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    _ = try work.tenure("check", "--format", "json", "--output", "link.json", ".")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path).hasSuffix("target.json"))
    #expect(try String(contentsOf: target, encoding: .utf8).contains("findings"))
    #expect(try work.tenure("check", "--output", "none/out.json", ".").status == 2)
  }

  @Test func whereALinkLeadsIsExchangedAsAWholeAndAPipeIsWrittenInto() throws {
    let work = try Workspace(["Feed.swift": Programs.feed, "target.json": "old"])
    let files = FileManager.default
    let text = try work.tenure("check", "--format", "json", ".").out
    func report(into name: String) throws -> Int32 {
      try work.tenure("check", "--format", "json", "--output", name, "Feed.swift").status
    }
    try files.linkItem(atPath: work.path("target.json"), toPath: work.path("kept.json"))
    try files.createSymbolicLink(atPath: work.path("link.json"), withDestinationPath: "target.json")
    try files.createSymbolicLink(atPath: work.path("second.json"), withDestinationPath: "link.json")
    try files.createSymbolicLink(atPath: work.path("nowhere.json"), withDestinationPath: "new.json")
    #expect(try report(into: "second.json") == 1 && report(into: "nowhere.json") == 1)
    for link in ["link.json", "second.json", "nowhere.json"] {
      #expect((try? files.destinationOfSymbolicLink(atPath: work.path(link))) != nil)
    }
    // Whoever has the old file still has all of it.
    #expect(try work.text("kept.json") == "old")
    #expect(try work.text("target.json") == text && work.text("new.json") == text)

    try #require(unsafe mkfifo(work.path("pipe"), 0o600) == 0)
    // Open for both, so that neither waits for the other; the pipe holds more than the text.
    let pipe = try #require(FileHandle(forUpdatingAtPath: work.path("pipe")))
    #expect(try report(into: "pipe") == 1)
    #expect(try files.attributesOfItem(atPath: work.path("pipe"))[.type] as? FileAttributeType != .typeRegular)
    pipe.write(Data("!".utf8))
    #expect(pipe.readData(ofLength: text.utf8.count) == Data(text.utf8))

    // What is printed after it comes after it.
    let command = "echo before; '\(Workspace.command.path)' check --format json --output /dev/stdout .; echo after"
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", "(\(command)) >> all.txt"]
    shell.currentDirectoryURL = work.folder
    try shell.run()
    shell.waitUntilExit()
    #expect(try work.text("all.txt").hasSuffix("after\n"))
  }

  @Test func whatMakesTheExitCode() throws {
    let work = try Workspace(["Badge.swift": Programs.badge])
    for (severity, status) in [("info", 1), ("warning", 0), ("error", 0), ("never", 0)] as [(String, Int32)] {
      let answer = try work.tenure("check", "--fail-at", severity, "--stamp", severity, ".")
      #expect(answer.status == status)
      #expect(answer.err == "1 info in 1 file.\n")
      #expect(FileManager.default.fileExists(atPath: work.path(severity)) == (status == 0))
    }
    #expect(try work.tenure("check", "--fail-at", "bad", ".").status == 2)
  }

  @Test func onlyWhatIsSeriousEnough() throws {
    let work = try Workspace(["Badge.swift": Programs.badge])
    #expect(try work.tenure("check", ".").status == 1)
    #expect(try work.tenure("check", "--at-least", "warning", ".").status == 0)
  }
}

private final class ElementReader: NSObject, XMLParserDelegate {
  var elements: [(name: String, attributes: [String: String])] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String] = [:]
  ) {
    elements.append((name, attributes))
  }
}
