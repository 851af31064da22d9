import Testing

@Suite struct ModuleTableTests {
  @Test func theModuleTableIsUpToDate() throws {
    let page = try #require(Repository.files.first { $0.path == ModuleTable.page })
    let table = try ModuleTable.read()
    let text = try #require(table.page(page.text), "\(ModuleTable.page) has no marks to put the modules between.")
    let findings =
      try GeneratedFile(path: ModuleTable.page, text: text).findings() + table.findings(in: Repository.files)
    #expect(findings.isEmpty, "\(findings.report)")
  }

  private let table = ModuleTable(modules: [
    .init(name: "Top", dependencies: ["Low", "Middle"]), .init(name: "Middle", dependencies: ["Low"]),
    .init(name: "Low", dependencies: []),
  ])

  @Test func theTableHasLayersAndTheDrawingTheNearestArrows() {
    #expect(
      table.markdown == """
        | Layer | Module | Depends on |
        |---|---|---|
        | 2 | Top | Low, Middle |
        | 1 | Middle | Low |
        | 0 | Low |  |

        The same as a drawing, without the arrows that follow from others:

        ```mermaid
        graph TD
          Top --> Middle
          Middle --> Low
        ```
        """)
  }

  @Test func thePageKeepsWhatStandsAroundTheMarks() {
    let page = "a\n\(ModuleTable.begin)\nold\n\(ModuleTable.end)\nb\n"
    #expect(table.page(page) == "a\n\(ModuleTable.begin)\n\n\(table.markdown)\n\n\(ModuleTable.end)\nb\n")
    #expect(table.page("a\n") == nil)
  }

  @Test func aDependencyThatIsImportedNowhereIsAFinding() {
    let files = [
      SourceFile(path: "Sources/Top/A.swift", text: "@_exported public import Middle\n  import struct Low.A\n"),
      SourceFile(path: "Sources/Middle/A.swift", text: "// import Low\n"),
    ]
    #expect(
      table.findings(in: files).report
        == "Package.swift:1: Middle depends on Low and imports it nowhere. Take it out of its dependencies.")
  }

  @Test func aHeaderThatIsIncludedIsImported() {
    let table = ModuleTable(modules: [
      ModuleTable.Module(name: "TenureTop", dependencies: ["TenureLow"]),
      ModuleTable.Module(name: "TenureLow", dependencies: []),
    ])
    let header = SourceFile(path: "Sources/TenureTop/include/TenureTop.h", text: "#include <TenureLow.h>\n")
    #expect(table.findings(in: [header]) == [])
    #expect(table.findings(in: []).count == 1)
  }
}
