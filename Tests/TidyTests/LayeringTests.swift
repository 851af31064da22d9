import Testing

@Suite struct LayeringTests {
  @Test func everyModuleImportsOnlyWhatItsLayerAllows() {
    let findings = Repository.files.flatMap { Layering.findings(in: $0) }
    #expect(findings.isEmpty, "\(findings.report)")
  }

  @Test func everyModuleOfTheTableIsThere() {
    let missing = Layer.all.map(\.module).filter {
      !Repository.exists("Sources/\($0)") && !Repository.exists("Examples/\($0)")
    }
    #expect(missing == [])
  }

  static let layers = [
    Layer("Low", and: ["Swift"]), Layer("High", imports: ["Low"], and: ["Foundation"]),
  ]

  @Test(arguments: [
    ("Low", "import High", "Low must not import High. It may import nothing of this package."),
    ("Low", "import Foundation", "Low must not import Foundation. It may import Swift of the system."),
    ("High", "@testable import High", "High must not import High. It may import Low of this package."),
    ("High", "public import struct Glibc.tm", "High must not import Glibc. It may import Foundation of the system."),
    ("High", "  @_spi(A) @preconcurrency import B", "High must not import B. It may import Foundation of the system."),
    ("Else", "let a = 1", "Else is in no layer. Add it to the table in Tests/TidyTests/Checks/Layering.swift."),
  ])
  func fires(module: String, source: String, message: String) {
    let path = "Sources/\(module)/A.swift"
    let findings = Layering.findings(in: SourceFile(path: path, text: source), layers: Self.layers)
    #expect(findings == [Finding(path: path, line: 1, message: message)])
  }

  @Test func aHeaderThatIsIncludedIsAnImport() {
    let layers = [Layer("TenureLow", and: []), Layer("TenureHigh", imports: ["TenureLow"], and: [])]
    let low = SourceFile(path: "Sources/TenureLow/A.c", text: "#include \"TenureLow.h\"\n#include <TenureHigh.h>\n")
    #expect(
      Layering.findings(in: low, layers: layers).report
        == "Sources/TenureLow/A.c:2: TenureLow must not import TenureHigh. It may import nothing of this package.")
    let high = SourceFile(path: "Sources/TenureHigh/A.h", text: "#include <TenureLow.h>\n#include <stdio.h>\n")
    #expect(Layering.findings(in: high, layers: layers) == [])
  }

  @Test func aProgramAmongTheExamplesIsAModuleToo() {
    let file = SourceFile(path: "Examples/Low/Models/A.swift", text: "import High")
    #expect(Layering.findings(in: file, layers: Self.layers).count == 1)
  }

  @Test(arguments: [
    ("Sources/High/A.swift", "import Low\nimport Foundation"),
    ("Sources/Low/A.swift", "// import High\nlet text = \"\"\"\n  import High\n  \"\"\""),
    ("Sources/Low/a.c", "import High"),
    ("Tests/LowTests/A.swift", "import High"),
  ])
  func staysQuiet(path: String, source: String) {
    #expect(Layering.findings(in: SourceFile(path: path, text: source), layers: Self.layers) == [])
  }
}
