import Foundation
import TenureCheck
import Testing

@Suite struct SwiftFilesTests {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("SwiftFiles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
  }

  private func write(_ paths: String...) throws {
    for path in paths {
      let place = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("let a = 1".utf8).write(to: place)
    }
  }

  private func found(_ paths: String...) throws -> [String] {
    let files = try SwiftFiles(paths.isEmpty ? [root.path] : paths.map { root.appendingPathComponent($0).path })
    return files.files.map { "\($0.path.dropFirst(root.path.count + 1)) \($0.standing)" }
  }

  @Test func whatOtherToolsPutThereIsLeftOut() throws {
    try write(
      "b.swift", "A/a.swift", "a.txt", ".build/x.swift", "Pods/x.swift", "Carthage/x.swift", "DerivedData/x.swift",
      ".hidden/x.swift", "A/SourcePackages/x.swift")
    #expect(try found() == ["A/a.swift product", "b.swift product"])
  }

  @Test func whatIsNotTheProductIsMarked() throws {
    try write(
      "App/a.swift", "AppTests/a.swift", "App/ATests.swift", "App/Preview Content/a.swift", "App/a.pb.swift",
      "Tests/Support/a.swift")
    #expect(
      try found() == [
        "App/ATests.swift test", "App/Preview Content/a.swift preview", "App/a.pb.swift generated",
        "App/a.swift product", "AppTests/a.swift test", "Tests/Support/a.swift test",
      ])
  }

  @Test func linksThatGoRoundAreFollowedOnce() throws {
    try write("A/a.swift")
    let links = ["A/self": ".", "A/up": "..", "other": "A", "b.swift": "A/a.swift", "gone.swift": "nothing"]
    for (link, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: root.appendingPathComponent(link).path, withDestinationPath: target)
    }
    #expect(try found() == ["A/a.swift product"])
  }

  @Test func aFileThatIsNamedTwiceIsReadOnce() throws {
    try write("A/a.swift")
    #expect(try found("A", "A/a.swift", "A") == ["A/a.swift product"])
  }

  @Test func whatIsNotThereIsAnError() throws {
    let error = #expect(throws: SwiftFiles.Missing.self) { try SwiftFiles(["nowhere/at/all"]) }
    #expect(error?.description == "There is no file or folder at 'nowhere/at/all'.")
  }
}
