import Foundation
import OddCode
import TenureCheck
import Testing

/// Programs whose graphs grow by chance: every rule comes to its end, and what it looks up grows with the code, not with
/// the ways through it.
///
/// `TENURE_FUZZ_SEED` repeats a run, `TENURE_GRAPHS` makes it longer or shorter.
@Suite struct GraphFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["TENURE_FUZZ_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...(.max))
  private static let count = environment["TENURE_GRAPHS"].flatMap { Int($0) } ?? 60

  /// Names and types looked up for each line of code, at the most; it is less than three.
  private static let budget = 12

  @Test func small() {
    print("TENURE_FUZZ_SEED=\(Self.seed)")
    for round in 0..<Self.count {
      let seed = Self.seed &+ UInt64(round) &* 0x9E37_79B9_7F4A_7C15
      check(GrownProject(seed: seed, views: 2 + round % 30), "seed \(seed), \(2 + round % 30) views")
    }
  }

  @Test("Four times the views need no more than six times the work", arguments: [UInt64(1), 2])
  func growth(seed: UInt64) {
    let (one, four) = (work(seed, views: 150), work(seed, views: 600))
    #expect(four < 6 * one, "\(one) look-ups for 150 views, \(four) for 600")
  }

  @Test func theSameSeedGrowsTheSameProgram() {
    let texts = [5, 5, 6].map { seed in
      GrownProject(seed: seed, views: 10).files.map { $0.source.text(0..<$0.root.range.upperBound) }
    }
    #expect(texts[0] == texts[1])
    #expect(texts[0] != texts[2])
  }

  private func work(_ seed: UInt64, views: Int) -> Int {
    check(GrownProject(seed: seed, views: views), "seed \(seed), \(views) views")
  }

  @discardableResult
  private func check(_ program: GrownProject, _ name: String) -> Int {
    let files = program.files
    for note in files.flatMap(\.notes) { Issue.record("\(name): \(note.line): \(note.text)") }
    let project = Project(files: files)
    let result = Check.run(in: project, rules: AllRules.list, limit: .seconds(300))
    #expect(result.unfinished.map(\.id) == [], "\(name)")
    let lines = files.reduce(0) { $0 + $1.source.lineCount }
    #expect(project.lookUps < Self.budget * lines, "\(name): \(lines) lines")
    return project.lookUps
  }
}
