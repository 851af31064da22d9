import Testing

@Suite struct PublicNamesTests {
  @Test func aProgramSeesNoNameThatIsNotApples() throws {
    let list = try #require(Repository.files.first { $0.path == PublicNames.list })
    let known = PublicNames.known(in: list)
    let findings = PublicNames.findings(in: Repository.files, known: known)
    #expect(findings.isEmpty, "\(findings.report)")
  }

  @Test(arguments: [
    "public struct A {}", "@MainActor public final class A {", "@frozen public enum A {", "open class A {",
    "public typealias A = B", "@propertyWrapper @dynamicMemberLookup public struct A<Value> {",
  ])
  func fires(text: String) {
    let file = SourceFile(path: "Sources/TenureTree/A.swift", text: text)
    #expect(PublicNames.findings(in: [file], known: ["B"]).count == 1)
    #expect(PublicNames.findings(in: [file], known: ["A"]).isEmpty)
  }

  @Test(arguments: [
    "public struct _A {}", "package struct A {}", "struct A {}", "@_spi(Tree) public typealias A = B",
    "@_spi(Tree) open class A {", "  public struct A {}", "public func A() {}", "// public struct A {}",
  ])
  func staysQuiet(text: String) {
    let file = SourceFile(path: "Sources/TenureTree/A.swift", text: text)
    #expect(PublicNames.findings(in: [file], known: []).isEmpty)
  }

  @Test func modulesThatNoProgramImportsAreTheirOwn() {
    let file = SourceFile(path: "Sources/TenureWeb/A.swift", text: "public struct A {}")
    #expect(PublicNames.findings(in: [file], known: []).isEmpty)
  }
}
