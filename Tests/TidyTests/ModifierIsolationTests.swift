import Testing

@Suite struct ModifierIsolationTests {
  @Test func modifiersOfViewsAreNonisolated() {
    let findings = Repository.files.flatMap(ModifierIsolation.findings)
    #expect(findings.isEmpty, "\(findings.report)")
  }

  private func findings(_ text: String) -> [Finding] {
    ModifierIsolation.findings(in: SourceFile(path: "Sources/TenureTree/A.swift", text: text))
  }

  @Test func firesAtAModifierOfTheMainActor() {
    #expect(
      findings("extension View {\n  @inlinable public consuming func a() -> some View { self }\n}").report
        == "Sources/TenureTree/A.swift:2: 'a' is the main actor's, Apple's is not: write 'public nonisolated func'.")
  }

  @Test(arguments: [
    "extension View {\n  public nonisolated func a() {}\n}", "extension Scene {\n  public func a() {}\n}",
    "extension View {\n  package func a() {}\n}",
  ])
  func staysQuiet(text: String) {
    #expect(findings(text) == [])
  }
}
