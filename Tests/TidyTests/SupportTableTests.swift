import Testing

@Suite struct SupportTableTests {
  @Test func theSupportTableIsUpToDate() throws {
    let notes = try #require(
      Repository.files.first { $0.path == SupportTable.notes }, "There is no \(SupportTable.notes).")
    let table = SupportTable.markdown(notes: notes.text, names: SupportTable.names(in: Repository.files))
    let findings =
      try SupportTable.findings(in: notes, files: Repository.files)
      + GeneratedFile(path: "docs/support.md", text: table).findings()
    #expect(findings.isEmpty, "\(findings.report)")
  }

  private func names(_ text: String, path: String = "Sources/TenureElements/Views/A.swift") -> [String] {
    SupportTable.names(in: [SourceFile(path: path, text: text)]).map { "\($0.kind.rawValue) \($0.name): \($0.summary)" }
  }

  @Test(arguments: [
    ("/// A. B.\npublic struct A {\n}\nextension A: View, B {\n}", "view A: A."),
    ("/// A\n/// b.\n///\n/// C.\n@frozen public struct A<B: C, D>: Sendable, View {\n}", "view A: A b."),
    ("public struct A<B>\nwhere B: C {\n}\nextension A: View where B: View {\n}", "view A: "),
    ("/// A.\n@propertyWrapper\npublic struct A {\n}", "property wrapper A: A."),
    ("public struct A {\n  /// B, e.g. so.\n  @propertyWrapper public struct B {", "property wrapper A.B: B, e.g. so."),
    ("extension View {\n  /// A.\n  public func a() -> some View {", "modifier a(): A."),
    ("extension View {\n  public nonisolated func a(_ b: Int, c d: Int = 1) {", "modifier a(_:c:): "),
    ("extension View where Self: B {\n  public static func _printChanges() {}\n}", "modifier _printChanges(): "),
    (
      "extension View {\n  /// A.\n  @available(*, deprecated)\n  @inlinable public func a<B: C<D>>(\n"
        + "    of b: @escaping (B, B) -> Void, @ViewBuilder c: () -> (D, E)\n  ) -> some View where B: C {",
      "modifier a(of:c:): A."
    ),
  ])
  func namesAreFound(source: String, name: String) {
    #expect(names(source) == [name])
  }

  @Test(arguments: [
    "public struct A {}", "public struct A<B: View>: C {\n}", "struct A {\n}\nextension A: View {\n}",
    "public struct _A {\n}\nextension _A: View {\n}", "public protocol A: View {\n}",
    "extension View {\n  func a() {}\n  public static func _make() {}\n}",
    "extension Text {\n  public func a() {}\n}", "extension View {\n}\nextension B {\n  public func a() {}\n}",
    "// public struct A: View {", "extension View {\n  func a() {\n    public func b() {}",
    "public struct A {\n}\nextension B: View where C == A {\n}",
  ])
  func theRestIsNot(source: String) {
    #expect(names(source) == [])
  }

  @Test func onlyTheModuleIsRead() {
    #expect(names("public struct A: View {\n}", path: "Sources/TenureGraph/A.swift") == [])
  }

  @Test func overloadsWithTheSameLabelsStandOnce() {
    let source = "extension View {\n  public func a(_ b: B) {}\n  /// A.\n  public func a(_ c: C) {}\n}"
    #expect(names(source) == ["modifier a(_:): A."])
  }

  @Test func aCommentIsThatOfTheNextDeclarationOnly() {
    let source =
      "/// A.\nlet a = 1\npublic struct B: View {\n  /// C.\n  @E public subscript(c: Int) -> Int\n}\n"
      + "public struct D: View {\n}"
    #expect(names(source) == ["view B: ", "view D: "])
  }

  @Test(arguments: ["`A`", "| Tabs | `B`, `@A` |", "`A(_:)`"])
  func firesForANameThatIsSaidToBeAbsentAndIsThere(text: String) {
    let notes = SourceFile(path: "a.md", text: "## Absent\n\(text)\n## Partial\n\(text)")
    let file = SourceFile(path: "Sources/TenureScenes/A.swift", text: "struct B {}\n@frozen public struct A<C> {")
    #expect(
      SupportTable.findings(in: notes, files: [file]).report
        == "a.md:2: 'A' is said to be absent, and is there. Say what is missing of it, if anything.")
  }

  @Test(arguments: ["A", "`A.b`", "`AA`", "`B`", "`@A(\\.b)`"])
  func staysQuietAboutOtherNames(text: String) {
    let notes = SourceFile(path: "a.md", text: "## Absent\n\(text)")
    let file = SourceFile(path: "Sources/TenureScenes/A.swift", text: "struct B {}\n@frozen public struct A<C> {")
    #expect(SupportTable.findings(in: notes, files: [file]) == [])
  }

  @Test func thePageHasTheNotesThenTheNamesByFolder() {
    let names = SupportTable.names(in: [
      SourceFile(path: "Sources/TenureElements/Views/A.swift", text: "/// A <b>|`c_d`.\npublic struct A: View {\n}"),
      SourceFile(path: "Sources/TenureTree/State/B.swift", text: "@propertyWrapper public struct B {\n}"),
      SourceFile(path: "Sources/TenureTree/State/C.swift", text: "extension View {\n  public func c() {}\n}"),
    ])
    let table = SupportTable.markdown(notes: "Some notes.\n", names: names)
    let head = "# What there is of SwiftUI\n\nSome notes.\n\n## Available\n\n1 view, 1 property wrapper, 1 modifier, by"
    #expect(table.hasPrefix(head))
    #expect(
      table.hasSuffix(
        """

        ### TenureElements/Views

        | Name | Kind | What it is |
        |---|---|---|
        | `A` | view | A \\<b>\\|`c_d`. |

        ### TenureTree/State

        | Name | Kind | What it is |
        |---|---|---|
        | `B` | property wrapper |  |
        | `c()` | modifier |  |

        """))
  }
}
