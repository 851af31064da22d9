import Testing

@Suite struct VocabularyTableTests {
  @Test func everyNameThatProgramsUseIsDeclaredOrSaidToBeAbsent() throws {
    let list = try #require(
      Repository.files.first { $0.path == VocabularyTable.list }, "There is no \(VocabularyTable.list).")
    let declared = VocabularyTable.declarations(in: Repository.files)
    let entries = VocabularyTable.entries(of: list, declared)
    let page = VocabularyTable.markdown(
      entries,
      refusedTypes: VocabularyTable.refusedTypes(in: Repository.files, besides: entries, declared))
    let findings =
      try VocabularyTable.findings(in: list, declared)
      + GeneratedFile(path: VocabularyTable.page, text: page).findings()
    #expect(findings.isEmpty, "\(findings.report)")
  }

  private func entry(_ source: String, _ line: String = "a\t") -> VocabularyTable.Entry? {
    let file = SourceFile(path: "Sources/TenureElements/A.swift", text: source)
    let list = SourceFile(path: VocabularyTable.list, text: "\(VocabularyTable.header)\n\(line)\n")
    return VocabularyTable.entries(of: list, VocabularyTable.declarations(in: [file])).first
  }

  @Test(arguments: [
    ("/// A.\npublic struct a {", VocabularyTable.State.works, ""),
    (
      "extension B {\n  /// A. Recorded; not shown. C.\n  public nonisolated func a() {", .partly,
      "Recorded; not shown."
    ),
    ("/// A.\n@available(*, unavailable, message: \"Use b.\")\npublic protocol a {", .unavailable, "Use b."),
    (
      "/// A.\n@available(\n  *, unavailable, message: \"Use b (or c).\"\n)\npublic protocol a {", .unavailable,
      "Use b (or c)."
    ),
    ("@available(iOS 17, *) public struct a {", .works, ""), ("@available(iOS 17, *)\npublic struct a {", .works, ""),
    ("public enum B {\n  case b, a\n}", .works, ""),
    ("public static let `a` = 1", .works, ""),
  ])
  func theStateComesFromTheDeclaration(source: String, state: VocabularyTable.State, how: String) {
    #expect(entry(source) == VocabularyTable.Entry(name: "a", state: state, how: how))
  }

  @Test func typesThatAreRefusedAreOnThePageWithoutBeingOnTheList() {
    let refused = "@available(*, unavailable, message: \"No.\")\npublic class "
    let file = SourceFile(
      path: "Sources/TenureUIKit/A.swift",
      text: "\(refused)A {}\n\(refused)B {}\npublic class C {}\n\(refused)D {}\npublic class D {}")
    let found = VocabularyTable.refusedTypes(
      in: [file], besides: [.init(name: "B", state: .unavailable)], VocabularyTable.declarations(in: [file]))
    #expect(found == [.init(name: "A", state: .unavailable, how: "No.")])
    #expect(VocabularyTable.markdown([], refusedTypes: found).hasSuffix("| `A` | unavailable | No. |\n"))
  }

  @Test func aNameWithoutADeclarationIsAbsent() {
    #expect(entry("struct a {", "a\tNo reason.") == VocabularyTable.Entry(name: "a", state: .absent, how: "No reason."))
  }

  @Test(arguments: [
    ("a\t", "public struct b {", "'a' is not declared. Declare it, or say after a tab why it is absent."),
    ("a\tb", "public struct a {", "'a' is said to be absent, and is declared. Take the reason away."),
  ])
  func firesForANameInNoneOrInTwo(line: String, source: String, message: String) {
    let file = SourceFile(path: "Sources/TenureElements/A.swift", text: source)
    let list = SourceFile(path: "a.tsv", text: "\(VocabularyTable.header)\n\(line)")
    let findings = VocabularyTable.findings(in: list, VocabularyTable.declarations(in: [file]))
    #expect(findings.report == "a.tsv:2: \(message)")
  }

  @Test func staysQuietAboutNamesInOne() {
    let file = SourceFile(path: "Sources/TenureElements/A.swift", text: "public struct a {")
    let list = SourceFile(path: "a.tsv", text: "\(VocabularyTable.header)\na\t\nb\tNot spelled so.")
    #expect(VocabularyTable.findings(in: list, VocabularyTable.declarations(in: [file])) == [])
  }
}
