import Foundation
import Testing

@testable import TenureProject

@Suite struct LocalPackagesTests {
  private func place() throws -> Place {
    try Place([
      "Views/Package.swift": #"let package = Package(dependencies: [.package(name: "Core", path: "../Core")])"#,
      "Views/Sources/Views/Card.swift": "let card = 1\n", "Views/Tests/ViewsTests/CardTests.swift": "",
      "Core/Package.swift": #"let package = Package(targets: [.target(name: "CoreModel")])"#,
      "Core/Sources/CoreModel/Model.swift": "let model = 1\n",
    ])
  }

  @Test func packagesThatPackagesNameByPathAreFound() throws {
    let place = try place()
    let packages = LocalPackages(["\(place.path)/Views"])
    #expect(packages.folders == ["\(place.path)/Core", "\(place.path)/Views"])
    #expect(
      packages.files == [
        "\(place.path)/Core/Sources/CoreModel/Model.swift", "\(place.path)/Views/Sources/Views/Card.swift",
      ])
    #expect(packages.modules == ["CoreModel"])
    #expect(packages.own("\(place.path)/Core/Sources/CoreModel/Model.swift"))
    #expect(!packages.own("\(place.path)/CoreText/A.swift"))
  }

  @Test func whereOneFileSaysSomethingElseAllAreCopiesThatNameOneAnother() throws {
    let place = try place()
    let packages = LocalPackages(["\(place.path)/Views"])
    #expect(try packages.places(for: ["\(place.path)/Other.swift": ""], in: "\(place.path)/copies").isEmpty)
    let model = "\(place.path)/Core/Sources/CoreModel/Model.swift"
    let places = try packages.places(for: [model: "let model = 2\n"], in: "\(place.path)/copies")
    let views = try #require(places["\(place.path)/Views"])
    let core = try #require(places["\(place.path)/Core"])
    #expect(core.hasSuffix("/Core") && views.hasSuffix("/Views"))
    #expect(
      try String(contentsOfFile: "\(core)/Sources/CoreModel/Model.swift", encoding: .utf8)
        == "#sourceLocation(file: \"\(model)\", line: 1)\nlet model = 2\n")
    let manifest = try String(contentsOfFile: "\(views)/Package.swift", encoding: .utf8)
    #expect(manifest == "let package = Package(dependencies: [.package(name: \"Core\", path: \"\(core)\")])")
    // A link: a change of the file is seen.
    try place.write("let card = 3\n", to: "Views/Sources/Views/Card.swift")
    #expect(try String(contentsOfFile: "\(views)/Sources/Views/Card.swift", encoding: .utf8) == "let card = 3\n")
  }

  @Test func packagesInFoldersAreCompiledAsTheAppIs() throws {
    let place = try place()
    let card = "\(place.path)/Views/Sources/Views/Card.swift"
    try place.write("#if os(iOS)\n@objc func a() {}\n#endif\n", to: "Views/Sources/Views/Card.swift")
    var app = FileProject(name: "App", folder: place.path, sources: [], resources: [], arguments: [])
    app.products = [PackageProduct(name: "Views", source: .folder("\(place.path)/Views"))]
    #expect(try app.packageTexts() == [card: "#if true   \n      func a() {}\n#endif\n"])
    // With what was left out of it.
    let rest = "#if os(iOS)\n#endif\n"
    #expect(try app.replacing([card: rest]).packageTexts() == [card: "#if true   \n#endif\n"])
    app.platform = .linux
    #expect(try app.packageTexts().isEmpty)
  }

  @Test func whatIsGoneFromAFolderGoesFromItsCopy() throws {
    let place = try place()
    let copy = LinkedFolder(original: "\(place.path)/Core", folder: "\(place.path)/copy", others: ["Added"])
    try place.write("", to: "copy/Added/Shown.swift")
    try copy.write([:]) { $0 }
    try FileManager.default.removeItem(atPath: "\(place.path)/Core/Sources/CoreModel/Model.swift")
    try copy.write([:]) { $0 }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(place.path)/copy/Sources/CoreModel").isEmpty)
    #expect(FileManager.default.fileExists(atPath: "\(place.path)/copy/Package.swift"))
    #expect(FileManager.default.fileExists(atPath: "\(place.path)/copy/Added/Shown.swift"))
  }
}
