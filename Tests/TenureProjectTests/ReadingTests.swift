import Foundation
import Testing

@testable import TenureProject

@Suite struct ReadingTests {
  @Test func aFolderIsReadWithWhatLiesInItAndWithoutItsTests() throws {
    let place = try Place([
      "App.swift": "", "Views/Row.swift": "", "AppTests/T.swift": "", ".build/x.swift": "",
      "Art.xcassets/a.imageset/Contents.json": "", "data.json": "", "Terms.md": "", "Rates.plist": "", "Info.plist": "",
      "App.entitlements": "",
    ])
    guard case .files(let files) = try Project(at: place.path) else {
      Issue.record("no files")
      return
    }
    #expect(files.sources == ["\(place.path)/App.swift", "\(place.path)/Views/Row.swift"])
    let names = files.resources.map { ($0 as NSString).lastPathComponent }
    #expect(names == ["Art.xcassets", "Rates.plist", "Terms.md", "data.json"])
  }

  @Test("A module that Apple's libraries ask for is found where a file imports it outright, and nowhere else")
  func imports() {
    let asking = SwiftFile(
      path: "A.swift", text: "import SwiftUI\n#if canImport(UIKit)\nimport UIKit\n#else\nimport os\n#endif\n")
    #expect(asking.imports == ["SwiftUI", "UIKit", "os"])
    #expect(asking.outrightImports == ["SwiftUI"])
    #expect(ModuleGroup.imported(by: [asking]) == [])
    let logging = SwiftFile(path: "B.swift", text: "#if DEBUG\nlet a = 1\n#endif\nimport OSLog\n")
    #expect(ModuleGroup.imported(by: [asking, logging]) == [.log])
    let drawing = SwiftFile(path: "C.swift", text: "@preconcurrency import UIKit\nimport struct os.Logger\n")
    #expect(ModuleGroup.imported(by: [drawing]) == [.log, .uiKit])
    let parts = SwiftFile(path: "F.swift", text: "import os.log\nimport CoreGraphics\n")
    #expect(ModuleGroup.imported(by: [parts]) == [.log, .graphics])
    let plotting = SwiftFile(path: "D.swift", text: "#if canImport(Charts)\nimport Charts\n#endif\n")
    #expect(ModuleGroup.imported(by: [plotting]) == [.charts])
    let keeping = SwiftFile(path: "E.swift", text: "import SwiftData\n")
    #expect(ModuleGroup.imported(by: [keeping]) == [.data])
  }

  @Test func `expected failures are there where a file mentions them and the project has none of its own`() {
    let failing = SwiftFile(path: "A.swift", text: "import XCTest\nfunc a() { XCTExpectFailure { XCTFail() } }\n")
    #expect(ModuleGroup.imported(by: [failing]) == [.xctest])
    let own = SwiftFile(path: "B.swift", text: "#if os(Linux)\nfunc XCTExpectFailure(_ body: () -> Void) {}\n#endif\n")
    #expect(ModuleGroup.imported(by: [failing, own]) == [])
  }

  @Test func `what only Objective-C understands is left out, and lines and columns stay`() {
    let file = SwiftFile(
      path: "A.swift",
      text: """
        @objc class Model: NSObject { @objc(go) func go(_ é: Int) {} }
        send(#selector(UIResponder.resignFirstResponder), to: nil); send(#selector(go(_:)), to: nil)
        @main struct A {}
        """)
    #expect(
      file.source == """
              class Model: NSObject {           func go(_ é: Int) {} }
        send(.init("resignFirstResponder")              , to: nil); send(.init("go")      , to: nil)
        @main struct A {}
        """)
    #expect(file.withoutMains.hasSuffix("\n      struct A {}"))
    #expect(SwiftFile(path: "B.swift", text: "let a = 1").source == "let a = 1")
  }

  @Test func aPackageGoesBeforeAProjectAndAProjectBeforeFiles() throws {
    let package = try Place(["Package.swift": "", "A.xcodeproj/project.pbxproj": ""])
    guard case .package(let folder) = try Project(at: package.path) else {
      Issue.record("no package")
      return
    }
    #expect(folder == package.path)
    let two = try Place(["A.xcodeproj/x": "", "B.xcodeproj/x": "", "C.swift": ""])
    let path = two.path
    #expect(
      throws: ProjectFailure(
        .misuse, "There are several Xcode projects at \(path): A.xcodeproj, B.xcodeproj. Name one.")
    ) { try Project(at: path) }
  }

  @Test func whatIsNoProjectIsSaid() throws {
    let place = try Place(["notes.txt": ""])
    let path = place.path
    #expect(
      throws: ProjectFailure(
        .misuse,
        "\(path)/notes.txt is a file ending in '.txt'. Name a Swift file, a folder, a package or an Xcode project.")
    ) { try Project(at: "\(path)/notes.txt") }
    #expect(
      throws: ProjectFailure(
        .misuse, "There is no Swift file, package or Xcode project at \(path). Name the folder that holds one.")
    ) { try Project(at: path) }
  }

  @Test func aNameBecomesOneThatAModuleMayHave() {
    #expect(Paths.moduleName("My App") == "My_App")
    #expect(Paths.moduleName("2048") == "_2048")
    #expect(Paths.moduleName("Café") == "Caf_")
  }

  @Test func targetsAreFollowedToWhatTheyNeedAndMacrosStandApart() {
    let graph = PackageGraph(
      [
        "targets": [
          [
            "name": "A", "type": "regular",
            "dependencies": [["byName": ["B", NSNull()]], ["byName": ["M", NSNull()]]],
          ],
          ["name": "B", "type": "regular", "dependencies": [["target": ["C", NSNull()]]]],
          ["name": "C", "type": "system", "settings": []],
          ["name": "M", "type": "macro", "dependencies": [["byName": ["D", NSNull()]]]],
          ["name": "D", "type": "regular"],
        ] as [[String: Any]]
      ], folder: "/p")
    let (modules, macros) = graph.closure(of: ["A"])
    #expect(modules == ["A", "B", "C"])
    #expect(macros == ["M"])
    #expect(graph.headers(of: "C") == "/p/Sources/C")
    #expect(graph.headers(of: "A") == nil)
  }

  @Test func anInstallationThatIsNotThereSaysWhatToDo() throws {
    let place = try Place()
    let path = place.path
    #expect(
      throws: ProjectFailure(
        .installation,
        "There is no installation at \(path). Run './tenure install' in Tenure's sources, or name its folder in TENURE_HOME."
      )
    ) { try Installation(folder: path) }
    #expect(!Doctor(folder: path).isWell)
  }
}
