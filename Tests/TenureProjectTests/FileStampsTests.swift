import Foundation
import Testing

@testable import TenureProject

@Suite struct FileStampsTests {
  @Test func filesThatAreWrittenNewOrGoneAreChanges() throws {
    let place = try Place(["App.swift": "let a = 1", "Views/Row.swift": "let b = 1", "Old.swift": ""])
    let before = FileStamps(at: place.path)
    #expect(FileStamps(at: place.path).changes(since: before) == [])
    try place.write("let b = 12", to: "Views/Row.swift")
    try place.write("let c = 1", to: "Views/New.swift")
    try FileManager.default.removeItem(atPath: "\(place.path)/Old.swift")
    let changes = FileStamps(at: place.path).changes(since: before)
    #expect(changes == ["Old.swift", "Views/New.swift", "Views/Row.swift"].map { "\(place.path)/\($0)" })
  }

  @Test func whatBuildsAndToolsKeepIsNoChange() throws {
    let place = try Place(["App.swift": ""])
    let before = FileStamps(at: place.path)
    for name in [".build/x.o", ".git/index", "DerivedData/x", "App.xcodeproj/xcuserdata/state"] {
      try place.write("1", to: name)
    }
    #expect(FileStamps(at: place.path).changes(since: before) == [])
  }

  @Test func ofASingleFileOnlyThatIsWatched() throws {
    let place = try Place(["App.swift": "1", "Other.swift": "1"])
    let before = FileStamps(at: "\(place.path)/App.swift")
    try place.write("22", to: "Other.swift")
    #expect(FileStamps(at: "\(place.path)/App.swift").changes(since: before) == [])
    try place.write("22", to: "App.swift")
    #expect(FileStamps(at: "\(place.path)/App.swift").changes(since: before) == ["\(place.path)/App.swift"])
  }

  @Test(arguments: [
    ("/p/App.xcodeproj", "/p"), ("/p/Package.swift", "/p"), ("/p/App.swift", "/p/App.swift"), ("/p/", "/p"),
  ])
  func ofAProjectItsFolderIsWatched(path: String, place: String) { #expect(Paths.watched(path) == place) }

  @Test("What was made of a file is forgotten when it has changed since the last build, by whatever time it was saved")
  func builtFiles() throws {
    let place = try Place(["App.swift": "let a = 1", "Row.swift": "let b = 1"])
    let files = ["App.swift", "Row.swift"].map { "\(place.path)/\($0)" }
    let built = BuiltFiles(path: "\(place.path)/built/stamps.json")
    func build() throws -> [Bool] {
      try built.note(FileStamps(of: files)) { changed in changed.map { $0 + ".o" } }
      let isMade = files.map { FileManager.default.fileExists(atPath: $0 + ".o") }
      for file in files { try Data().write(to: URL(fileURLWithPath: file + ".o")) }
      return isMade
    }
    try place.write("", to: "built/folder")
    for file in files { try place.write("", to: "\((file as NSString).lastPathComponent).o") }
    #expect(try build() == [false, false])
    #expect(try build() == [true, true])
    try place.write("let b = 12", to: "Row.swift")
    #expect(try build() == [true, false])
    #expect(try build() == [true, true])
    try place.write("damaged", to: "built/stamps.json")
    #expect(try build() == [false, false])
    #expect(try build() == [true, true])
  }

  @Test func packagesAndFilesBesideAProjectAreWatchedAsWell() throws {
    let place = try Place([
      "Shop/Package.swift":
        #"let package = Package(dependencies: [.package(path: "../Prices"), .package(path: "Own")])"#,
      "Shop/Own/Package.swift": "", "Prices/Package.swift": "", "Prices/Sources/Prices/A.swift": "1",
      "Lists/Till.xcodeproj/project.pbxproj": """
      { objects = {
        root = { targets = (app); mainGroup = main; };
        main = { isa = PBXGroup; children = (file, shared); sourceTree = "<group>"; };
        file = { isa = PBXFileReference; path = App.swift; sourceTree = "<group>"; };
        shared = { isa = PBXFileReference; path = ../Shared/S.swift; sourceTree = "<group>"; };
        app = { isa = PBXNativeTarget; name = Till; productType = "com.apple.product-type.application";
          buildPhases = (sources); };
        sources = { isa = PBXSourcesBuildPhase; files = (one, two); };
        one = { isa = PBXBuildFile; fileRef = file; }; two = { isa = PBXBuildFile; fileRef = shared; };
      }; rootObject = root; }
      """, "Lists/App.swift": "", "Shared/S.swift": "",
    ])
    #expect(Paths.allWatched("\(place.path)/Shop") == ["\(place.path)/Shop", "\(place.path)/Prices"])
    #expect(
      Paths.allWatched("\(place.path)/Lists/Till.xcodeproj") == [
        "\(place.path)/Lists", "\(place.path)/Shared/S.swift",
      ])
    #expect(Paths.allWatched("\(place.path)/nothing") == ["\(place.path)/nothing"])
    let before = FileStamps(at: Paths.allWatched("\(place.path)/Shop"))
    try place.write("22", to: "Prices/Sources/Prices/A.swift")
    let now = FileStamps(at: Paths.allWatched("\(place.path)/Shop"))
    #expect(now.changes(since: before) == ["\(place.path)/Prices/Sources/Prices/A.swift"])
    #expect(now.keeping(before) == before)
  }
}
