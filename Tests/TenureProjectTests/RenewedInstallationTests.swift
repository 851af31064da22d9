import Foundation
import Testing

@testable import TenureProject

/// An installation and a toolchain that it was not built with.
@Suite struct RenewedInstallationTests {
  private static func note(_ toolchain: String, sources: String?) -> String {
    """
    {"toolchain": "\(toolchain)", "revision": "a", "date": "b", "seconds": 1, "modules": {}, "headers": [],
     "systemHeaders": [], "programObjects": [],
     "testObjects": [], "testLibraries": [], "calledObjects": [], "macros": []
     \(sources.map { ", \"sources\": \"\($0)\"" } ?? "")}
    """
  }

  private func place(sources: Bool) throws -> Place {
    let place = try Place(["sources/tenure": ""])
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(place.path)/sources/tenure")
    try place.write(
      Self.note("5.0", sources: sources ? "\(place.path)/sources" : nil), to: "home/installation.json")
    return place
  }

  @Test func itIsBuiltAnewWhereTheSourcesAreKnown() throws {
    let place = try place(sources: true)
    let toolchain = try Toolchain()
    var said: [String] = []
    var asked: [String] = []
    let home = "\(place.path)/home"
    let path = place.path
    let renewed = try Installation(folder: home).made(with: toolchain) {
      said.append($0)
    } install: { script, arguments in
      asked = [script] + arguments
      let note = Self.note(toolchain.version, sources: "\(path)/sources")
      try Data(note.utf8).write(to: URL(fileURLWithPath: "\(home)/installation.json"))
      return 0
    }
    #expect(asked == ["\(place.path)/sources/tenure", "install", "--prefix", home])
    #expect(renewed.note.toolchain == toolchain.version)
    #expect(
      said == [
        "The installation at \(home) was built with Swift 5.0, and 'swiftc' on the PATH is \(toolchain.version): it is built anew from \(place.path)/sources."
      ])
    // Once is enough.
    _ = try renewed.made(with: toolchain, say: { _ in Issue.record("It says something.") })
  }

  @Test func whereTheyAreNotKnownOrDoNotBuildItIsSaid() throws {
    let toolchain = try Toolchain()
    let unknown = try place(sources: false)
    let installation = try Installation(folder: "\(unknown.path)/home")
    #expect(throws: ProjectFailure.self) {
      try installation.made(with: toolchain, say: { _ in }) { _, _ in
        Issue.record("It is built anew.")
        return 0
      }
    }
    let known = try place(sources: true)
    let (home, script) = ("\(known.path)/home", "\(known.path)/sources/tenure")
    #expect(
      throws: ProjectFailure(
        .installation,
        "'\(script) install --prefix \(home)' ended with 1. Its own words are above. Put Swift 5.0 on the PATH, or try it by hand."
      )
    ) { try Installation(folder: home).made(with: toolchain, say: { _ in }) { _, _ in 1 } }
  }
}
