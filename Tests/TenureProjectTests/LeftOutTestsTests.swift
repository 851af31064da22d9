import Testing

@testable import TenureProject

/// Tests that need a phone or a Mac.
@Suite struct LeftOutTestsTests {
  @Test(arguments: [
    ("import XCTest\nlet app = XCUIApplication()", "'XCUIApplication' presses the buttons of a phone. "),
    ("import SnapshotTesting", "'SnapshotTesting' compares with pictures that Apple's systems draw. "),
    ("// no XCUIApplication\nimport XCTest", nil), ("let name = \"SnapshotTesting\"", nil),
  ])
  func aFileSaysWhatItNeeds(text: String, reason: String?) {
    let found = LeftOutTests.reason(SwiftFile(path: "/p/A.swift", text: text))
    if let reason { #expect(found?.hasPrefix(reason) == true) } else { #expect(found == nil) }
  }

  @Test func theOtherFilesOfAProjectsTestsRunWithoutTheirPackage() throws {
    let place = try Place([
      "A.swift": "import Testing\n", "B.swift": "import SnapshotTesting\n", "C.swift": "XCUIDevice.shared",
    ])
    var app = FileProject(name: "App", folder: place.path, sources: [], resources: [], arguments: [])
    func tests(_ name: String, _ files: [String]) -> FileProject {
      FileProject(
        name: name, folder: place.path, sources: files.map { "\(place.path)/\($0)" }, resources: [], arguments: [])
    }
    app.tests = [tests("AppTests", ["A.swift", "B.swift"]), tests("MoreTests", ["C.swift"])]
    app.tests[0].products = ["SnapshotTesting", "Prices"].map { PackageProduct(name: $0, source: .folder("/\($0)")) }
    let leftOut = try app.leaveOutTests()
    #expect(leftOut.map(\.path) == ["\(place.path)/B.swift", "\(place.path)/C.swift"])
    #expect(app.tests.map(\.sources) == [["\(place.path)/A.swift"]])
    #expect(app.tests[0].products.map(\.name) == ["Prices"])
  }
}
