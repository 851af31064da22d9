import Foundation
import OddCode
import TenureCheck

/// `check-bench fuzz [--projects N] [--files N] [--seed S]`: odd projects and odd files, until there were that many.
///
/// Each portion runs in a process of its own: what crashes, or takes longer than ten seconds a project, is told with
/// the seed that repeats it, and the rest goes on. What was too slow is timed once more, alone, before it counts, since
/// on a busy machine it may only have waited. `TENURE_FUZZ_CODE` is a folder whose files are to be changed.
enum Fuzz {
  private static let limit: Duration = .seconds(10)

  private enum Kind: String, CaseIterable {
    case projects, files

    /// How many a process takes: files make projects of fifty.
    var portion: Int { self == .projects ? 250 : 5_000 }
    var together: Int { self == .projects ? 1 : 50 }
  }

  /// A rule that did not come to its end in time, and the seed that repeats it.
  private struct Unfinished: Codable {
    let rule: String
    let seed: UInt64
  }

  /// What a portion took, or several together.
  private struct Result: Codable {
    var count = 0
    var findings = 0
    var slowest = 0.0
    var slowestSeed: UInt64 = 0
    var megabytes = 0
    /// What did not come to its end.
    var unfinished: [Unfinished] = []

    mutating func add(_ other: Result) {
      count += other.count
      findings += other.findings
      if other.slowest > slowest { (slowest, slowestSeed) = (other.slowest, other.slowestSeed) }
      megabytes = max(megabytes, other.megabytes)
      unfinished += other.unfinished
    }
  }

  /// True where nothing crashed, and everything came to its end in time.
  static func run(_ arguments: [String]) throws -> Bool {
    func number(_ name: String, or usual: UInt64) -> UInt64 {
      guard let index = arguments.firstIndex(of: name), arguments.indices.contains(index + 1) else { return usual }
      return UInt64(arguments[index + 1]) ?? usual
    }
    let seed = number("--seed", or: .random(in: 0...(.max)))
    FileHandle.standardOutput.write(Data("seed \(seed)\n".utf8))
    var isGood = true
    for kind in Kind.allCases {
      let count = Int(number("--\(kind.rawValue)", or: kind == .projects ? 10_000 : 100_000))
      var all = Result()
      var crashes: [UInt64] = []
      for start in stride(from: 0, to: count, by: kind.portion) {
        let portion = start..<min(start + kind.portion, count)
        try take(portion, of: kind, seed, &all, &crashes)
        say(kind, all, crashes, of: count)
      }
      if try timeAgain(&all, of: kind, &crashes) { say(kind, all, crashes, of: count, isLast: true) }
      isGood = isGood && crashes.isEmpty && all.unfinished.isEmpty && Duration.seconds(all.slowest) <= limit
    }
    return isGood
  }

  /// Times what was too slow once more, alone, and says whether there was any.
  private static func timeAgain(_ all: inout Result, of kind: Kind, _ crashes: inout [UInt64]) throws -> Bool {
    var seeds = Set(all.unfinished.map(\.seed))
    let isSlow = Duration.seconds(all.slowest) > limit
    if isSlow { seeds.insert(all.slowestSeed) }
    if seeds.isEmpty { return false }
    all.unfinished = []
    if isSlow { all.slowest = 0 }
    for seed in seeds.sorted() {
      var alone = Result()
      try take(0..<kind.together, of: kind, seed, &alone, &crashes)
      all.unfinished += alone.unfinished
      if alone.slowest > all.slowest { (all.slowest, all.slowestSeed) = (alone.slowest, alone.slowestSeed) }
    }
    return true
  }

  /// Where a portion ends badly, its halves say which of it did.
  private static func take(
    _ portion: Range<Int>, of kind: Kind, _ seed: UInt64, _ all: inout Result, _ crashes: inout [UInt64]
  ) throws {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["portion", kind.rawValue, "\(seed)", "\(portion.lowerBound)", "\(portion.upperBound)"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    if process.terminationStatus == 0 {
      all.add(try JSONDecoder().decode(Result.self, from: data))
    } else if portion.count <= kind.together {
      crashes.append(Self.seed(seed, portion.lowerBound / kind.together))
    } else {
      let middle = portion.lowerBound + max(1, portion.count / kind.together / 2) * kind.together
      try take(portion.lowerBound..<middle, of: kind, seed, &all, &crashes)
      try take(middle..<portion.upperBound, of: kind, seed, &all, &crashes)
    }
  }

  private static func say(
    _ kind: Kind, _ all: Result, _ crashes: [UInt64], of count: Int, isLast: Bool = false
  ) {
    let line =
      "\(all.count) of \(count) \(kind.rawValue): \(crashes.count) crashes, \(all.unfinished.count) rules "
      + (isLast || all.unfinished.isEmpty ? "given up, " : "to be timed again, ")
      + "\(all.findings) findings, slowest \((all.slowest * 1000).rounded() / 1000) s (seed \(all.slowestSeed)), "
      + "\(all.megabytes) MB at the most"
    let bad = crashes.map { "crash: seed \($0)" } + all.unfinished.map { "\($0.rule): seed \($0.seed)" }
    FileHandle.standardOutput.write(Data(([line] + bad).map { $0 + "\n" }.joined().utf8))
  }

  private static func seed(_ seed: UInt64, _ round: Int) -> UInt64 { seed &+ UInt64(round) &* 0x9E37_79B9_7F4A_7C15 }

  /// `portion projects|files SEED FIRST END`, in a process of its own: its result as JSON.
  static func portion(_ arguments: [String]) throws {
    guard arguments.count == 4, let kind = Kind(rawValue: arguments[0]), let seed = UInt64(arguments[1]),
      let first = Int(arguments[2]), let end = Int(arguments[3])
    else { exit(2) }
    let rounds = Array(first / kind.together..<(end + kind.together - 1) / kind.together)
    let results = ProjectReader.onAllCores(rounds) { round in
      one(kind, Self.seed(seed, round), files: min(kind.together, end - round * kind.together))
    }
    var all = Result()
    for result in results { all.add(result) }
    all.megabytes = Run.peakOfMemory
    FileHandle.standardOutput.write(try JSONEncoder().encode(all))
  }

  private static func one(_ kind: Kind, _ seed: UInt64, files count: Int) -> Result {
    // What no rule's limit ends, reading for one, ends the process as a crash does.
    let hang = DispatchWorkItem { abort() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 120, execute: hang)
    defer { hang.cancel() }
    let clock = ContinuousClock()
    let start = clock.now
    var mutation = Mutation(seed: seed)
    let texts = kind == .projects ? Mutation.project(seed: seed) : (0..<count).map { _ in mutation.next() }
    let files = texts.enumerated().map { FileReader.facts(path: "F\($0).swift", bytes: $1) }
    let run = Check.run(in: Project(files: files), rules: AllRules.list, limit: limit)
    return Result(
      count: kind == .projects ? 1 : count, findings: run.findings.count, slowest: (clock.now - start).seconds,
      slowestSeed: seed, unfinished: run.unfinished.map { Unfinished(rule: $0.id, seed: seed) })
  }
}
