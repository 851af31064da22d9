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
}
