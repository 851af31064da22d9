import Foundation
import TenureCheck
import Testing

/// Fixes that no rule makes, to see what becomes of them.
@Suite struct FixPlanTests {
  private let text = "let a = 1\nlet b = 2\n"

  private func project() -> Project { Project(files: [FileReader.facts(path: "A.swift", bytes: Array(text.utf8))]) }

  private func finding(_ file: FileFacts, _ range: Range<Int>, _ text: String, isSafe: Bool = true) -> Finding {
    Finding(
      UnstableIdentity.self, at: file.root, fact: "\(range) \(text)", consequence: "", advice: "",
      fix: Fix(isSafe: isSafe, title: "", edits: [Edit(in: file, range: range, with: text)]))
  }

  private func result(_ edits: [(Range<Int>, String)]) -> (text: String?, applied: Int, refused: Int) {
    let project = project()
    let plan = FixPlan(edits.map { finding(project.files[0], $0.0, $0.1) }, in: project) { _ in true }
    return (
      plan.changes.first.map { String(decoding: $0.after, as: UTF8.self) }, plan.applied.count, plan.refused.count
    )
  }

  @Test func editsThatDoNotTouchAreAllMade() {
    #expect(result([(14..<15, "y"), (4..<5, "x")]) == ("let x = 1\nlet y = 2\n", 2, 0))
  }

  @Test func ofTwoThatTouchTheFirstIsMade() {
    #expect(result([(4..<5, "x"), (0..<5, "var z")]) == ("let x = 1\nlet b = 2\n", 1, 1))
    #expect(result([(0..<0, "public "), (0..<0, "private ")]) == ("public let a = 1\nlet b = 2\n", 1, 1))
    #expect(result([(0..<3, "var"), (3..<3, " ")]) == ("var a = 1\nlet b = 2\n", 1, 1))
  }

  @Test func whatIsWantedTwiceIsMadeOnce() {
    #expect(result([(0..<3, "var"), (0..<3, "var"), (10..<13, "var")]) == ("var a = 1\nvar b = 2\n", 3, 0))
  }

  @Test func aFileNeverParsesWorseThanBefore() {
    #expect(result([(8..<9, "("), (10..<13, "var")]) == ("let a = 1\nvar b = 2\n", 1, 1))
    #expect(result([(8..<9, "((")]) == (nil, 0, 1))
  }

  @Test func whatIsNotInTheFileIsRefused() {
    #expect(result([(0..<900, "")]) == (nil, 0, 1))
  }

  @Test func onlyTheFixesThatAreWanted() {
    let project = project()
    let findings = [
      finding(project.files[0], 4..<5, "x", isSafe: false), finding(project.files[0], 14..<15, "y"),
    ]
    let plan = FixPlan(findings, in: project) { $0.isSafe }
    #expect(plan.changes.map { String(decoding: $0.after, as: UTF8.self) } == ["let a = 1\nlet y = 2\n"])
    #expect(plan.refused.isEmpty)
  }

  @Test func aFileThatHasChangedSinceIsNotWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FixPlan-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = ["A.swift", "B.swift"].map { folder.appendingPathComponent($0).path }
    for path in paths { try text.write(toFile: path, atomically: true, encoding: .utf8) }
    let project = Project(files: paths.map { FileReader.facts(path: $0) })
    let plan = FixPlan(project.files.map { finding($0, 4..<5, "x") }, in: project) { _ in true }
    #expect(plan.changes.count == 2)
    try "// saved meanwhile\n".write(toFile: paths[1], atomically: true, encoding: .utf8)
    let error = #expect(throws: FileChanges.Refused.self) { try FileChanges.write(plan.changes) }
    #expect(
      error?.description == "'\(paths[1])' has changed since it was read. Run again. Nothing was changed.")
    #expect(try String(contentsOfFile: paths[0], encoding: .utf8) == text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["A.swift", "B.swift"])
  }
}
