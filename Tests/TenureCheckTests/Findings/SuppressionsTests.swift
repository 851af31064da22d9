import TenureCheck
import Testing

@Suite struct SuppressionsTests {
  private func found(_ source: String, rules: [any Rule.Type] = AllRules.list) -> [String] {
    Check.findings(in: Snippet(source).project(), rules: rules).map { "\($0.place.line) \($0.rule): \($0.fact)" }
  }

  private let id = "struct A: Identifiable { var id: UUID { UUID() } }"

  @Test func theNextLineOfCode() {
    #expect(found("// tenure:disable:next unstable-identity — by design\n\n// More.\n\(id)").isEmpty)
  }

  @Test func itsOwnLineWhenItStandsBehindCode() {
    #expect(found("\(id)  // tenure:disable:next unstable-identity").isEmpty)
  }

  @Test func theWholeFile() {
    #expect(found("\(id)\n// tenure:disable unstable-identity, model-in-plain-property — reason").count == 0)
  }

  @Test func anotherLineOrAnotherRuleIsNotMeant() {
    let far = found("// tenure:disable:next unstable-identity\nlet a = 1\n\(id)")
    #expect(far.map { $0.prefix(22) } == ["1 needless-suppression", "3 unstable-identity: '"])
    let other = found("// tenure:disable:next model-in-plain-property\n\(id)")
    #expect(other.map { $0.prefix(22) } == ["1 needless-suppression", "2 unstable-identity: '"])
  }

  @Test func whatSwitchesNothingOffIsNamed() {
    #expect(
      found("// tenure:disable:next unstable-identity\nlet a = 1") == [
        "1 needless-suppression: This comment switches nothing off."
      ])
    #expect(
      found("// tenure:disable unstabel-identity\nlet a = 1") == [
        "1 needless-suppression: This comment switches nothing off. There is no rule 'unstabel-identity'."
      ])
    #expect(
      found("// tenure:disable\nlet a = 1") == [
        "1 needless-suppression: This comment switches nothing off. It names no rule."
      ])
    #expect(
      found("// tenure:ignore a\nlet a = 1") == [
        """
        1 needless-suppression: This comment switches nothing off. 'tenure:ignore' is no command. \
        There is 'tenure:disable:next' and 'tenure:disable'.
        """
      ])
  }

  @Test func aRemarkAboutARuleThatDidNotRunIsNotJudged() {
    #expect(found("// tenure:disable:next unstable-identity\nlet a = 1", rules: [ModelInPlainProperty.self]).isEmpty)
  }

  @Test func aMarkWithinAStringOrAnotherCommentIsText() {
    #expect(
      found(
        "let a = \"// tenure:disable x\"\n/// Write `// tenure:disable x`.\n// As in // tenure:disable x\nlet b = 1"
      ).isEmpty)
  }
}
