import Foundation
import TenureCheck
import Testing

/// What stands where a file should be: none of it holds the run up, and each is said.
@Suite struct ObstacleTests {
  private let root: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("Obstacles-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data("let a = 1".utf8).write(to: root.appendingPathComponent("a.swift"))
  }

  private func read(_ change: (URL) throws -> Void = { _ in }) throws -> [String: [String]] {
    let files = try SwiftFiles([root.path]).files
    try change(root)
    // A limit that no machine comes near: what is met here must not need it.
    let facts = ProjectReader.read(files, threads: 2, limit: .seconds(3_600))
    return Dictionary(
      uniqueKeysWithValues: facts.map {
        ($0.path.split(separator: "/").last.map(String.init) ?? "", $0.notes.map(\.text))
      })
  }

  private static let leftOut = ["The file is left out: it cannot be opened, or is no ordinary file."]

  @Test func aPipeThatNobodyWritesToIsLeftOut() throws {
    let pipe = Process()
    pipe.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    pipe.arguments = ["mkfifo", root.appendingPathComponent("pipe.swift").path]
    try pipe.run()
    pipe.waitUntilExit()
    #expect(try read() == ["a.swift": [], "pipe.swift": Self.leftOut])
  }

  @Test func aDeviceIsLeftOut() throws {
    try FileManager.default.createSymbolicLink(
      atPath: root.appendingPathComponent("zero.swift").path, withDestinationPath: "/dev/zero")
    #expect(try read() == ["a.swift": [], "zero.swift": Self.leftOut])
  }

  @Test func aFileThatGoesAwayBeforeItIsReadIsLeftOut() throws {
    try Data("let b = 1".utf8).write(to: root.appendingPathComponent("b.swift"))
    let found = try read { try FileManager.default.removeItem(at: $0.appendingPathComponent("b.swift")) }
    #expect(found == ["a.swift": [], "b.swift": Self.leftOut])
  }

  @Test func aFileThatBecomesAFolderIsLeftOut() throws {
    let found = try read {
      let place = $0.appendingPathComponent("a.swift")
      try FileManager.default.removeItem(at: place)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    }
    #expect(found == ["a.swift": Self.leftOut])
  }

  @Test func aFileThatIsWrittenWhileItIsReadIsReadAsFarAsItWent() throws {
    let place = root.appendingPathComponent("a.swift")
    let long = Data(String(repeating: "let b = 1\n", count: 20_000).utf8)
    let writer = Thread {
      for count in 0..<200 { try? long.prefix(count * 1_000).write(to: place) }
    }
    writer.start()
    for _ in 0..<20 { #expect(try read().keys.sorted() == ["a.swift"]) }
  }

  @Test func tenThousandBracketsAreReadOrReported() {
    for (open, close) in [("(", ")"), ("{", "}"), ("[", "]")] {
      let text = "let a = " + String(repeating: open, count: 10_000) + String(repeating: close, count: 10_000)
      let facts = ProjectReader.onAllCores([text]) { FileReader.facts(path: "A.swift", bytes: Array($0.utf8)) }
      #expect(facts.first?.notes.isEmpty == false)
    }
  }

  @Test func aLineOfHalfAMillionCharactersIsReadWhole() {
    let text = "let a = [" + String(repeating: "\"abcdefgh\", ", count: 40_000) + "]\nlet b = 1"
    let facts = FileReader.facts(path: "A.swift", bytes: Array(text.utf8))
    #expect(facts.notes.isEmpty)
    #expect(facts.all.contains { $0.name == "b" })
    #expect(facts.all.count { $0.kind == .stringLiteral } == 40_000)
  }
}
