import Testing

@Suite struct FileLoopsTests {
  @Test func noLoopOfFilesIsLongerThanItsLimit() throws {
    let index = try CompilerIndex.ofThisBuild()
    let findings = FileLoops(definitions: index.definitions, references: index.references).findings()
    #expect(findings.isEmpty, "\(findings.report)")
    // These tests are in it, whatever else was built.
    #expect(index.count > 10_000)
  }

  @Test func firesOnALongLoop() {
    let files = (0...20).map { "Lists/Row\($0).swift" }
    var named: [String: Set<String>] = [:]
    for (place, file) in files.enumerated() { named[file] = [files[(place + 1) % files.count]] }
    let findings = FileLoops(named: named).findings()
    #expect(
      findings.report.hasPrefix(
        "Sources/Lists/Row0.swift:1: It and 20 other files of Lists name each other in a loop, 20 are the limit: "
          + "Row1.swift, Row10.swift"))
    named[files[20]] = []
    #expect(FileLoops(named: named).findings() == [])
  }

  @Test func findsLoopsThatShareNoFile() {
    let loops = FileLoops(named: [
      "A/a": ["A/b"], "A/b": ["A/a", "A/c"], "A/c": ["A/d", "B/x"], "A/d": ["A/e"], "A/e": ["A/c"], "B/x": ["A/a"],
    ])
    #expect(loops.loops(among: ["A/a", "A/b", "A/c", "A/d", "A/e"]) == [["A/c", "A/d", "A/e"], ["A/a", "A/b"]])
  }

  @Test func aMemberIsNamedWhereverItsTypeIsDeclared() {
    let loops = FileLoops(
      definitions: ["s:Row": "A/Row.swift", "s:List": "A/List.swift"],
      references: [("A/Row.swift", "s:List"), ("A/List.swift", "s:Row"), ("A/List.swift", "s:Array")])
    #expect(loops.loops(among: ["A/Row.swift", "A/List.swift"]) == [["A/List.swift", "A/Row.swift"]])
  }
}
