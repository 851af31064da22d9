import Foundation
import TenureCheck
import Testing

@Suite struct TimeLimitTests {
  @Test func aFileThatTakesTooLongIsLeftOutAndTheOthersAreRead() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Limit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Large enough to take seconds however fast the machine is.
    let long = String(repeating: "let a = b.c(d).e { f in f + [1, 2, 3] }\n", count: 150_000)
    try Data(long.utf8).write(to: folder.appendingPathComponent("A.swift"))
    for index in 0..<4 { try Data("let b = 1".utf8).write(to: folder.appendingPathComponent("B\(index).swift")) }
    let files = try SwiftFiles([folder.path]).files
    var steps: [Int] = []
    let facts = ProjectReader.read(files, threads: 1, limit: .milliseconds(200)) { done, total in
      #expect(total == 5)
      steps.append(done)
    }
    #expect(
      facts.map { ($0.path as NSString).lastPathComponent } == [
        "A.swift", "B0.swift", "B1.swift", "B2.swift", "B3.swift",
      ])
    #expect(facts[0].notes.map(\.text) == ["The file is left out: reading it takes longer than 0.2 seconds."])
    #expect(facts.dropFirst().allSatisfy { $0.all.contains { $0.name == "b" } })
    #expect(steps == steps.sorted())
  }
}
