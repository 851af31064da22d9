import Foundation
import OddCode
import TenureCheck
import Testing

/// Files that nobody would write, out of files that somebody did: cut, spliced, nested, with bytes that are no text. None
/// ends the program, and none keeps it.
///
/// `TENURE_FUZZ_SEED` repeats a run, `TENURE_FUZZ_COUNT` makes it longer or shorter,
/// `TENURE_FUZZ_CODE` is a folder whose files are to be changed instead of the rules' pages.
@Suite struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let seed = environment["TENURE_FUZZ_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...(.max))
  private static let count = environment["TENURE_FUZZ_COUNT"].flatMap { Int($0) } ?? 10_000
  /// Files of one project, so that the model sees names that meet by accident.
  private static let together = 50

  @Test func nothingEndsTheProgram() {
    print("TENURE_FUZZ_SEED=\(Self.seed)")
    let batches = ProjectReader.onAllCores(Array(0..<(Self.count / Self.together))) { batch in
      var mutation = Mutation(seed: Self.seed &+ UInt64(batch) &* 0x9E37_79B9_7F4A_7C15)
      let files = (0..<Self.together).map { FileReader.facts(path: "F\($0).swift", bytes: mutation.next()) }
      let project = Project(files: files)
      for finding in Check.findings(in: project, rules: AllRules.list) where finding.place.line < 1 { return 0 }
      return files.count
    }
    #expect(batches.reduce(0, +) == Self.count / Self.together * Self.together)
  }

  @Test func aSeedGivesTheSameFilesAgain() {
    var (one, other, third) = (Mutation(seed: 7), Mutation(seed: 7), Mutation(seed: 8))
    let files = (0..<20).map { _ in one.next() }
    #expect(files == (0..<20).map { _ in other.next() })
    #expect(files != (0..<20).map { _ in third.next() })
    #expect(Set(files).count > 15)
  }
}
