import TenureCheck
import Testing

/// What holds for every rule.
@Suite struct AllRulesTests {
  static let ids = AllRules.list.map { $0.about.id }

  @Test func everyRuleIsListedOnce() {
    #expect(Set(Self.ids).count == Self.ids.count)
  }

  /// Those that speak of The Composable Architecture, in code that imports it, are not counted.
  @Test func thirtyFiveRulesAreOnByDefaultAtTheMost() {
    #expect(AllRules.list.filter { $0.about.preset == .default && !$0.about.id.hasPrefix("tca-") }.count <= 35)
  }

  @Test func strictSpeaksOfTheComposableArchitectureToo() {
    let strict = Set(AllRules.rules(of: .strict).map { $0.about.id })
    #expect(strict.isSuperset(of: AllRules.rules(of: .composable).map { $0.about.id }))
    #expect(strict.isSuperset(of: AllRules.rules(of: .architecture).map { $0.about.id }))
    #expect(!strict.contains("legacy-observable-object"))
    #expect(!AllRules.rules(of: .composable).contains { $0.about.id == "state-not-private" })
  }

  @Test("A rule names the wrong program of its page", arguments: ids)
  func wrong(id: String) throws {
    let rule = try #require(AllRules.rule(id))
    let found = Check.findings(in: Snippet(rule.about.wrong).project(), rules: [rule])
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.severity == rule.about.severity }, "\(found.map(describe))")
  }

  @Test("No rule of the default preset names the right program of a page", arguments: ids)
  func right(id: String) throws {
    let rule = try #require(AllRules.rule(id))
    let project = Snippet(rule.about.right).project()
    let found = Check.findings(in: project, rules: [rule]) + Check.findings(in: project)
    #expect(found.isEmpty, "\(found.map(describe))")
  }

  @Test("A rule's page shows the same program twice", arguments: ids)
  func wrongAndRightDiffer(id: String) throws {
    let about = try #require(AllRules.rule(id)).about
    #expect(about.wrong != about.right)
    #expect(about.title.hasSuffix("."))
  }

  @Test("A rule says what it takes and what keeps it quiet, in a row of the table", arguments: ids)
  func evidence(id: String) throws {
    let about = try #require(AllRules.rule(id)).about
    for text in [about.evidence, about.quiet] {
      #expect(text.hasSuffix("."))
      #expect(text.first?.isUppercase == true || text.first == "`" || text.first == "@")
      #expect(!text.contains("\n") && !text.contains("|"), "It is a cell of a table.")
    }
    #expect(RulePage.index([about]).contains("](\(id).md) | \(about.evidence) | \(about.quiet) |"))
    #expect(RulePage.markdown(about).contains("## What it takes\n\n\(about.evidence)\n"))
  }
}
