import Foundation
import Testing

@testable import TenureProject

/// Files of a project are those of the program's main bundle.
@Suite struct ProgramResourcesTests {
  @Test func theMainBundleHasTheFilesAndTheFoldersAndNoOldOnes() throws {
    let place = try Place()
    try place.write("words", to: "App/start.txt")
    try place.write("old", to: "App/old.txt")
    try place.write("\"one\" = \"un\";", to: "App/fr.lproj/Localizable.strings")
    try place.write("program", to: "build/app")
    let app = "\(place.path)/App"
    let files = ["\(app)/start.txt", "\(app)/old.txt", "\(app)/fr.lproj"]
    try ProgramResources.copy(files, beside: "\(place.path)/build/app")
    try ProgramResources.copy([files[0], files[2]], beside: "\(place.path)/build/app")

    // Where Foundation looks for the files of a program in this folder.
    let bundle = try #require(Bundle(path: "\(place.path)/build"))
    let url = try #require(bundle.url(forResource: "start", withExtension: "txt"))
    #expect(try String(contentsOf: url, encoding: .utf8) == "words")
    #expect(bundle.url(forResource: "start.txt", withExtension: nil) != nil)
    #expect(bundle.url(forResource: "old", withExtension: "txt") == nil)
    let table = bundle.path(
      forResource: "Localizable", ofType: "strings", inDirectory: nil, forLocalization: "fr")
    #expect(table != nil)
  }

  @Test func cataloguesAndLanguagesOfOneNameBecomeOne() throws {
    let place = try Place([
      "App/Assets.xcassets/a.imageset/Contents.json": "{}", "App/Assets.xcassets/Contents.json": "app",
      "Kit/Assets.xcassets/b.imageset/Contents.json": "{}", "Kit/Assets.xcassets/Contents.json": "kit",
      "App/en.lproj/Localizable.strings": "\"one\" = \"App\";",
      "Kit/en.lproj/Localizable.strings": "\"one\" = \"Kit\";\n\"two\" = \"Kit\";", "Kit/en.lproj/Kit.strings": "",
      "App/Localizable.xcstrings": #"{"strings": {"a": {"comment": "App"}}, "version": "1.0"}"#,
      "Kit/Localizable.xcstrings": #"{"strings": {"a": {"comment": "Kit"}, "b": {}}, "version": "1.0"}"#,
      "build/app": "",
    ])
    let names = ["Assets.xcassets", "en.lproj", "Localizable.xcstrings"]
    let files = ["App", "Kit"].flatMap { folder in names.map { "\(place.path)/\(folder)/\($0)" } }
    try ProgramResources.copy(files, beside: "\(place.path)/build/app")
    let made = "\(place.path)/build/app.resources"
    func text(_ path: String) throws -> String { try String(contentsOfFile: "\(made)/\(path)", encoding: .utf8) }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: "\(made)/Assets.xcassets").sorted() == [
        "Contents.json", "a.imageset", "b.imageset",
      ])
    #expect(try text("Assets.xcassets/Contents.json") == "app")
    #expect(FileManager.default.fileExists(atPath: "\(made)/en.lproj/Kit.strings"))
    let bundle = try #require(Bundle(path: "\(place.path)/build"))
    let table = try #require(
      bundle.path(forResource: "Localizable", ofType: "strings", inDirectory: nil, forLocalization: "en"))
    let texts = try Data(contentsOf: URL(fileURLWithPath: table))
    #expect(try PropertyListDecoder().decode([String: String].self, from: texts) == ["one": "App", "two": "Kit"])
    #expect(try text("Localizable.xcstrings") == #"{"strings":{"a":{"comment":"App"},"b":{}},"version":"1.0"}"#)
  }

  @Test func theMainBundleHasTheInformationOfTheApp() throws {
    let place = try Place(["build/app": ""])
    let list = "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>com.a.shop</string></dict></plist>"
    try ProgramResources.copy([], information: list, beside: "\(place.path)/build/app")
    let bundle = try #require(Bundle(path: "\(place.path)/build"))
    #expect(bundle.bundleIdentifier == "com.a.shop")
  }
}
