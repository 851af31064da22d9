import Foundation
import Testing

/// `tenure test` and its like, before anything is built.
@Suite struct ProjectCommandTests {
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("tenure").path

  @Test(arguments: ["Nothing", "Sources/Nothing.xcodeproj"])
  func aPathThatIsNotThereIsNoReasonToTestTenure(path: String) throws {
    let work = try Workspace()
    let answer = try work.run("/bin/bash", [Self.script, "test", path])
    #expect(answer.status == 2)
    #expect(
      answer.err == """
        tenure: there is nothing at '\(path)'. Name a project, or nothing for the tests of this repository: './tenure test --filter \(path)'.

        """)
  }

  @Test(arguments: [["test", ".", "--target"], ["new", "test", "A", ".", "--target"], ["support", ".", "--target"]])
  func anAppThatIsNotNamedIsAskedFor(arguments: [String]) throws {
    let answer = try Workspace(["A.swift": ""]).tenure(arguments)
    #expect(answer.status == 2)
    #expect(answer.err == "tenure: '--target' wants a value.\n")
  }
}
