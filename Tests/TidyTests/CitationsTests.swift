import Testing

@Suite struct CitationsTests {
  @Test func commentsCiteOnlyWhatIsInTheRepository() throws {
    let list = try #require(Repository.files.first { $0.path == RuleTable.source })
    let rules = Set(RuleTable.rules(in: list).map(\.number))
    let findings = Repository.code.filter { !$0.path.hasPrefix("Tests/TidyTests/") }
      .flatMap { Citations.findings(in: $0, rules: rules) }
    #expect(findings.isEmpty, "\(findings.report)")
  }

  @Test(arguments: [
    (
      "/// As in NOWHERE.md.",
      "The comment cites 'NOWHERE.md', which is not in the repository. Name a file by its path from the root."
    ),
    (
      "let a = 1  // docs/gone.tsv",
      "The comment cites 'docs/gone.tsv', which is not in the repository. Name a file by its path from the root."
    ),
    ("/// Once only (rule R009).", "The comment cites R009, which is no rule of docs/semantics/rules.tsv."),
  ])
  func fires(text: String, message: String) {
    let file = SourceFile(path: "Sources/M/A.swift", text: text)
    #expect(
      Citations.findings(in: file, rules: ["R001"]) { $0 == "docs/there.md" }
        == [Finding(path: file.path, line: 1, message: message)])
  }

  @Test(arguments: [
    "/// As in docs/there.md.", "/// As in there.md (rule R001).", "let a = \"NOWHERE.md\"",
    "let a = \"https://a.example/b.md\"",
  ])
  func staysQuiet(text: String) {
    #expect(
      Citations.findings(in: SourceFile(path: "Sources/M/A.swift", text: text), rules: ["R001"]) {
        $0 == "docs/there.md"
      }
        == [])
  }
}
