import TenureCheck
import Testing

@Suite struct RuleOptionTests {
  private struct Limited: Rule {
    static let about = RuleDescription(
      id: "limited", title: "Nothing.", preset: .strict, severity: .info, wrong: "", right: "", why: "Because.",
      options: [
        RuleOption("limit", .number(5), "How many are too many."),
        RuleOption("verbs", .words(["send", "pay"]), "What is done once."),
        RuleOption("previews", .flag(true), "Whether previews count."),
      ])

    static func findings(in project: Project) -> [Finding] { [] }
  }

  @Test func whereNothingIsSetARuleSaysItself() {
    let project = Project(files: [FileReader.facts(path: "A.swift", bytes: Array("let a = 1".utf8))])
    let node = project.files[0].root
    #expect(project.number("limit", of: Limited.self, at: node) == 5)
    #expect(project.words("verbs", of: Limited.self, at: node) == ["send", "pay"])
    #expect(project.flag("previews", of: Limited.self, at: node))
  }

  @Test func aRulesPageSaysWhatCanBeSet() {
    #expect(
      RulePage.markdown(Limited.about).hasSuffix(
        """
        Because.

        ## What can be set

        | In `.tenure.json` | | Usually |
        |---|---|---|
        | `limit` | How many are too many. | 5 |
        | `verbs` | What is done once. | send, pay |
        | `previews` | Whether previews count. | true |

        To switch it off at one place: `// tenure:disable:next limited — reason` on the line before.

        """))
  }
}
