import Testing

@Suite struct TestFoldersTests {
  @Test func testsStandWhereWhatTheyTestStands() {
    let findings = TestFolders.findings(in: Repository.code.map(\.path))
    #expect(findings.isEmpty, "\(findings.report)")
  }

  @Test func noModuleIsSaidToBeTestedElsewhereThatHasTestsOfItsOwn() {
    for module in TestFolders.testedIn.keys.sorted() {
      #expect(Repository.exists("Sources/\(module)") && !Repository.exists("Tests/\(module)Tests"), "\(module)")
    }
  }

  @Test func firesOnWhatStandsElsewhere() {
    let paths = [
      "Sources/Lists/Rows/Row.swift", "Sources/Bars/Bar.swift", "Tests/ListsTests/Rows/RowTests.swift",
      "Tests/ListsTests/Cells/CellTests.swift", "Tests/ScrollTests/ScrollTests.swift",
    ]
    #expect(
      TestFolders.findings(in: paths).report == """
        Tests/ScrollTests:1: There is no module Scroll. Name the folder after the module that it tests.
        Tests/ListsTests/Cells/CellTests.swift:1: Sources/Lists has no folder Cells. Put the test where what it tests \
        stands.
        Sources/Bars:1: Nothing says where Bars is tested: there is no Tests/BarsTests.
        """)
  }

  @Test func staysQuietOnProgramsAndSupport() {
    let paths = [
      "Sources/Lists/Rows/Row.swift", "Tests/ListsTests/RowTests.swift", "Tests/ListsTests/Support/Steps.swift",
      "Tests/ProgramTests/Shop/CartTests.swift", "Tests/StoredApp/Main.swift",
    ]
    #expect(TestFolders.findings(in: paths) == [])
  }
}
