import Foundation
import Testing

@testable import TenureProject

@Suite struct FlagsTests {
  private let place: String
  private let installation: Installation

  init() throws {
    place = FileManager.default.temporaryDirectory.appending(path: "tenure-flags-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    let note = """
      {"toolchain": "6.3.1", "revision": "a", "date": "b", "seconds": 1, "modules": {}, "headers": [], "systemHeaders": [],
       "programObjects": ["Gate.o"], "testObjects": ["Clock.o"], "testLibraries": ["dispatch"],
       "calledObjects": ["Expected.o"], "macros": []}
      """
    try Data(note.utf8).write(to: URL(fileURLWithPath: "\(place)/installation.json"))
    installation = try Installation(folder: place)
    try FileManager.default.removeItem(atPath: place)
  }

  @Test func `what stands before the system's functions is linked into tests, and comes before the libraries`() {
    let flags = Flags(installation, groups: [.core, .testing])
    #expect(
      flags.linker == [
        "-L", "\(place)/lib", "-rpath", "\(place)/lib", "--as-needed", "-lTenureTesting", "-lTenure",
        "\(place)/lib/Gate.o", "\(place)/lib/Clock.o", "-ldispatch",
      ])
  }

  @Test func `what stands before Foundation's functions is linked into programs as well`() {
    #expect(Flags(installation, groups: [.core]).linker.suffix(2) == ["-lTenure", "\(place)/lib/Gate.o"])
  }

  @Test func `expected failures are imported without a line, and linked into the tests that call them`() {
    let flags = Flags(installation, groups: [.core, .xctest])
    #expect(flags.compiler.suffix(2) == ["-Xfrontend", "TenureXCTest"])
    #expect(flags.linker.suffix(3) == ["--start-lib", "\(place)/lib/Expected.o", "--end-lib"])
    #expect(!Flags(installation, groups: [.core]).compiler.contains("TenureXCTest"))
  }
}
