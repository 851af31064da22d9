import Testing

@Suite struct FileLengthTests {
  @Test func noFileIsLongerThanItsLimit() {
    let findings = Repository.files.flatMap(FileLength.findings)
    #expect(findings.isEmpty, "\(findings.report)")
  }

  @Test func firesAfter600Lines() {
    let file = SourceFile(path: "A.swift", text: String(repeating: "\n", count: 601))
    #expect(
      FileLength.findings(in: file).report
        == "A.swift:601: The file has 601 lines, 600 are the limit. Split it along an idea.")
  }

  @Test func staysQuietUpTo600LinesAndOutsideCode() {
    #expect(FileLength.findings(in: SourceFile(path: "A.swift", text: String(repeating: "\n", count: 600))) == [])
    #expect(FileLength.findings(in: SourceFile(path: "A.md", text: String(repeating: "\n", count: 601))) == [])
  }
}
