import Testing

@Suite struct LinksTests {
  @Test func everyRelativeLinkLeadsSomewhere() {
    let findings = Repository.files.flatMap { Links.findings(in: $0) }
    #expect(findings.isEmpty, "\(findings.report)")
  }

  @Test(arguments: [
    ("[a](b.md)", "b.md", "docs/b.md"),
    ("![a](../b.png)", "../b.png", "b.png"),
    ("[a](/b.md#part)", "/b.md#part", "b.md"),
    ("[a](c%20d.md \"title\")", "c%20d.md", "docs/c d.md"),
    ("[fine](there.md) [a](b)", "b", "docs/b"),
    ("[`a`](b)", "b", "docs/b"),
  ])
  func fires(text: String, link: String, target: String) {
    let file = SourceFile(path: "docs/a.md", text: text)
    #expect(
      Links.findings(in: file) { $0 == "docs/there.md" }.report
        == "docs/a.md:1: The link '\(link)' leads nowhere: there is no '\(target)'. Correct or remove it.")
  }

  @Test(arguments: [
    ("[a](#c)", "#c", "docs/a.md", "c"), ("[a](there.md#part)", "there.md#part", "docs/there.md", "part"),
    ("# A\n```\n# c\n```\n[a](#c)", "#c", "docs/a.md", "c"),
  ])
  func firesForAHeadingThatIsNotThere(text: String, link: String, target: String, anchor: String) {
    let file = SourceFile(path: "docs/a.md", text: text)
    let findings = Links.findings(in: file, exists: { $0 == "docs/there.md" }, text: { _ in "# Another part\n" })
    #expect(
      findings.map(\.message)
        == ["The link '\(link)' leads nowhere: '\(target)' has no heading '\(anchor)'. Correct or remove it."])
  }

  @Test func headingsAreSpelledAsWebSitesDo() {
    let page = SourceFile(path: "a.md", text: "# A `b()`, [c](d.md)!\n## Part\n### Part\n```\n# No\n```\n")
    #expect(Links.anchors(in: page) == ["a-b-c", "part", "part-1"])
  }

  @Test(arguments: [
    "[a](there.md)", "[a](./there.md#part)", "[a](https://example.com/b)", "[a](mailto:a@example.com)",
    "# Part\n[a](#part)",
    "`[a](b)`", "```\n[a](b)\n```",
  ])
  func staysQuiet(text: String) {
    let file = SourceFile(path: "docs/a.md", text: text)
    #expect(Links.findings(in: file, exists: { $0 == "docs/there.md" }, text: { _ in "## Part" }) == [])
  }

  @Test func staysQuietOutsideMarkdown() {
    #expect(Links.findings(in: SourceFile(path: "a.swift", text: "[a](b)")) { _ in false } == [])
  }
}
