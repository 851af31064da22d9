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
    "[a](there.md)", "[a](./there.md#part)", "[a](https://example.com/b)", "[a](mailto:a@example.com)", "[a](#part)",
    "`[a](b)`", "```\n[a](b)\n```",
  ])
  func staysQuiet(text: String) {
    #expect(Links.findings(in: SourceFile(path: "docs/a.md", text: text)) { $0 == "docs/there.md" } == [])
  }

  @Test func staysQuietOutsideMarkdown() {
    #expect(Links.findings(in: SourceFile(path: "a.swift", text: "[a](b)")) { _ in false } == [])
  }
}
