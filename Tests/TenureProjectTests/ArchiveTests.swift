import Foundation
import Testing

@testable import TenureProject

@Suite struct ArchiveTests {
  private func place() throws -> Place {
    try Place([
      "place/installation.json": """
      {"toolchain": "6.3.1 (swift-6.3.1-RELEASE)", "revision": "a", "date": "b", "seconds": 1, "modules": {}, "headers": [],
       "systemHeaders": [], "programObjects": [],
       "testObjects": [], "testLibraries": [], "calledObjects": [], "macros": []}
      """,
      "place/bin/tenure": "", "place/bin/setup": "", "place/bin/libSwiftSyntax.so": "", "place/lib/libTenure.so": "",
      "place/builds/App/App": "", "place/share/toolset.json": "of another folder",
    ])
  }

  @Test func `an archive holds what is installed, without builds and without this machine's toolchain`() throws {
    let place = try place()
    let installation = try Installation(folder: "\(place.path)/place")
    try Archive(installation).write(to: "\(place.path)/tenure.tar.gz")
    let list = try Program(path: "/usr/bin/env", arguments: ["tar", "-tzf", "\(place.path)/tenure.tar.gz"]).run()
    #expect(
      list.output.split(separator: "\n").filter { !$0.hasSuffix("/") }.sorted() == [
        "tenure/bin/setup", "tenure/bin/tenure", "tenure/installation.json", "tenure/lib/libTenure.so",
        "tenure/share/toolset.json",
      ])
  }

  @Test func `what is no archive, and a folder that is not there, are said`() throws {
    let place = try place()
    let archive = Archive(try Installation(folder: "\(place.path)/place"))
    #expect(
      throws: ProjectFailure(.misuse, "\(place.path)/tenure.zip is to be a 'tar.gz'. Name it so: tenure-linux.tar.gz.")
    ) { try archive.write(to: "\(place.path)/tenure.zip") }
    #expect(
      throws: ProjectFailure(
        .misuse, "There is no folder \(place.path)/no. Make it first, or name another place.")
    ) { try archive.write(to: "\(place.path)/no/tenure.tar.gz") }
  }

  @Test func `the files for swift build name the folder that they are in after it was moved`() throws {
    let place = try place()
    _ = Doctor(folder: "\(place.path)/place")
    let text = try String(contentsOfFile: "\(place.path)/place/share/toolset.json", encoding: .utf8)
    #expect(text.contains("\(place.path)/place/modules/core"))
  }

  @Test func `charts and objects are found with the usual toolset, and each other module with one more`() throws {
    let place = try place()
    try Installation(folder: "\(place.path)/place").writeToolsets()
    func modules(_ name: String) throws -> [String] {
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(place.path)/place/share/\(name)"))
      let flags = try JSONDecoder().decode(Toolset.self, from: data).swiftCompiler.extraCLIOptions
      return flags.filter { $0.contains("/modules/") }.map { ($0 as NSString).lastPathComponent }
    }
    #expect(try modules("toolset.json") == ["core", "charts", "data", "libraries"])
    #expect(try modules("toolset-UIKit.json") == ["uiKit"])
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(place.path)/place/share").sorted()
    #expect(
      names == [
        "toolset-AVFoundation.json", "toolset-CoreGraphics.json", "toolset-CoreLocation.json", "toolset-PhotosUI.json",
        "toolset-StoreKit.json", "toolset-UIKit.json", "toolset-UserNotifications.json", "toolset-os.json",
        "toolset-tests.json", "toolset.json",
      ])
  }

  @Test func `an SDK for the package manager names the toolset, and its root leads to the toolchain`() throws {
    let place = try place()
    let toolchain = try Toolchain()
    _ = Doctor(folder: "\(place.path)/place")
    let share = "\(place.path)/place/share"
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(share)/sdk/tenure.artifactbundle/tenure/swift-sdk.json"))
    let sdk = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let target = try #require((sdk["targetTriples"] as? [String: [String: Any]])?[toolchain.targetInfo().triple])
    #expect(target["toolsetPaths"] as? [String] == ["\(share)/toolset.json"])
    let root = try #require(target["sdkRootPath"] as? String)
    for path in ["usr/lib/swift/linux/libswiftCore.so", "usr/include", "lib", "etc"] {
      #expect(FileManager.default.fileExists(atPath: "\(root)/\(path)"), "\(path)")
    }
    // Again, over what is there.
    #expect(Doctor(folder: "\(place.path)/place").lines.allSatisfy { !$0.contains("cannot be written") })
  }
}
