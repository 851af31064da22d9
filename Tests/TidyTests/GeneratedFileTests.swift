import Foundation
import Testing

@Suite struct GeneratedFileTests {
  private let file = GeneratedFile(path: "docs/a.md", text: "one\ntwo\n")

  /// Runs `body` with a folder that is there for its time only.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("docs"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func aMissingFileIsAFinding() throws {
    try inFolder { folder in
      let findings = try file.findings(in: folder, renewing: false)
      #expect(findings.report == "docs/a.md:1: The file is missing. Run './tenure tables', which writes it.")
    }
  }

  @Test(arguments: [
    ("one\n2\n", 2, "2", "two"), ("one\n", 2, "", "two"), ("one\ntwo\n\n", 4, "", ""), ("", 1, "", "one"),
  ])
  func aStaleFileIsAFinding(text: String, line: Int, found: String, wanted: String) throws {
    try inFolder { folder in
      try text.write(to: folder.appendingPathComponent("docs/a.md"), atomically: true, encoding: .utf8)
      #expect(
        try file.findings(in: folder, renewing: false).report == """
          docs/a.md:\(line): The file is stale: it has '\(found)', now it would have '\(wanted)'. \
          Run './tenure tables' and commit what it writes.
          """)
    }
  }

  @Test func renewingWritesTheFileAndThenThereIsNothingToSay() throws {
    try inFolder { folder in
      try FileManager.default.removeItem(at: folder.appendingPathComponent("docs"))
      #expect(try file.findings(in: folder, renewing: true) == [])
      #expect(try String(contentsOf: folder.appendingPathComponent("docs/a.md"), encoding: .utf8) == "one\ntwo\n")
      #expect(try file.findings(in: folder, renewing: false) == [])
    }
  }
}
