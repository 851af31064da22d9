import Foundation
import OddCode
import TenureCheck
import Testing

/// Projects that somebody has half finished: programs that grow by chance, with files changed, left out and doubled. Every
/// rule comes to its end in each.
///
/// `TENURE_FUZZ_SEED` repeats a run, `TENURE_FUZZ_PROJECTS` makes it longer or shorter, and `TENURE_FUZZ_CODE` is a folder
/// whose files are to be changed instead.
@Suite struct ProjectFuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["TENURE_FUZZ_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...(.max))
  private static let count = environment["TENURE_FUZZ_PROJECTS"].flatMap { Int($0) } ?? 200

  @Test func everyRuleComesToItsEnd() {
    print("TENURE_FUZZ_SEED=\(Self.seed)")
    let unfinished = ProjectReader.onAllCores(Array(0..<Self.count)) { round -> [String] in
      let seed = Self.seed &+ UInt64(round) &* 0x9E37_79B9_7F4A_7C15
      let files = Mutation.project(seed: seed).enumerated().map { FileReader.facts(path: "F\($0).swift", bytes: $1) }
      let result = Check.run(in: Project(files: files), rules: AllRules.list, limit: .seconds(10))
      return result.unfinished.map { "\($0.id) of the project with the seed \(seed)" }
    }
    #expect(unfinished.count == Self.count)
    #expect(unfinished.flatMap(\.self) == [])
  }

  @Test func aSeedGivesTheSameProjectAgain() {
    #expect(Mutation.project(seed: 7) == Mutation.project(seed: 7))
    #expect(Mutation.project(seed: 7) != Mutation.project(seed: 8))
  }
}
