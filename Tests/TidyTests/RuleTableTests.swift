import Foundation
import Testing

@Suite struct RuleTableTests {
  @Test func theRuleTableIsUpToDate() throws {
    let list = try #require(Repository.files.first { $0.path == RuleTable.source }, "There is no \(RuleTable.source).")
    let tests = Repository.files.flatMap(RuleTest.all)
    let table = RuleTable.markdown(rules: RuleTable.rules(in: list), tests: tests)
    let findings =
      try RuleTable.findings(in: list, tests: tests) + GeneratedFile(path: "docs/rules.md", text: table).findings()
    #expect(findings.isEmpty, "\(findings.report)")
  }

  @Test(arguments: [
    ("@Test(\"R004 a stays\") func a() {}", ["R004"], "a stays"),
    ("  @Test(\"R003 R004 a stays\", arguments: 0..<2)\n  func a() {}", ["R003", "R004"], "a stays"),
    ("@Test(\n  \"R003, R004 a \\\"b\\\"\"\n) func a() {}", ["R003", "R004"], "a \"b\""),
    ("@Test(\"R004 a\") func a() { Toggle(isOn: b).disabled(true) }", ["R004"], "a"),
  ])
  func aTitleGivesTheRules(source: String, rules: [String], title: String) {
    let tests = RuleTest.all(in: SourceFile(path: "Tests/T/A.swift", text: source))
    #expect(tests == [RuleTest(path: "Tests/T/A.swift", line: 1, rules: rules, title: title)])
  }

  @Test(arguments: [
    ("Tests/T/A.swift", "@Test(\"a as in R004\") func a() {}"),
    ("Tests/T/A.swift", "@Test(\"R0041 a\") func a() {}"),
    ("Tests/T/A.swift", "@Test func a() {}\nlet a = \"@Test(\\\"R004 a\\\")\""),
    ("Tests/T/A.swift", "// @Test(\"R004 a\") func a() {}"),
    ("Tests/T/A.swift", "/*\n@Test(\"R004 a\") func a() {}\n*/"),
    ("Tests/T/A.swift", "let a = \"\"\"\n@Test(\"R004 a\") func a() {}\n\"\"\""),
    ("Tests/T/A.swift", "@Test(\"R004 a\", .disabled(\"later\")) func a() {}"),
    ("Tests/T/A.swift", "@Test(\"R004 a\") func a() {\n  withKnownIssue { b() }\n}"),
    ("Sources/T/A.swift", "@Test(\"R004 a\") func a() {}"),
  ])
  func whatIsNoTestOfARuleDoesNotCount(path: String, source: String) {
    #expect(RuleTest.all(in: SourceFile(path: path, text: source)) == [])
  }

  @Test func aTestThatIsKnownToFailLeavesTheOthersAlone() {
    let source = "@Test(\"R001 a\") func a() {}\n@Test(\"R002 b\") func b() { withKnownIssue {} }"
    #expect(RuleTest.all(in: SourceFile(path: "Tests/T/A.swift", text: source)).map(\.rules) == [["R001"]])
  }

  private func list(_ rows: String...) -> SourceFile {
    SourceFile(path: "a.tsv", text: ([RuleTable.header] + rows).joined(separator: "\n") + "\n")
  }

  private let test = RuleTest(path: "Tests/T/A.swift", line: 7, rules: ["R001", "R003"], title: "a<b> | `c_d`")

  @Test func theTableShowsWhatIsTestedAndWhatIsNot() {
    let list = list(
      "R001\t16\tFocus\tOne *thing*\tverified", "R002\t16\tFocus\tAnother\tinferred",
      "R003\t18\tNavigation\tA third\tinferred", "R004\t18\tNavigation\tA fourth\tinferred")
    let table = RuleTable.markdown(rules: RuleTable.rules(in: list), tests: [test])
    let cell = "[A.swift](../Tests/T/A.swift): a\\<b> \\| `c_d`"
    let head = "| Rule | What it says | Tests | Status |\n|---|---|---|---|"
    #expect(
      table.hasSuffix(
        """

        4 rules: 2 tested, 2 with no test, 1 of them for later.

        ## 16. Focus

        \(head)
        | R001 | One \\*thing\\* | \(cell) | tested |
        | R002 | Another |  | no test |

        ## 18. Navigation

        Later: navigation and presentation.

        \(head)
        | R003 | A third | \(cell) | tested |
        | R004 | A fourth |  | no test, later |

        """))
  }

  @Test func twoTestsOfARuleStandInOneCell() {
    let other = RuleTest(path: "Tests/T/B.swift", line: 1, rules: ["R001"], title: "b")
    let list = list("R001\t1\tFocus\tA\tverified", "R002\t1\tFocus\tB\tverified", "R003\t1\tFocus\tC\tverified")
    let table = RuleTable.markdown(rules: RuleTable.rules(in: list), tests: [test, other])
    #expect(table.contains("`c_d`<br>[B.swift](../Tests/T/B.swift): b | tested |"))
  }

  @Test(arguments: [
    ("R002\t1\tA\tB\tverified", "'R002' stands where R001 belongs. Rules are numbered in order."),
    ("R001\t1\tA\t\tverified", "R001 says nothing. Say it in a line."),
    ("R001\t1\tA\tB\tsure", "'sure' is no confidence. Write one of: documented, verified, widely reported, inferred, "),
    ("R001\t2\tA\tB\tverified", "Group 2, 'A', does not follow group 0, ''."),
    ("R001\t1\tA\tB", "Not a rule. Write five fields with tabs between them"),
    ("R001\tone\tA\tB\tverified", "Not a rule. Write five fields with tabs between them"),
    (
      "R001\t1\tA\t\(String(repeating: "b", count: 111))\tverified",
      "R001 takes 111 characters, 110 are the limit. Say it shorter."
    ),
  ])
  func firesForARow(row: String, message: String) {
    let findings = RuleTable.findings(in: list(row), tests: [])
    #expect(findings.count == 1)
    #expect(findings.report.hasPrefix("a.tsv:2: \(message)"), "\(findings.report)")
  }

  @Test func firesForAHeaderAGroupAndATestOfNoRule() {
    let file = SourceFile(path: "a.tsv", text: "R\nR001\t1\tA\tB\tverified\nR002\t1\tC\tD\tverified")
    #expect(
      RuleTable.findings(in: file, tests: [test]).report == """
        a.tsv:1: The first line is not '\(RuleTable.header)'.
        a.tsv:3: Group 1, 'C', does not follow group 1, 'A'.
        Tests/T/A.swift:7: R003 is no rule of a.tsv.
        """)
  }

  @Test func staysQuiet() {
    let rows = list("R001\t1\tA\tB\tverified", "R002\t1\tA\tC\tinferred", "R003\t2\tD\tE\twidely reported")
    #expect(RuleTable.findings(in: rows, tests: [test]) == [])
  }
}
