import Testing

@testable import TenureProject

/// Tests that need a phone or a Mac.
@Suite struct LeftOutTestsTests {
  @Test(arguments: [
    ("import XCTest\nlet app = XCUIApplication()", "'XCUIApplication' presses the buttons of a phone. "),
    ("import SnapshotTesting", "'SnapshotTesting' compares with pictures that Apple's systems draw. "),
    ("// no XCUIApplication\nimport XCTest", nil), ("let name = \"SnapshotTesting\"", nil),
    (
      "let host = UIHostingController(rootView: Card())",
      "'UIHostingController' shows views in UIKit, which is not here. "
    ),
    ("final class Host: NSWindow {}", "'NSWindow' shows views in AppKit, which is not here. "),
    ("#if canImport(UIKit)\nlet host = UIWindow()\n#endif", nil),
    ("#if os(iOS)\nlet app = XCUIApplication()\n#else\nlet a = 1\n#endif", nil),
    ("#if !os(macOS)\nlet host = UIWindow()\n#endif", "'UIWindow' shows views in UIKit, which is not here. "),
    ("let name = \"UIWindow\" // UIWindow", nil),
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

  @Test func whereNothingIsLeftOfAProjectsTestsItIsSaidWhy() throws {
    let place = try Place([
      "Shop.xcodeproj/project.pbxproj": XcodeFixture(targets: [
        .init(name: "Shop"), .init(name: "ShopTests", kind: "bundle.unit-test"),
      ]).text, "Shop/A.swift": "", "ShopTests/B.swift": "import SnapshotTesting",
      "home/installation.json": """
      {"toolchain": "a", "revision": "a", "date": "b", "seconds": 1, "modules": {}, "headers": [], "systemHeaders": [],
       "programObjects": [], "testObjects": [], "testLibraries": [], "calledObjects": [], "macros": []}
      """,
    ])
    var said: [String] = []
    let commands = Commands(
      installation: try Installation(folder: "\(place.path)/home"), toolchain: try Toolchain(),
      say: { said.append($0) },
      write: { _ in })
    let path = place.path
    #expect(throws: ProjectFailure.self) { _ = try commands.test(path, []) }
    #expect(said.count == 1 && said[0].hasPrefix("ShopTests/B.swift is left out: 'SnapshotTesting' compares"))
  }
}
