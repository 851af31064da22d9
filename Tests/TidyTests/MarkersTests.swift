import Testing

@Suite struct MarkersTests {
  @Test func nothingIsMarkedUnfinished() {
    let findings = Repository.code.flatMap(Markers.findings)
    #expect(findings.isEmpty, "\(findings.report)")
  }

  // Put together from two parts each, or this file would be a finding.
  @Test(arguments: ["TO" + "DO", "FIX" + "ME", "XX" + "X"])
  func firesForAMark(mark: String) {
    for (path, text) in [("a.swift", "let a = 1  // \(mark): b"), ("a.js", "// \(mark)")] {
      #expect(
        Markers.findings(in: SourceFile(path: path, text: text)).report
          == "\(path):1: '\(mark)' marks something unfinished. Finish it, or say in the documentation that it is missing."
      )
    }
  }

  @Test func firesForAnEndWithoutAWord() {
    #expect(
      Markers.findings(in: SourceFile(path: "a.swift", text: "\nfatalError( )")).report
        == "a.swift:2: 'fatalError' without a message. Say what happened and what to do about it.")
  }

  @Test(arguments: [
    "fatalError(\"a\")", "// fatalError() is what we never write", "let todos = [XXXL]", "let a = \"fatalError()\"",
  ])
  func staysQuiet(source: String) {
    #expect(Markers.findings(in: SourceFile(path: "a.swift", text: source)) == [])
  }
}
